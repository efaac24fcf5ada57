import { isMediaPath } from '../media/files/answer-media.ts'
import { isOpenCall } from './open-calls.ts'

/** A request, with the headers by which browsers name its origin. */
export interface RequestOrigin {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Methods that change nothing (RFC 9110 §9.2.1). */
const SAFE = ['GET', 'HEAD', 'OPTIONS']

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/** The hosts by which editors reach the desk: DESK_URL's, else the one that the request names. */
function ownHosts({ headers }: RequestOrigin, deskUrl: string): readonly (string | undefined)[] {
  if (deskUrl !== '') return [hostOf(deskUrl)]
  return [one(headers['x-forwarded-host']), one(headers.host)].filter(Boolean)
}

/** Whether a page of another origin has its visitor's browser ask this, by what the browser says. */
function isForeign(asked: RequestOrigin, deskUrl: string): boolean {
  const site = one(asked.headers['sec-fetch-site'])
  // No script can write this header (Fetch Metadata, W3C): where it is, it is right.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = one(asked.headers.origin)
  return origin !== undefined && !ownHosts(asked, deskUrl).includes(hostOf(origin) ?? '')
}

/**
 * Whether the desk refuses a request because a page of another origin makes it, its own subdomains
 * included: whatever changes something, and every call that a session opens. What stays open is what
 * anyone may read (the specification's calls, public files) and links to the desk's screens. Programs
 * that are no browsers say nothing of where they are, and have no visitor's cookie to misuse.
 */
export function isCrossOrigin(asked: RequestOrigin, deskUrl: string): boolean {
  if (!isForeign(asked, deskUrl)) return false
  if (!SAFE.includes(asked.method)) return true
  const [path = ''] = asked.url.split('?')
  if (isOpenCall(path) || isMediaPath(path)) return false
  const isVisit = one(asked.headers['sec-fetch-dest']) === 'document'
  return path.startsWith('/api/') || !isVisit
}
