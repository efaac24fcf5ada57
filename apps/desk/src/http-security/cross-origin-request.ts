import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isMediaPath } from '../media/files/send-media.ts'
import { isOpenCall } from './open-calls.ts'

/** Methods that change nothing (RFC 9110 §9.2.1). */
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

const parseHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/** Whether a page of another origin sent a request, according to the browser's headers. */
function isForeign(headers: IncomingHttpHeaders, deskUrl: string): boolean {
  const site = headers['sec-fetch-site']
  // No script can set this header (Fetch Metadata, W3C).
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (headers.origin === undefined) return false
  // Editors reach the desk by the host of DESK_URL, or without it by the one that they name.
  const ownHosts = deskUrl ? [parseHost(deskUrl)] : [headers['x-forwarded-host'], headers.host]
  const host = parseHost(headers.origin)
  return host === undefined || !ownHosts.includes(host)
}

/**
 * Whether the desk refuses a request because a page of another origin, even of a subdomain, sent it.
 * That holds for every request that changes something or needs a session, but not for what anyone may
 * read (the specification's calls, public files) and for links to the desk's screens. Programs other
 * than browsers send no such headers, and have no visitor's cookie to misuse.
 */
export function isCrossOrigin(request: IncomingMessage, deskUrl: string): boolean {
  const { method = 'GET', url = '/', headers } = request
  if (!isForeign(headers, deskUrl)) return false
  if (!SAFE_METHODS.includes(method)) return true
  const [path = ''] = url.split('?')
  if (isOpenCall(path) || isMediaPath(path)) return false
  const isNavigation = headers['sec-fetch-dest'] === 'document'
  return path.startsWith('/api/') || !isNavigation
}
