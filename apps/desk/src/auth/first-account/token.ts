import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { parseCookies } from 'payload/shared'

/** The cookie in which a browser sends the token with the form of the first account. */
export const FIRST_ACCOUNT_COOKIE = 'gaashaan-first-account'

/** The time of the first migration: it gives each database its own token under the same secret. */
async function databaseCreatedAt(payload: Payload): Promise<string> {
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
 * The token that allows someone to make the first account: 256 bits derived from the desk's secret.
 * Nothing is stored that could be read or lost, and a restart does not change it.
 */
export async function firstAccountToken(payload: Payload): Promise<string> {
  return keyedDigest(payload, await databaseCreatedAt(payload)).toString('base64url')
}

/** Compares digests in constant time, so that the duration reveals nothing about the token. */
export async function isFirstAccountToken(
  payload: Payload,
  token: string | undefined,
): Promise<boolean> {
  const expected = await firstAccountToken(payload)
  return timingSafeEqual(keyedDigest(payload, token ?? ''), keyedDigest(payload, expected))
}

/** The token in a request's cookie. */
export function tokenFromCookie(headers: Headers): string | undefined {
  return parseCookies(headers).get(FIRST_ACCOUNT_COOKIE)
}
