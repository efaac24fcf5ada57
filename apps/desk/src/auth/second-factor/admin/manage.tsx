'use client'

import { useMessages } from '../../../i18n/use-messages.ts'
import { LabelledInput } from '../../sign-in/admin/labelled-input.tsx'
import { send } from '../../sign-in/admin/send.ts'
import { type FormValues, SmallForm } from '../../sign-in/admin/small-form.tsx'
import { MESSAGES } from './messages.ts'

interface Renewal {
  readonly recoveryCodes: readonly string[]
}

interface ManageProps {
  /** How many recovery codes are left. */
  readonly left: number
  readonly onRecoveryCodes: (codes: readonly string[]) => void
}

/** For someone who has codes: new recovery codes, or another phone. */
export function Manage({ left, onRecoveryCodes }: ManageProps) {
  const { language, t } = useMessages()
  const renew = async ({ renewing }: FormValues) => {
    const body = { code: renewing }
    const result = await send<Renewal>('POST', '/users/codes/renew', language, body)
    if (result.data) onRecoveryCodes(result.data.recoveryCodes)
    return result.failure
  }
  const remove = async ({ removing }: FormValues) => {
    const body = { code: removing }
    const { failure } = await send('POST', '/users/codes/remove', language, body)
    if (failure === undefined) window.location.reload()
    return failure
  }
  const field = { autoComplete: 'one-time-code', maxLength: 40, label: t(MESSAGES.codeOrRecovery) }
  return (
    <>
      <p>
        {t(MESSAGES.codesLeft)} {left}
      </p>
      <h3>{t(MESSAGES.renewHeading)}</h3>
      <SmallForm submit={t(MESSAGES.renew)} onSend={renew} secondary>
        <LabelledInput name="renewing" {...field} />
      </SmallForm>
      <h3>{t(MESSAGES.removeHeading)}</h3>
      <p>{t(MESSAGES.removeText)}</p>
      <SmallForm submit={t(MESSAGES.remove)} onSend={remove} secondary>
        <LabelledInput name="removing" {...field} />
      </SmallForm>
    </>
  )
}
