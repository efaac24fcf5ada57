'use client'

import { useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { LabelledInput } from '../../sign-in/admin/labelled-input.tsx'
import { send } from '../../sign-in/admin/send.ts'
import { type FormValues, SmallForm } from '../../sign-in/admin/small-form.tsx'
import { MESSAGES } from './messages.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Renewal {
  readonly recoveryCodes: readonly string[]
}

/** For someone who has codes: new recovery codes, or another phone. */
export function Manage({ goTo, left }: { readonly goTo: string; readonly left: number }) {
  const { language, t } = useMessages()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} goTo={goTo} />
  const renew = async ({ renewing }: FormValues) => {
    const body = { code: renewing }
    const result = await send<Renewal>('POST', '/users/codes/renew', language, body)
    setCodes(result.data?.recoveryCodes)
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
      <h1>{t(MESSAGES.manageHeading)}</h1>
      <p>
        {t(MESSAGES.manageText)} {left}
      </p>
      <h2>{t(MESSAGES.renewHeading)}</h2>
      <SmallForm submit={t(MESSAGES.renew)} onSend={renew} secondary>
        <LabelledInput name="renewing" {...field} />
      </SmallForm>
      <h2>{t(MESSAGES.removeHeading)}</h2>
      <p>{t(MESSAGES.removeText)}</p>
      <SmallForm submit={t(MESSAGES.remove)} onSend={remove} secondary>
        <LabelledInput name="removing" {...field} />
      </SmallForm>
    </>
  )
}
