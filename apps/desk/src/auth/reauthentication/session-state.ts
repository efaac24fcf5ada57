/** The state of a page's session, as the desk reports it. */
export type SessionState =
  /** The session is over: the dialog asks for the password. */
  | 'ended'
  /** The password is entered, perhaps in another tab, and the code is due. */
  | 'codeDue'
  /** The code is due, but an administrator has reset the account's codes. */
  | 'notEnrolled'
  | 'running'
  /** Somebody else has signed in with this browser. */
  | 'otherAccount'

interface Codes {
  readonly account: number | string
  readonly hasPassed: boolean
  readonly isEnrolled: boolean
}

/**
 * Requests the state of an account's session. If the desk cannot be reached, the session counts as
 * running: that is no reason to ask for a password.
 */
export async function sessionState(
  account: number | string,
  fetchCodes: typeof fetch = fetch,
): Promise<SessionState> {
  try {
    const response = await fetchCodes('/api/users/codes', { credentials: 'include' })
    if (response.status === 401) return 'ended'
    if (!response.ok) return 'running'
    const codes = (await response.json()) as Codes
    if (codes.account !== account) return 'otherAccount'
    if (codes.hasPassed) return 'running'
    return codes.isEnrolled ? 'codeDue' : 'notEnrolled'
  } catch {
    return 'running'
  }
}
