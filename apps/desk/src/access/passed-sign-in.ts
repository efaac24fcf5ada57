import type { PayloadRequest } from 'payload'

/**
 * The longest that one signing in lasts, whatever is done meanwhile. NIST SP 800-63B asks for a new
 * one after 24 hours at most (assurance level 2).
 */
export const MAX_SESSION_MS = 24 * 60 * 60 * 1000

/** Roles that need one-time codes, since their actions reach readers or other accounts. */
const ROLES_WITH_CODES: readonly string[] = ['publisher', 'administrator']

type Account = PayloadRequest['user']

/** How Payload marks someone whom a request's token named, and with which of their sessions. */
interface Marks {
  readonly _strategy?: string
  readonly _sid?: string
}

/** Whether signing in to an account takes a code: its roles ask for it, or its owner chose to. */
export function needsCode(user: Pick<NonNullable<Account>, 'roles' | 'codesSince'>): boolean {
  const hasRole = (user.roles ?? []).some((role) => ROLES_WITH_CODES.includes(role))
  return hasRole || Boolean(user.codesSince)
}

/**
 * Whether someone has signed in wholly: with the code where the account needs one, and not longer
 * ago than a session lasts. Until then an account has no role. Requests name the session that they
 * belong to; someone whom a program found in the database belongs to none, and is taken at its word.
 */
export function hasPassedSignIn(user: Account | undefined, now = Date.now()): boolean {
  if (!user) return false
  const { _strategy, _sid } = user as Marks
  if (_strategy === undefined) return true
  const session = user.sessions?.find(({ id }) => id === _sid)
  if (!session) return false
  const isOver = Date.parse(session.createdAt ?? '') + MAX_SESSION_MS <= now
  return !isOver && (!needsCode(user) || Boolean(session.passedAt))
}
