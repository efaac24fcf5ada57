'use client'

import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { LabelledInput } from '../../sign-in/admin/labelled-input.tsx'
import { send } from '../../sign-in/admin/send.ts'
import { type FormValues, SmallForm } from '../../sign-in/admin/small-form.tsx'
import { MESSAGES } from './messages.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Enrolment {
  readonly secret: string
  readonly picture: string
}

interface Confirmation {
  readonly recoveryCodes: readonly string[]
}

/** Enrolment: a QR code for the phone, a code to confirm it, then the recovery codes. */
export function Enrol({ goTo, isNeeded }: { readonly goTo: string; readonly isNeeded: boolean }) {
  const { language, t } = useMessages()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [failure, setFailure] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const hasBegun = useRef(false)
  useEffect(() => {
    // Each call replaces the secret: one is enough, however often React runs the effect.
    if (hasBegun.current) return
    hasBegun.current = true
    void send<Enrolment>('POST', '/users/codes/begin', language, {}).then((result) => {
      setEnrolment(result.data)
      setFailure(result.failure ?? '')
    })
  }, [language])
  if (codes) return <RecoveryCodes codes={codes} goTo={goTo} />
  const confirm = async ({ code }: FormValues) => {
    const result = await send<Confirmation>('POST', '/users/codes/confirm', language, { code })
    setCodes(result.data?.recoveryCodes)
    return result.failure
  }
  return (
    <>
      <h1>{t(MESSAGES.enrolHeading)}</h1>
      <p>{t(MESSAGES[isNeeded ? 'enrolNeeded' : 'enrolChosen'])}</p>
      <p className="sign-in__failure" role="alert">
        {failure}
      </p>
      {enrolment && (
        <>
          <h2>{t(MESSAGES.scan)}</h2>
          {/* biome-ignore lint/performance/noImgElement: Next resizes image files, and this is a data URL */}
          <img
            className="sign-in__picture"
            alt={t(MESSAGES.picture)}
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(enrolment.picture)}`}
          />
          <p>
            {t(MESSAGES.orType)}
            <code className="sign-in__secret">{enrolment.secret.match(/.{4}/g)?.join(' ')}</code>
          </p>
          <h2>{t(MESSAGES.confirm)}</h2>
          <SmallForm submit={t(MESSAGES.goOn)} onSend={confirm}>
            <LabelledInput
              name="code"
              label={t(MESSAGES.code)}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={10}
            />
          </SmallForm>
        </>
      )}
    </>
  )
}
