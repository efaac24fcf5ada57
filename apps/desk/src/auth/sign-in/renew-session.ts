import { randomUUID } from 'node:crypto'
import { generatePayloadCookie, type Payload, type PayloadRequest } from 'payload'
import { needsSecondFactor } from '../../access/passed-sign-in.ts'
import type { User } from '../../payload-types.ts'
import { endFormerSession } from '../sessions/replace-session.ts'
import { noteSignIn } from './note-sign-in.ts'
import { MAX_IDLE_SECONDS } from './rules.ts'
import { changeSessions, MAX_SESSIONS, type Session, signSessionToken } from './sessions.ts'

/** Headers that set the cookie of a session. */
async function sessionCookie(
  payload: Payload,
  user: User,
  sid: string,
): Promise<Record<string, string>> {
  const { token } = await signSessionToken(payload, user, sid, MAX_IDLE_SECONDS)
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  return { 'Set-Cookie': String(cookie) }
}

interface Renewal extends Pick<Session, 'passedAt' | 'codeAt'> {
  /** Whether the account's other sessions end, as they do when its second factors change. */
  readonly endsOthers?: boolean
}

/**
 * Gives a session a new id when its rights grow, so that whoever knew the old one (from a shared
 * machine or a log) does not gain them (OWASP ASVS 5.0, 7.2.4). `passedAt` is set when the session
 * passes its second factor. The returned headers set the cookie; the old token is invalid.
 */
export async function renewSession(
  req: PayloadRequest,
  user: User,
  sid: string,
  { endsOthers = false, ...changes }: Renewal = {},
): Promise<Record<string, string>> {
  const { payload } = req
  const id = randomUUID()
  await changeSessions(payload, user.id, (sessions) =>
    sessions
      .filter((session) => !endsOthers || session.id === sid)
      .map((session) => (session.id === sid ? { ...session, ...changes, id } : session)),
  )
  if (changes.passedAt) await noteSignIn(req, user)
  return sessionCookie(payload, user, id)
}

/**
 * Opens a session; the returned headers set its cookie. Without a second factor it counts for nothing yet
 * where the account needs one.
 */
export async function openSession(
  req: PayloadRequest,
  user: User,
  { hasPassed }: { readonly hasPassed: boolean },
): Promise<Record<string, string>> {
  const { payload } = req
  await endFormerSession(req)
  const id = randomUUID()
  const now = Date.now()
  const createdAt = new Date(now).toISOString()
  const expiresAt = new Date(now + MAX_IDLE_SECONDS * 1000).toISOString()
  await changeSessions(payload, user.id, (sessions) => [
    ...sessions.filter((session) => Date.parse(session.expiresAt) > now).slice(1 - MAX_SESSIONS),
    { id, createdAt, expiresAt, passedAt: hasPassed ? createdAt : null },
  ])
  if (hasPassed || !needsSecondFactor(user)) await noteSignIn(req, user)
  return sessionCookie(payload, user, id)
}
