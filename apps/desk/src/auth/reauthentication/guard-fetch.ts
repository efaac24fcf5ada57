/** Requests of the sign-in itself, which the dialog never repeats. */
const SIGN_IN_PATHS =
  /^\/api\/users\/(login|logout|codes|passkeys|forgot-password|reset-password)\b/

interface Guard {
  readonly origin: string
  /** Whether the session has ended, as far as the desk can be reached. */
  hasEnded(): Promise<boolean>
  /** Resolves when the same person has signed in again; otherwise stays pending. */
  signIn(): Promise<void>
  /** Called after a successful sign-out; whoever signed out waits for it. */
  onSignedOut(): Promise<void>
}

/** Whether a response may be a refusal because the session has ended. */
function mayHaveEnded(url: URL, init: RequestInit | undefined, { status }: Response): boolean {
  if (url.pathname.startsWith('/api/')) return status === 401 || status === 403
  // A server function responds with 500 whatever it throws.
  return new Headers(init?.headers).has('next-action') && status >= 500
}

/**
 * A `fetch` for the pages of the desk. If a request was refused because the session has ended, it
 * waits until the person has signed in over the page and is sent again. The caller, Payload's form or
 * a panel of ours, gets the second response.
 */
export function guardFetch(originalFetch: typeof fetch, guard: Guard): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, guard.origin)
    if (url.origin !== guard.origin) return originalFetch(input, init)
    const repeatable = input instanceof Request ? input.clone() : input
    const response = await originalFetch(input, init)
    if (url.pathname === '/api/users/logout' && response.ok) await guard.onSignedOut()
    if (SIGN_IN_PATHS.test(url.pathname) || !mayHaveEnded(url, init, response)) return response
    if (!(await guard.hasEnded())) return response
    await guard.signIn()
    return originalFetch(repeatable, init)
  }
}
