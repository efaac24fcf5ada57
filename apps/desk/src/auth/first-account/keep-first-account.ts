import type { IncomingMessage, ServerResponse } from 'node:http'
import { generateCookie, parseCookies } from 'payload/shared'
import { refuse } from '../../http-security/refuse.ts'
import { NEEDS_TOKEN } from './messages.ts'
import { FIRST_ACCOUNT_PATH } from './path.ts'
import { FIRST_ACCOUNT_COOKIE } from './token.ts'

/** What the desk knows of its first account. */
export interface FirstAccount {
  /** Whether nobody has an account yet. */
  isDue(): Promise<boolean>
  isToken(token: string | undefined): Promise<boolean>
}

const pathOf = (url: string) => (url.split('?')[0] ?? '').replace(/\/$/, '')

/** Whether a request is for the screen on which the first account is made. */
export function isFirstAccountScreen({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && pathOf(url) === FIRST_ACCOUNT_PATH
}

/** The token moves from the address to a cookie: no history keeps it, and the form sends it. */
function admit(response: ServerResponse, token: string, isSecure: boolean): void {
  const cookie = generateCookie({
    name: FIRST_ACCOUNT_COOKIE,
    value: token,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    returnCookieAsObject: false,
  })
  response.writeHead(303, {
    Location: FIRST_ACCOUNT_PATH,
    'Set-Cookie': String(cookie),
    'Cache-Control': 'no-store',
  })
  response.end()
}

/**
 * Shows the form of the first account to whoever has its token, in the address or in the cookie, and
 * tells others where that address is. `false` when it has answered.
 */
export async function keepFirstAccount(
  request: IncomingMessage,
  response: ServerResponse,
  firstAccount: FirstAccount,
  isSecure: boolean,
): Promise<boolean> {
  if (!(await firstAccount.isDue())) return true
  const { searchParams } = new URL(request.url ?? '', 'http://desk')
  const inAddress = searchParams.get('token')
  if (inAddress !== null && (await firstAccount.isToken(inAddress))) {
    admit(response, inAddress, isSecure)
    return false
  }
  const cookies = parseCookies(new Headers({ cookie: request.headers.cookie ?? '' }))
  if (await firstAccount.isToken(cookies.get(FIRST_ACCOUNT_COOKIE))) return true
  refuse(request, response, NEEDS_TOKEN)
  return false
}
