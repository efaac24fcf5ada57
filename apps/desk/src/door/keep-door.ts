import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFromElsewhere } from './from-elsewhere.ts'
import { type DoorSettings, doorHeaders } from './headers.ts'
import { withoutForeignRedirect } from './without-foreign-redirect.ts'

const ELSEWHERE = JSON.stringify({
  errors: [
    {
      message:
        'The desk takes this from its own pages alone. · Miisku tan wuxuu ka aqbalaa boggaggiisa oo keliya.',
    },
  ],
  code: 'from_elsewhere',
})

/**
 * The desk's door, before anything else looks at a request: gives its answer the headers of every
 * answer, refuses (403) what a page of another origin asks, and leads on (303) who comes with a way to
 * go on that leaves the desk. `false` when it has answered.
 */
export function keepDoor(
  request: IncomingMessage,
  response: ServerResponse,
  settings: DoorSettings,
): boolean {
  const { method = 'GET', url = '/', headers } = request
  const [path = ''] = url.split('?')
  const nonce = randomBytes(18).toString('base64')
  const own = doorHeaders(path, nonce, settings)
  for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
  // Next gives the nonce that it finds here to the scripts of a page; nobody else may choose one.
  headers['content-security-policy'] = own['Content-Security-Policy']
  delete headers['content-security-policy-report-only']
  const query = withoutForeignRedirect(url)
  if (query !== undefined) {
    response.writeHead(303, { Location: query, 'Cache-Control': 'no-store' }).end()
    request.resume()
    return false
  }
  if (!isFromElsewhere({ method, url, headers }, settings.deskUrl)) return true
  response.writeHead(403, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(ELSEWHERE)
  request.resume()
  return false
}
