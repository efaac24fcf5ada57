'use client'

import '../../sign-in/admin/sign-in.css'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { ConfirmIdentity } from '../../second-factor/admin/confirm-identity.tsx'
import type { FactorsState } from '../../second-factor/session.ts'
import { send } from '../../sign-in/admin/send.ts'
import type { ListedSession } from '../session-list.ts'
import { MESSAGES } from './messages.ts'
import { SessionEntry } from './session-entry.tsx'

interface Sessions {
  readonly sessions: readonly ListedSession[]
}

interface SessionsScreenProps extends Sessions, FactorsState {
  /** Whether the person has proved within minutes who they are. */
  readonly mayEndSessions: boolean
}

/** One's own sessions, each with a button that ends it. */
export function SessionsScreen({ sessions: first, mayEndSessions, ...state }: SessionsScreenProps) {
  const { language, t } = useMessages()
  const [sessions, setSessions] = useState(first)
  const [outcome, setOutcome] = useState<{ failure?: string }>()
  const [isSending, setSending] = useState(false)
  const end = async (path: string) => {
    setSending(true)
    setOutcome(undefined)
    const { data, failure } = await send<Sessions>('POST', `/users/sessions/${path}`, language, {})
    if (data) setSessions(data.sessions)
    setOutcome(failure === undefined ? {} : { failure })
    setSending(false)
  }
  const hasOthers = sessions.length > 1
  return (
    <main className="sign-in">
      <h1>{t(MESSAGES.heading)}</h1>
      <p>{t(MESSAGES.text)}</p>
      <ul className="sign-in__list">
        {sessions.map((session) => (
          <SessionEntry
            key={session.id}
            {...session}
            isSending={isSending}
            {...(mayEndSessions && !session.isCurrent && { onEnd: () => end(`${session.id}/end`) })}
          />
        ))}
      </ul>
      <output>{outcome && outcome.failure === undefined && t(MESSAGES.ended)}</output>
      <p className="sign-in__failure" role="alert">
        {outcome?.failure}
      </p>
      {!hasOthers && <p>{t(MESSAGES.onlyOne)}</p>}
      {hasOthers && mayEndSessions && (
        <Button disabled={isSending} onClick={() => end('end-others')}>
          {t(MESSAGES.endOthers)}
        </Button>
      )}
      {hasOthers && !mayEndSessions && (
        <>
          <p>{t(MESSAGES[state.isNeeded ? 'confirm' : 'signInAgain'])}</p>
          {state.isNeeded && <ConfirmIdentity {...state} onPassed={() => location.reload()} />}
        </>
      )}
      <p className="sign-in__row">
        <a href="/admin/account">{t(MESSAGES.back)}</a>
        <a href="/admin/logout">{t(MESSAGES.signOut)}</a>
      </p>
    </main>
  )
}
