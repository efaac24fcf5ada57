'use client'

import { useMessages } from '../../../i18n/use-messages.ts'
import { send } from '../../sign-in/admin/send.ts'
import { SmallForm } from '../../sign-in/admin/small-form.tsx'
import { MESSAGES } from './messages.ts'
import { OpenIdButton } from './openid-button.tsx'

interface ConnectionProps {
  readonly isConnected: boolean
  readonly onChanged: () => void
}

/** Whether someone's account is connected with the ministry's own sign-in, and a button to change that. */
export function Connection({ isConnected, onChanged }: ConnectionProps) {
  const { language, t } = useMessages()
  const disconnect = async () => {
    const { failure } = await send('POST', '/users/openid/disconnect', language, {})
    if (failure === undefined) onChanged()
    return failure
  }
  return (
    <>
      <h2>{t(MESSAGES.heading)}</h2>
      <p>{t(isConnected ? MESSAGES.connected : MESSAGES.meaning)}</p>
      {isConnected ? (
        <SmallForm submit={t(MESSAGES.disconnect)} onSend={disconnect} secondary>
          {null}
        </SmallForm>
      ) : (
        <OpenIdButton purpose="connect" />
      )}
    </>
  )
}
