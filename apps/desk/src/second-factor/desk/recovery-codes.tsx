'use client'

import { Button } from '@payloadcms/ui'
import { useWords } from '../../sign-in/desk/use-words.ts'
import { WORDS } from './words.ts'

/** Recovery codes, the one time that they are shown. */
export function RecoveryCodes({
  codes,
  goTo,
}: {
  readonly codes: readonly string[]
  readonly goTo: string
}) {
  const { w } = useWords(WORDS)
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Gaashaan\n\n${codes.join('\n')}\n`)}`
  return (
    <>
      <h1>{w('recoveryHeading')}</h1>
      <p>{w('recoveryText')}</p>
      <ol className="sign-in__recovery">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="sign-in__row">
        <a href={file} download="gaashaan-recovery-codes.txt">
          {w('save')}
        </a>
        <Button buttonStyle="secondary" onClick={() => window.print()}>
          {w('print')}
        </Button>
        <Button onClick={() => window.location.assign(goTo)}>{w('kept')}</Button>
      </p>
    </>
  )
}
