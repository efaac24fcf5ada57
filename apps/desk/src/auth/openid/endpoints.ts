import type { Endpoint } from 'payload'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { factorsState } from '../second-factor/session.ts'
import { type SessionHandler, withPassedSession } from '../second-factor/with-session.ts'
import { endSessions } from '../sign-in/sessions.ts'
import { beginConnection, beginSignIn } from './begin.ts'
import { complete } from './complete.ts'
import { deleteIdentity } from './identity-store.ts'
import { openIdError } from './openid-errors.ts'

/** Requires a session that may change how the account is opened. */
const withPermission = (handler: SessionHandler) =>
  withPassedSession(async (req, session) =>
    (await factorsState(req.payload, session)).mayChange
      ? handler(req, session)
      : openIdError(req, 'confirm_first'),
  )

/** Disconnects the account from the ministry's own sign-in, and ends its other sessions. */
const disconnect: SessionHandler = async (req, { user, sid }) => {
  if (await deleteIdentity(req.payload, user.id)) {
    await endSessions(req.payload, user.id, { except: sid, staysPassed: true })
    const event = { action: 'identity.disconnected', ...accountSubject(user) }
    await recordAuditEvent(req.payload, event, undefined, req)
  }
  return Response.json({ isConnected: false })
}

/** The endpoints for the ministry's own sign-in, below `/api/users`. Errors: `openid-errors.ts`. */
export const openIdEndpoints: Endpoint[] = [
  { path: '/openid/begin', method: 'post', handler: beginSignIn },
  { path: '/openid/complete', method: 'post', handler: complete },
  { path: '/openid/connect', method: 'post', handler: withPermission(beginConnection) },
  { path: '/openid/disconnect', method: 'post', handler: withPermission(disconnect) },
]
