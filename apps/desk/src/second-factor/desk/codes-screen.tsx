'use client'

import '../../sign-in/desk/sign-in.css'
import { useWords } from '../../sign-in/desk/use-words.ts'
import { AskForCode } from './ask-for-code.tsx'
import { Enrol } from './enrol.tsx'
import { Manage } from './manage.tsx'
import { WORDS } from './words.ts'

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
  const { w } = useWords(WORDS)
  return (
    <main className="sign-in">
      {!isEnrolled && <Enrol goTo={goTo} isNeeded={isNeeded} />}
      {isEnrolled && !hasPassed && <AskForCode goTo={goTo} />}
      {isEnrolled && hasPassed && <Manage goTo={goTo} left={recoveryLeft} />}
      <p className="sign-in__row">
        {hasPassed && <a href={goTo}>{w('back')}</a>}
        <a href="/admin/logout">{w('signOut')}</a>
      </p>
    </main>
  )
}
