import { generateCookie, type PayloadRequest, parseCookies } from 'payload'
import * as v from 'valibot'
import { decrypt, encrypt } from '../encrypt.ts'
import { Checks } from './provider.ts'

/** How long somebody may take to sign in at the provider. */
const TRANSACTION_MS = 10 * 60 * 1000

const PLACE = 'openid'

const Transaction = v.object({
  ...Checks.entries,
  /** The account that is connected; without one somebody signs in. */
  account: v.optional(v.number()),
  /** The path at the desk that is opened afterwards. */
  goTo: v.string(),
  /** In ms. */
  beganAt: v.number(),
})

/** A visit to the provider that has begun, which its browser holds in a cookie. */
export type Transaction = v.InferOutput<typeof Transaction>

const isSecure = ({ payload }: PayloadRequest) => payload.config.serverURL.startsWith('https:')

/** Browsers take a cookie of this prefix from this very host alone, over HTTPS (RFC 6265bis §4.1.3.2). */
const cookieName = (req: PayloadRequest) => `${isSecure(req) ? '__Host-' : ''}gaashaan-openid`

/** Strict: the return is sent on by the desk's own page, and not by that of the provider. */
const cookie = (req: PayloadRequest, value: string, expires: number) => ({
  'Set-Cookie': generateCookie<string>({
    name: cookieName(req),
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(req),
    expires: new Date(expires),
    returnCookieAsObject: false,
  }),
})

/** Headers that store a visit which begins, encrypted, in its browser. */
export function storeTransaction(
  req: PayloadRequest,
  transaction: Omit<Transaction, 'beganAt'>,
): Record<string, string> {
  const beganAt = Date.now()
  const text = JSON.stringify({ ...transaction, beganAt })
  return cookie(req, encrypt(text, req.payload.secret, PLACE), beganAt + TRANSACTION_MS)
}

/** The visit that a browser has begun; `null` without one, and for one that took too long. */
export function readTransaction(req: PayloadRequest): Transaction | null {
  const value = parseCookies(req.headers).get(cookieName(req))
  if (!value) return null
  try {
    const transaction = v.parse(
      Transaction,
      JSON.parse(decrypt(value, req.payload.secret, PLACE)) as unknown,
    )
    return Date.now() - transaction.beganAt < TRANSACTION_MS ? transaction : null
  } catch {
    // Anyone can send a cookie.
    return null
  }
}

/** Headers that forget the visit: a return is accepted once. */
export const forgetTransaction = (req: PayloadRequest) => cookie(req, '', 0)
