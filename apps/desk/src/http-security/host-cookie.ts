import type { IncomingMessage, ServerResponse } from 'node:http'
import { FIRST_ACCOUNT_COOKIE } from '../auth/first-account/token.ts'

/** The names of cookies inside the desk, and where the desk is opened by HTTP. */
const INSIDE = new Set(['payload-token', 'payload-lng', 'payload-theme', FIRST_ACCOUNT_COOKIE])

/**
 * What their names begin with in browsers that open the desk by HTTPS. They take and send a cookie of
 * this prefix for this very host alone, over HTTPS (RFC 6265bis §4.1.3.2): no page of a sister host can
 * put its own in place.
 */
const PREFIX = '__Host-'

const nameOf = (cookie: string) => cookie.split('=', 1)[0]?.trim() ?? ''

const isRenamed = (name: string) => name.startsWith(PREFIX) && INSIDE.has(name.slice(PREFIX.length))

/** The cookies of a request as the desk reads them; one with an inside name is from elsewhere. */
function cookiesInside(header: string): string {
  const cookies = header.split(';').filter((cookie) => !INSIDE.has(nameOf(cookie)))
  return cookies
    .map((cookie) => (isRenamed(nameOf(cookie)) ? cookie.replace(PREFIX, '') : cookie))
    .join(';')
}

/** A cookie of a response as browsers take it. Payload sets its language without the attributes. */
function cookieOutside(cookie: string): string {
  if (!INSIDE.has(nameOf(cookie))) return cookie
  const secure = /;\s*secure/i.test(cookie) ? '' : '; Secure'
  const sameSite = /;\s*samesite/i.test(cookie) ? '' : '; SameSite=Lax'
  return `${PREFIX}${cookie}${secure}${sameSite}`
}

/** Renames the desk's cookies in a request and in its response. Payload has no prefix of this kind. */
export function renameCookies(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  if (headers.cookie !== undefined) headers.cookie = cookiesInside(headers.cookie)
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  // Node calls this for implicit headers too.
  response.writeHead = (...args: unknown[]) => {
    const headers = args.at(-1)
    if (typeof headers === 'object' && !Array.isArray(headers)) {
      response.setHeaders(new Map(Object.entries(args.pop() as Record<string, string>)))
    }
    const cookies = response.getHeader('set-cookie')
    if (cookies !== undefined) {
      response.setHeader('set-cookie', [cookies].flat().map(String).map(cookieOutside))
    }
    return writeHead(...args)
  }
}
