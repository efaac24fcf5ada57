'use client'

import { useMessages } from '../../../i18n/use-messages.ts'
import { SmallForm } from '../../sign-in/admin/small-form.tsx'
import { MESSAGES } from './messages.ts'
import { usePasskey, useSupport } from './use-passkey.ts'

interface PasskeyButtonProps {
  /** Signs in by a passkey alone, or as the second step. */
  readonly purpose: 'sign-in' | 'check'
  readonly secondary?: boolean
  readonly onPassed: () => void | Promise<void>
}

/** A button by which a passkey signs in; a text where the browser offers none. */
export function PasskeyButton({ purpose, secondary, onPassed }: PasskeyButtonProps) {
  const { t } = useMessages()
  const { authenticate } = usePasskey()
  if (!useSupport()) return <p className="sign-in__hint">{t(MESSAGES.unsupported)}</p>
  const onSend = async () => {
    const failure = await authenticate(purpose)
    if (failure === undefined) await onPassed()
    return failure
  }
  const label = purpose === 'sign-in' ? MESSAGES.signIn : MESSAGES.check
  return (
    <SmallForm submit={t(label)} onSend={onSend} secondary={secondary}>
      {null}
    </SmallForm>
  )
}
