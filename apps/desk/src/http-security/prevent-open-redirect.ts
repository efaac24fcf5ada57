import { sameOriginPath } from '@gaashaan/http/same-origin-path'

/** Payload's query key for the path after sign-in. */
const KEY = 'redirect'

/** Any origin will do: what stays at this one stays at the desk's. */
const HERE = 'http://desk.invalid'

/**
 * The query of a screen's address without the way to go on, where that leaves the desk: Payload's own
 * look at it lets `/.//x.example` pass. `undefined` where there is nothing to take out. A query alone is
 * a whole reference, so that no path can lead elsewhere either.
 */
export function withoutOpenRedirect(url: string): string | undefined {
  const mark = url.indexOf('?')
  if (mark < 0 || !url.toLowerCase().startsWith('/admin')) return undefined
  const query = new URLSearchParams(url.slice(mark + 1))
  if (query.getAll(KEY).every((to) => sameOriginPath(to, HERE) !== undefined)) return undefined
  query.delete(KEY)
  return `?${query}`
}
