'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { FactorsState } from '../session.ts'
import { Enrol } from './enrol.tsx'
import { Manage } from './manage.tsx'
import { MESSAGES } from './messages.ts'

interface CodesProps extends Pick<FactorsState, 'isEnrolled' | 'isOpenedByCodes' | 'recoveryLeft'> {
  readonly onRecoveryCodes: (codes: readonly string[]) => void
}

/** Someone's one-time codes: managed where they have some, else set up where the rules allow codes. */
export function Codes({ isEnrolled, isOpenedByCodes, recoveryLeft, onRecoveryCodes }: CodesProps) {
  const { t } = useMessages()
  const [isEnrolling, setEnrolling] = useState(false)
  if (!isEnrolled && !isOpenedByCodes) return null
  return (
    <>
      <h2>{t(MESSAGES.codesHeading)}</h2>
      {isEnrolled && <Manage left={recoveryLeft} onRecoveryCodes={onRecoveryCodes} />}
      {!isEnrolled && <p>{t(MESSAGES.codesMeaning)}</p>}
      {!isEnrolled && !isEnrolling && (
        <Button buttonStyle="secondary" size="large" onClick={() => setEnrolling(true)}>
          {t(MESSAGES.setUpCodes)}
        </Button>
      )}
      {isEnrolling && <Enrol onRecoveryCodes={onRecoveryCodes} />}
    </>
  )
}
