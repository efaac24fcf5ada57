import type { FactorsState } from '../second-factor/session.ts'

/** The state of a page's session, as the desk reports it. */
export type SessionState =
  /** The session is over: the dialog asks for the password. */
  | 'ended'
  /** The password is entered, perhaps in another tab, and the second factor is due. */
  | 'factorDue'
  /** The second factor is due, but an administrator has reset the account's. */
  | 'notEnrolled'
  | 'running'
  /** Somebody else has signed in with this browser. */
  | 'otherAccount'

/** What `GET /api/users/codes` answers. */
export interface Factors
  extends Pick<FactorsState, 'hasPassed' | 'isEnrolled' | 'isOpenedByCodes' | 'passkeys'> {
  readonly account: number | string
}

/**
 * Requests the state of an account's session. If the desk cannot be reached, the session counts as
 * running: that is no reason to ask for a password, unless the session's time is over.
 */
export async function sessionState(
  account: number | string,
  fetchFactors: typeof fetch = fetch,
  ifUnreachable: 'running' | 'ended' = 'running',
): Promise<SessionState> {
  try {
    const response = await fetchFactors('/api/users/codes', { credentials: 'include' })
    if (response.status === 401) return 'ended'
    if (!response.ok) return ifUnreachable
    const factors = (await response.json()) as Factors
    if (factors.account !== account) return 'otherAccount'
    if (factors.hasPassed) return 'running'
    const hasFactor = factors.isEnrolled || factors.passkeys.length > 0
    return hasFactor ? 'factorDue' : 'notEnrolled'
  } catch {
    return ifUnreachable
  }
}
