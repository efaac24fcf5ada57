import { randomUUID } from 'node:crypto'
import { generatePayloadCookie, type PayloadRequest } from 'payload'
import type { User } from '../../payload-types.ts'
import { MAX_IDLE_SECONDS } from './rules.ts'
import { changeSessions, signSessionToken } from './sessions.ts'

/**
 * Gives a session a new id when its rights grow, so that whoever knew the old one (from a shared
 * machine or a log) does not gain them (OWASP ASVS 5.0, 7.2.4). `passedAt` is set when the session
 * passes its code. The returned headers set the cookie; the old token is invalid.
 */
export async function renewSession(
  { payload }: PayloadRequest,
  user: User,
  sid: string,
  changes: { readonly passedAt?: string } = {},
): Promise<Record<string, string>> {
  const id = randomUUID()
  await changeSessions(payload, user.id, (sessions) =>
    sessions.map((session) => (session.id === sid ? { ...session, ...changes, id } : session)),
  )
  const { token } = await signSessionToken(payload, user, id, MAX_IDLE_SECONDS)
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  return { 'Set-Cookie': String(cookie) }
}
