'use client'

import { useMessages } from '../../../i18n/use-messages.ts'
import { send } from '../../sign-in/admin/send.ts'
import { SmallForm } from '../../sign-in/admin/small-form.tsx'
import { MESSAGES } from './messages.ts'

interface OpenIdButtonProps {
  readonly purpose: 'signIn' | 'connect'
  /** The path at the desk that a sign-in ends at. */
  readonly goTo?: string
}

/** A button that leads to the ministry's own sign-in. */
export function OpenIdButton({ purpose, goTo }: OpenIdButtonProps) {
  const { language, t } = useMessages()
  const path = `/users/openid/${purpose === 'signIn' ? 'begin' : 'connect'}`
  const onSend = async () => {
    const { data, failure } = await send<{ url: string }>('POST', path, language, { goTo })
    if (data) window.location.assign(data.url)
    return failure
  }
  return (
    <SmallForm submit={t(MESSAGES[purpose])} onSend={onSend} secondary>
      {null}
    </SmallForm>
  )
}
