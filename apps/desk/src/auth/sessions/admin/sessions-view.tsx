import { MinimalTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { currentSession, factorsState } from '../../second-factor/session.ts'
import { listSessions } from '../session-list.ts'
import { SessionsScreen } from './sessions-screen.tsx'

/** `/admin/sessions`: the screen with one's own sessions. */
export async function SessionsView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  const session = currentSession(req)
  if (!session?.hasPassed) redirect('/admin/login?redirect=/admin/sessions')
  const [sessions, state] = await Promise.all([
    listSessions(req.payload, session),
    factorsState(req.payload, session),
  ])
  return (
    <MinimalTemplate>
      <SessionsScreen {...state} sessions={sessions} mayEndSessions={session.mayEndSessions} />
    </MinimalTemplate>
  )
}
