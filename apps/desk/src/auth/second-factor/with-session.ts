import type { PayloadHandler, PayloadRequest } from 'payload'
import { codeError } from './code-errors.ts'
import { type CurrentSession, currentSession } from './session.ts'

/** The handler of an endpoint for someone's own second factors. */
export type SessionHandler = (req: PayloadRequest, session: CurrentSession) => Promise<Response>

/** Requires the password: the second factor may still be due. Responds with 401 otherwise. */
export const withSession =
  (handler: SessionHandler): PayloadHandler =>
  async (req) => {
    const session = currentSession(req)
    return session === null ? codeError(req, 'signed_out') : handler(req, session)
  }

/** Requires a session that has passed its second factor. Responds with 401 otherwise. */
export const withPassedSession = (handler: SessionHandler) =>
  withSession(async (req, session) =>
    session.hasPassed ? handler(req, session) : codeError(req, 'signed_out'),
  )
