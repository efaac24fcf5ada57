/** How the session of a page stands, as the desk says now. */
export type SessionState =
  /** Over: the dialog asks for the password. */
  | 'ended'
  /** The password was right elsewhere, and a code is due. */
  | 'codeDue'
  /** A code is due, and the account has none to make it with: an administrator has taken them away. */
  | 'notEnrolled'
  | 'running'
  /** Somebody else has signed in with this browser. */
  | 'another'

interface Codes {
  readonly account: number | string
  readonly hasPassed: boolean
  readonly isEnrolled: boolean
}

/**
 * Asks the desk how the session of an account stands. A desk that cannot be asked is no reason to ask
 * for a password.
 */
export async function sessionState(
  account: number | string,
  ask: typeof fetch = fetch,
): Promise<SessionState> {
  try {
    const answer = await ask('/api/users/codes', { credentials: 'include' })
    if (answer.status === 401) return 'ended'
    if (!answer.ok) return 'running'
    const codes = (await answer.json()) as Codes
    if (codes.account !== account) return 'another'
    if (codes.hasPassed) return 'running'
    return codes.isEnrolled ? 'codeDue' : 'notEnrolled'
  } catch {
    return 'running'
  }
}
