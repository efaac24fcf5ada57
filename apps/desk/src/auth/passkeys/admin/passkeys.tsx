'use client'

import { useMessages } from '../../../i18n/use-messages.ts'
import type { FactorsState } from '../../second-factor/session.ts'
import { LabelledInput } from '../../sign-in/admin/labelled-input.tsx'
import { type FormValues, SmallForm } from '../../sign-in/admin/small-form.tsx'
import { MESSAGES } from './messages.ts'
import { PasskeyEntry } from './passkey-entry.tsx'
import { usePasskey, useSupport } from './use-passkey.ts'

interface PasskeysProps {
  readonly passkeys: FactorsState['passkeys']
  /** Whether there is no other second factor than the passkeys. */
  readonly isOnlyFactor: boolean
  readonly onChanged: () => void
}

/** Someone's passkeys, and a form for another. */
export function Passkeys({ passkeys, isOnlyFactor, onChanged }: PasskeysProps) {
  const { t } = useMessages()
  const { enrol } = usePasskey()
  const isSupported = useSupport()
  const add = async ({ passkey = '' }: FormValues) => {
    const failure = await enrol(passkey)
    if (failure === undefined) onChanged()
    return failure
  }
  return (
    <>
      <h2>{t(MESSAGES.heading)}</h2>
      <p>{t(MESSAGES.meaning)}</p>
      {passkeys.length > 0 && (
        <ul className="sign-in__list">
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} {...passkey} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {isOnlyFactor && passkeys.length === 1 && <p>{t(MESSAGES.second)}</p>}
      {isSupported ? (
        <SmallForm submit={t(MESSAGES.add)} onSend={add} secondary={passkeys.length > 0}>
          <LabelledInput
            name="passkey"
            label={t(MESSAGES.name)}
            hint={t(MESSAGES.nameHint)}
            maxLength={60}
            autoComplete="off"
          />
        </SmallForm>
      ) : (
        <p className="sign-in__hint">{t(MESSAGES.unsupported)}</p>
      )}
    </>
  )
}
