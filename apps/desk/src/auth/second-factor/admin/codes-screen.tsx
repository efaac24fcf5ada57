'use client'

import '../../sign-in/admin/sign-in.css'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { CodesState } from '../session.ts'
import { CodeForm } from './code-form.tsx'
import { Enrol } from './enrol.tsx'
import { Manage } from './manage.tsx'
import { MESSAGES } from './messages.ts'

interface CodesScreenProps extends CodesState {
  /** The path at the desk that the person wanted to open. */
  readonly goTo: string
}

/** What someone has to do about their one-time codes: set them up, enter one, or manage them. */
export function CodesScreen(props: CodesScreenProps) {
  const { isNeeded, isEnrolled, hasPassed, recoveryLeft, goTo } = props
  const { t } = useMessages()
  return (
    <main className="sign-in">
      {!isEnrolled && <Enrol goTo={goTo} isNeeded={isNeeded} />}
      {isEnrolled && !hasPassed && (
        <>
          <h1>{t(MESSAGES.askHeading)}</h1>
          <p>{t(MESSAGES.askText)}</p>
          <CodeForm name="code" onPassed={() => window.location.assign(goTo)} />
          <p className="sign-in__row">{t(MESSAGES.lost)}</p>
        </>
      )}
      {isEnrolled && hasPassed && <Manage goTo={goTo} left={recoveryLeft} />}
      <p className="sign-in__row">
        {hasPassed && <a href={goTo}>{t(MESSAGES.back)}</a>}
        <a href="/admin/logout">{t(MESSAGES.signOut)}</a>
      </p>
    </main>
  )
}
