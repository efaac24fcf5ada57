'use client'

import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { LabelledInput } from '../../sign-in/admin/labelled-input.tsx'
import { send } from '../../sign-in/admin/send.ts'
import { type FormValues, SmallForm } from '../../sign-in/admin/small-form.tsx'
import { MESSAGES } from './messages.ts'

interface Enrolment {
  readonly secret: string
  readonly picture: string
}

interface Confirmation {
  readonly recoveryCodes: readonly string[]
}

interface EnrolProps {
  /** Called with the recovery codes, which the desk tells only once. */
  readonly onRecoveryCodes: (codes: readonly string[]) => void
}

/** Enrolment: a QR code for the phone, a code to confirm it. */
export function Enrol({ onRecoveryCodes }: EnrolProps) {
  const { language, t } = useMessages()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [failure, setFailure] = useState('')
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
  const confirm = async ({ code }: FormValues) => {
    const result = await send<Confirmation>('POST', '/users/codes/confirm', language, { code })
    if (result.data) onRecoveryCodes(result.data.recoveryCodes)
    return result.failure
  }
  return (
    <>
      <p className="sign-in__failure" role="alert">
        {failure}
      </p>
      {enrolment && (
        <>
          <h3>{t(MESSAGES.scan)}</h3>
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
          <h3>{t(MESSAGES.confirm)}</h3>
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
