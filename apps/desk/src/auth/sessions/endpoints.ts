import type { Endpoint, PayloadRequest } from 'payload'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { tokenDigest } from '../invitations/token.ts'
import { forOtherAccount } from '../other-account.ts'
import { passkeyError } from '../passkeys/passkey-errors.ts'
import type { CurrentSession } from '../second-factor/session.ts'
import { type SessionHandler, withPassedSession } from '../second-factor/with-session.ts'
import { changeSessions, endSessions } from '../sign-in/sessions.ts'
import { listSessions } from './session-list.ts'

/** Requires that its owner has proved within minutes who they are (OWASP ASVS 5.0, 7.5.2). */
const withPermission = (handler: SessionHandler) =>
  withPassedSession(async (req, session) =>
    session.mayEndSessions ? handler(req, session) : passkeyError(req, 'confirm_first'),
  )

/** The sessions of the account: `{ sessions }`, each a `ListedSession`. */
const list: SessionHandler = async ({ payload }, session) =>
  Response.json({ sessions: await listSessions(payload, session) })

/** Ends the sessions that `isEnded` names; responds with those that are left. */
async function end(
  req: PayloadRequest,
  session: CurrentSession,
  isEnded: (id: string) => boolean,
): Promise<Response> {
  const { payload } = req
  const { user } = session
  let count = 0
  await changeSessions(payload, user.id, (sessions) => {
    const left = sessions.filter(({ id }) => !isEnded(id))
    count = sessions.length - left.length
    return left
  })
  if (count > 0) {
    const change = { by: 'owner', count }
    const event = { action: 'session.ended', ...accountSubject(user), change }
    await recordAuditEvent(payload, event, undefined, req)
  }
  return list(req, session)
}

/** Ends one session of the account by its id in the list; one that has ended already is no error. */
const endOne: SessionHandler = (req, session) =>
  end(req, session, (id) => tokenDigest(id) === req.routeParams?.session)

/** Ends all sessions of the account but that of the request. */
const endOthers: SessionHandler = (req, session) => end(req, session, (id) => id !== session.sid)

/**
 * The endpoints for someone's own sessions, below `/api/users`, and for those of somebody else, which an
 * administrator ends. Errors: `code-errors.ts`, `passkey-errors.ts`.
 */
export const sessionEndpoints: Endpoint[] = [
  { path: '/sessions', method: 'get', handler: withPassedSession(list) },
  { path: '/sessions/end-others', method: 'post', handler: withPermission(endOthers) },
  { path: '/sessions/:session/end', method: 'post', handler: withPermission(endOne) },
  {
    path: '/:id/end-sessions',
    method: 'post',
    handler: forOtherAccount(async (req, account) => {
      await endSessions(req.payload, account.id, { staysPassed: false })
      const change = { by: 'administrator' }
      const event = { action: 'session.ended', ...accountSubject(account), change }
      await recordAuditEvent(req.payload, event, undefined, req)
      return Response.json({ sessions: [] })
    }),
  },
]
