import type { IncomingMessage, ServerResponse } from 'node:http'

/** The name of Payload's session cookie, inside the desk and where the desk is opened by HTTP. */
const INSIDE = 'payload-token'

/**
 * Its name in browsers that open the desk by HTTPS. They take and send a cookie of this prefix for this
 * very host alone, over HTTPS (RFC 6265bis §4.1.3.2): no page of a sister host can put its own in place.
 */
const OUTSIDE = `__Host-${INSIDE}`

const nameOf = (cookie: string) => cookie.split('=', 1)[0]?.trim()

/** The cookies of a request as the desk reads them; one with the inside name is from elsewhere. */
function cookiesInside(header: string): string {
  const cookies = header.split(';').filter((cookie) => nameOf(cookie) !== INSIDE)
  return cookies
    .map((cookie) => (nameOf(cookie) === OUTSIDE ? cookie.replace(OUTSIDE, INSIDE) : cookie))
    .join(';')
}

const cookieOutside = (cookie: string) =>
  nameOf(cookie) === INSIDE ? cookie.replace(INSIDE, OUTSIDE) : cookie

/**
 * Renames the session cookie of a request and of its response. Payload has one prefix for all of its
 * cookies, and its screens set those of language and theme without `Secure`, which the prefix needs.
 */
export function renameSessionCookie(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  if (headers.cookie !== undefined) headers.cookie = cookiesInside(headers.cookie)
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  // Node calls this for implicit headers too.
  response.writeHead = (...args: unknown[]) => {
    const cookies = response.getHeader('set-cookie')
    if (cookies !== undefined) {
      response.setHeader('set-cookie', [cookies].flat().map(String).map(cookieOutside))
    }
    return writeHead(...args)
  }
}
