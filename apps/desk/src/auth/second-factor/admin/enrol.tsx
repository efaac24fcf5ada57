'use client'

import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { LabelledInput } from '../../sign-in/admin/labelled-input.tsx'
import { send } from '../../sign-in/admin/send.ts'
import { SmallForm } from '../../sign-in/admin/small-form.tsx'
import { MESSAGES } from './messages.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Begun {
  readonly secret: string
  readonly picture: string
}

/** Enrolment: a picture for the phone, a code to confirm it, then the recovery codes. */
export function Enrol({ goTo, isNeeded }: { readonly goTo: string; readonly isNeeded: boolean }) {
  const { language, t } = useMessages()
  const [begun, setBegun] = useState<Begun>()
  const [failure, setFailure] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const hasBegun = useRef(false)
  useEffect(() => {
    // Each beginning makes another secret: one is enough, however often React looks.
    if (hasBegun.current) return
    hasBegun.current = true
    void send<Begun>('POST', '/users/codes/begin', language, {}).then((sent) => {
      setBegun(sent.data)
      setFailure(sent.failure ?? '')
    })
  }, [language])
  if (codes) return <RecoveryCodes codes={codes} goTo={goTo} />
  const confirm = async ({ code }: Readonly<Record<string, string>>) => {
    type Confirmed = { readonly recoveryCodes: readonly string[] }
    const sent = await send<Confirmed>('POST', '/users/codes/confirm', language, { code })
    setCodes(sent.data?.recoveryCodes)
    return sent.failure
  }
  return (
    <>
      <h1>{t(MESSAGES.enrolHeading)}</h1>
      <p>{t(MESSAGES[isNeeded ? 'enrolNeeded' : 'enrolChosen'])}</p>
      <p className="sign-in__failure" role="alert">
        {failure}
      </p>
      {begun && (
        <>
          <h2>{t(MESSAGES.scan)}</h2>
          {/* biome-ignore lint/performance/noImgElement: Next makes smaller files of files, and this is none */}
          <img
            className="sign-in__picture"
            alt={t(MESSAGES.picture)}
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(begun.picture)}`}
          />
          <p>
            {t(MESSAGES.orType)}
            <code className="sign-in__secret">{begun.secret.match(/.{4}/g)?.join(' ')}</code>
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
