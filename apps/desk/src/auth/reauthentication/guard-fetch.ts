/** Requests of the sign-in itself, which are never repeated behind the dialog. */
const SIGN_IN_PATHS = /^\/api\/users\/(login|logout|codes|forgot-password|reset-password)\b/

interface Guard {
  readonly origin: string
  /** Whether the session has ended, as far as the desk can be asked. */
  hasEnded(): Promise<boolean>
  /** Resolves when the same person has signed in again, and never when they do not. */
  signIn(): Promise<void>
  /** What became of a sign-out. */
  onSignedOut(): void
}

const addressOf = (input: RequestInfo | URL, origin: string): URL =>
  new URL(input instanceof Request ? input.url : input, origin)

/** A call of Payload's screens to the server that is no `/api/` one. */
const isServerFunction = (init: RequestInit | undefined): boolean =>
  new Headers(init?.headers).has('next-action')

/** Whether an answer may be a refusal because nobody is signed in any more. */
function mayHaveEnded(url: URL, init: RequestInit | undefined, { status }: Response): boolean {
  if (url.pathname.startsWith('/api/')) return status === 401 || status === 403
  // A server function that throws answers 500, whatever it threw.
  return isServerFunction(init) && status >= 500
}

/**
 * A `fetch` for the pages of the desk: a call that was refused because the session has ended waits
 * until the person has signed in over the page, and is made again. Whoever made it, Payload's form or
 * a panel of ours, has the answer of the second.
 */
export function guardFetch(plain: typeof fetch, guard: Guard): typeof fetch {
  return async (input, init) => {
    const url = addressOf(input, guard.origin)
    if (url.origin !== guard.origin) return plain(input, init)
    const again = input instanceof Request ? input.clone() : input
    const answer = await plain(input, init)
    if (url.pathname === '/api/users/logout' && answer.ok) guard.onSignedOut()
    if (SIGN_IN_PATHS.test(url.pathname) || !mayHaveEnded(url, init, answer)) return answer
    if (!(await guard.hasEnded())) return answer
    await guard.signIn()
    return plain(again, init)
  }
}
