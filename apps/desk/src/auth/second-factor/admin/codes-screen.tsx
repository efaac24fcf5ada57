'use client'

import '../../sign-in/admin/sign-in.css'
import { useMessages } from '../../../i18n/use-messages.ts'
import { AskForCode } from './ask-for-code.tsx'
import { Enrol } from './enrol.tsx'
import { Manage } from './manage.tsx'
import { MESSAGES } from './messages.ts'

export interface CodesState {
  readonly isNeeded: boolean
  readonly isEnrolled: boolean
  readonly hasPassed: boolean
  readonly recoveryLeft: number
  /** Where the person wanted to go, at the desk. */
  readonly goTo: string
}

/** What someone does about their one-time codes now. */
export function CodesScreen({ isNeeded, isEnrolled, hasPassed, recoveryLeft, goTo }: CodesState) {
  const { t } = useMessages()
  return (
    <main className="sign-in">
      {!isEnrolled && <Enrol goTo={goTo} isNeeded={isNeeded} />}
      {isEnrolled && !hasPassed && <AskForCode goTo={goTo} />}
      {isEnrolled && hasPassed && <Manage goTo={goTo} left={recoveryLeft} />}
      <p className="sign-in__row">
        {hasPassed && <a href={goTo}>{t(MESSAGES.back)}</a>}
        <a href="/admin/logout">{t(MESSAGES.signOut)}</a>
      </p>
    </main>
  )
}
