'use client'

import { Button } from '@payloadcms/ui'
import { useMessages } from '../../../i18n/use-messages.ts'
import { MESSAGES } from './messages.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly goTo: string
}

/** New recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, goTo }: RecoveryCodesProps) {
  const { t } = useMessages()
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Gaashaan\n\n${codes.join('\n')}\n`)}`
  return (
    <>
      <h1>{t(MESSAGES.recoveryHeading)}</h1>
      <p>{t(MESSAGES.recoveryText)}</p>
      <ol className="sign-in__recovery">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="sign-in__row">
        <a href={file} download="gaashaan-recovery-codes.txt">
          {t(MESSAGES.save)}
        </a>
        <Button buttonStyle="secondary" onClick={() => window.print()}>
          {t(MESSAGES.print)}
        </Button>
        <Button onClick={() => window.location.assign(goTo)}>{t(MESSAGES.saved)}</Button>
      </p>
    </>
  )
}
