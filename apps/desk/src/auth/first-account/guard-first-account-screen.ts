import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bilingualPage, type Refusal } from '../../http-security/refuse.ts'
import { tokenFromCookie } from './token.ts'

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

/**
 * Exchanges the token behind the URL's # for the cookie and opens the form, in place of this page in the
 * history. The whole URL may also be entered while this page is open, which loads no page anew.
 */
const EXCHANGE_TOKEN = `
const main = document.querySelector('main')
async function exchangeToken() {
  const token = location.hash.slice(1)
  if (token === '') return
  main.hidden = true
  const response = await fetch('/api/users/first-account', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch(() => undefined)
  if (response?.ok) location.replace(location.pathname)
  else main.hidden = false
}
addEventListener('hashchange', exchangeToken)
exchangeToken()
`

const SCRIPT_HASH = createHash('sha256').update(EXCHANGE_TOKEN).digest('base64')

/** The page runs this script alone. */
const POLICY = `default-src 'none'; script-src 'sha256-${SCRIPT_HASH}'; connect-src 'self'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * Lets a request through to the form of the first account if its cookie has the token. Other visitors
 * get a page that says where the URL was printed, and exchanges the token of that URL for the cookie.
 * Returns `false` when it has sent a response.
 */
export async function guardFirstAccountScreen(
  { headers }: IncomingMessage,
  response: ServerResponse,
  firstAccount: FirstAccount,
): Promise<boolean> {
  if (!(await firstAccount.isDue())) return true
  if (await firstAccount.isToken(tokenFromCookie(new Headers({ cookie: headers.cookie ?? '' })))) {
    return true
  }
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
  })
  response.end(`${bilingualPage(TOKEN_REQUIRED)}<script>${EXCHANGE_TOKEN}</script>\n`)
  return false
}
