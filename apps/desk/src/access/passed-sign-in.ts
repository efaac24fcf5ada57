import type { PayloadRequest } from 'payload'

/**
 * A session ends this long after sign-in, even if it is in use. NIST SP 800-63B requires a new
 * sign-in after at most 24 hours (assurance level 2).
 */
export const MAX_SESSION_MS = 24 * 60 * 60 * 1000

/** Roles that never had a grace period, since they can publish or change other accounts. */
const ROLES_WITHOUT_GRACE: readonly string[] = ['publisher', 'administrator']

type Account = PayloadRequest['user']

/** Properties that Payload sets on the user of a request: how it signed in, and its session's id. */
interface SessionProperties {
  readonly _strategy?: string
  readonly _sid?: string
}

/** What decides whether an account needs a second factor. */
export type SecondFactorNeed = Pick<
  NonNullable<Account>,
  'roles' | 'codesSince' | 'passkeysSince' | 'secondFactorDue'
>

const hasSecondFactor = ({ codesSince, passkeysSince }: SecondFactorNeed) =>
  Boolean(codesSince) || Boolean(passkeysSince)

/**
 * Until when the password alone still opens an account that is older than the rule that everyone needs
 * a second factor: an ISO instant, or `null` where it does not.
 */
export function graceEnd(account: SecondFactorNeed, now = Date.now()): string | null {
  const { roles, secondFactorDue } = account
  const isWithoutGrace = roles?.some((role) => ROLES_WITHOUT_GRACE.includes(role))
  if (!secondFactorDue || isWithoutGrace || hasSecondFactor(account)) return null
  return Date.parse(secondFactorDue) > now ? secondFactorDue : null
}

/**
 * Whether an account needs a second factor: everyone with a role does, and whoever set one up. Without a
 * role there is nothing to protect yet but one's own name.
 */
export function needsSecondFactor(account: SecondFactorNeed, now = Date.now()): boolean {
  if (hasSecondFactor(account)) return true
  return (account.roles ?? []).length > 0 && graceEnd(account, now) === null
}

/**
 * Whether an account has completed sign-in, with a second factor where it needs one, and its session has not
 * ended. Until then the account has no role. A request names its session. An account that a program
 * read from the database has none and is accepted as it is.
 */
export function hasPassedSignIn(user: Account | undefined, now = Date.now()): boolean {
  if (!user) return false
  const { _strategy, _sid } = user as SessionProperties
  if (_strategy === undefined) return true
  const session = user.sessions?.find(({ id }) => id === _sid)
  if (!session) return false
  const isOver = Date.parse(session.createdAt ?? '') + MAX_SESSION_MS <= now
  return !isOver && (!needsSecondFactor(user, now) || Boolean(session.passedAt))
}
