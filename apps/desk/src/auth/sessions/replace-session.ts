import type {
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import type { User } from '../../payload-types.ts'
import { changeSessions, MAX_SESSIONS } from '../sign-in/sessions.ts'

interface FormerSession {
  readonly account: number
  readonly sid: string
}

/** The session that a request has; `undefined` without one. */
function sessionOf({ user }: PayloadRequest): FormerSession | undefined {
  const sid = (user as { _sid?: string } | null)?._sid
  return user?.collection === 'users' && sid ? { account: user.id, sid } : undefined
}

/** Ends the session that a browser had before its new one (OWASP ASVS 5.0, 7.2.4). */
export async function endFormerSession(
  req: PayloadRequest,
  former = sessionOf(req),
): Promise<void> {
  if (!former) return
  const { account, sid } = former
  await changeSessions(
    req.payload,
    account,
    (sessions) => sessions.filter(({ id }) => id !== sid),
    req,
  )
}

/** Remembers the session that a sign-in by password replaces: Payload forgets it when it succeeds. */
export const noteFormerSession: CollectionBeforeOperationHook = ({
  args,
  context,
  operation,
  req,
}) => {
  if (operation === 'login') context.formerSession = sessionOf(req)
  return args
}

/** Ends the browser's former session, and the oldest sessions of the account beyond `MAX_SESSIONS`. */
export const replaceSession: CollectionAfterLoginHook<User> = async ({ user, req, context }) => {
  // Someone who changes their password confirms the current one: that session ends with the change.
  if (context.isConfirmation) return
  await endFormerSession(req, context.formerSession as FormerSession | undefined)
  await changeSessions(req.payload, user.id, (sessions) => sessions.slice(-MAX_SESSIONS), req)
}
