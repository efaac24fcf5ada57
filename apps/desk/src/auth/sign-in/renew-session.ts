import { randomUUID } from 'node:crypto'
import { generatePayloadCookie, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import type { User } from '../../payload-types.ts'
import { IDLE_SECONDS } from './rules.ts'
import { changeSessions } from './sessions.ts'

/**
 * Gives a session another name, for it opens more from now on: who knew the one before (on a shared
 * machine, in a log) is not let in with it (OWASP ASVS 5.0, 7.2.4). `passedAt` marks it as past its
 * code. The answer's headers set the cookie; the token before opens nothing.
 */
export async function renewSession(
  { payload }: PayloadRequest,
  user: User,
  sid: string,
  marks: { readonly passedAt?: string } = {},
): Promise<Record<string, string>> {
  const { config } = payload.collections.users
  const renewed = randomUUID()
  await changeSessions(payload, user.id, (sessions) =>
    sessions.map((session) =>
      session.id === sid ? { ...session, ...marks, id: renewed } : session,
    ),
  )
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: user.email,
      sid: renewed,
      user: { ...user, collection: 'users' },
    }),
    secret: payload.secret,
    tokenExpiration: IDLE_SECONDS,
  })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  return { 'Set-Cookie': String(cookie) }
}
