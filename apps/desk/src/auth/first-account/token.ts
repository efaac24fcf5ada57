import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { parseCookies } from 'payload/shared'

/** The cookie in which a browser shows the token again when it sends the form. */
export const FIRST_ACCOUNT_COOKIE = 'gaashaan-first-account'

/** When the database was made: another database has another token, though the secret is the same. */
async function birthOf(payload: Payload): Promise<string> {
  const { docs } = await payload.find({
    collection: 'payload-migrations',
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0]?.createdAt ?? ''
}

const keyedDigest = (payload: Payload, text: string) =>
  createHmac('sha256', payload.secret).update(`first account ${text}`).digest()

/** Whether nobody has an account yet. */
export async function isWithoutAccounts(payload: Payload): Promise<boolean> {
  return (await payload.count({ collection: 'users' })).totalDocs === 0
}

/**
 * What shows that someone may make the first account: 256 bits that are derived from the secret, so
 * that nothing is stored that could be read or lost, and a restart does not change it.
 */
export async function firstAccountToken(payload: Payload): Promise<string> {
  return keyedDigest(payload, await birthOf(payload)).toString('base64url')
}

/** Compares digests: the time that it takes tells nothing of the token. */
export async function isFirstAccountToken(
  payload: Payload,
  token: string | undefined,
): Promise<boolean> {
  const right = await firstAccountToken(payload)
  return timingSafeEqual(keyedDigest(payload, token ?? ''), keyedDigest(payload, right))
}

/** The token that a request's cookie shows. */
export function shownToken(headers: Headers): string | undefined {
  return parseCookies(headers).get(FIRST_ACCOUNT_COOKIE)
}
