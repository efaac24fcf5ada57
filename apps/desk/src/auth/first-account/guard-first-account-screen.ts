import type { IncomingMessage, ServerResponse } from 'node:http'
import { generateCookie, parseCookies } from 'payload/shared'
import { type Refusal, refuse } from '../../http-security/refuse.ts'
import { FIRST_ACCOUNT_COOKIE } from './token.ts'

/** Payload's path of the screen on which the first account is made. */
export const FIRST_ACCOUNT_PATH = '/admin/create-first-user'

/** Shown on a new desk to visitors without the URL that it printed for its operator. */
export const TOKEN_REQUIRED: Refusal = {
  status: 403,
  code: 'first_account_token',
  en: 'This desk has no account yet. The first one is made at the address that the desk printed when it started: it is in the terminal of npm start, or in the desk’s log.',
  so: 'Miiskani weli akoon ma laha. Kan ugu horreeya waxaa laga sameeyaa cinwaanka uu miisku qoray markii la shiday: wuxuu ku yaallaa shaashadda npm start ama diiwaanka (log) miiska.',
}

/** What the server around Next asks the desk about its first account. */
export interface FirstAccount {
  /** Whether nobody has an account yet. */
  isDue(): Promise<boolean>
  isToken(token: string | undefined): Promise<boolean>
}

/** Whether a request is for the screen on which the first account is made. */
export function isFirstAccountScreen({ method, url = '' }: IncomingMessage): boolean {
  const path = url.split('?')[0]?.replace(/\/$/, '')
  return (method === 'GET' || method === 'HEAD') && path === FIRST_ACCOUNT_PATH
}

/** Moves the token from the URL into a cookie: no history stores it, and the form sends it. */
function moveTokenToCookie(response: ServerResponse, token: string, isSecure: boolean): void {
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
 * Lets a request through to the form of the first account if its URL or its cookie has the token;
 * other visitors read where the URL was printed. Returns `false` when it has sent a response.
 */
export async function guardFirstAccountScreen(
  request: IncomingMessage,
  response: ServerResponse,
  firstAccount: FirstAccount,
  isSecure: boolean,
): Promise<boolean> {
  if (!(await firstAccount.isDue())) return true
  const urlToken = new URL(request.url ?? '', 'http://desk').searchParams.get('token')
  if (urlToken !== null && (await firstAccount.isToken(urlToken))) {
    moveTokenToCookie(response, urlToken, isSecure)
    return false
  }
  const cookies = parseCookies(new Headers({ cookie: request.headers.cookie ?? '' }))
  if (await firstAccount.isToken(cookies.get(FIRST_ACCOUNT_COOKIE))) return true
  refuse(request, response, TOKEN_REQUIRED)
  return false
}
