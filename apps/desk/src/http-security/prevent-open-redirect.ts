import { sameOriginPath } from '@gaashaan/http/same-origin-path'

/** Payload's query key for the path after sign-in. */
const REDIRECT_KEY = 'redirect'

/** Any origin will do: a URL that stays at this one stays at the desk's. */
const BASE_URL = 'http://desk.invalid'

/**
 * The query of a screen's URL without the redirect, if that leaves the desk; otherwise `undefined`.
 * Payload's own check allows `/.//x.example`. The result is a query without a path, which is a valid
 * reference and cannot itself lead elsewhere.
 */
export function withoutOpenRedirect(url: string): string | undefined {
  const queryStart = url.indexOf('?')
  if (queryStart < 0 || !url.toLowerCase().startsWith('/admin')) return undefined
  const query = new URLSearchParams(url.slice(queryStart + 1))
  if (query.getAll(REDIRECT_KEY).every((to) => sameOriginPath(to, BASE_URL) !== undefined))
    return undefined
  query.delete(REDIRECT_KEY)
  return `?${query}`
}
