import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { PayloadHandler, PayloadRequest } from 'payload'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { forwardedIp } from '../../http-security/forwarded-headers.ts'
import type { User } from '../../payload-types.ts'
import type { CurrentSession } from '../second-factor/session.ts'
import { loginLimits } from '../sign-in/login-rate-limit.ts'
import { openSession, renewSession } from '../sign-in/renew-session.ts'
import { CHALLENGE_MS, newChallenge } from './challenge.ts'
import { checkPasskey, type PasskeyCheck } from './check-passkey.ts'
import { passkeyError } from './passkey-errors.ts'
import { findPasskeys } from './passkey-store.ts'
import { relyingParty } from './relying-party.ts'

const SIGN_IN = 'sign-in'

const checkPurpose = ({ user, sid }: CurrentSession) => `check ${user.id} ${sid}`

/** The options by which a browser asks an authenticator for a response. */
async function requestOptions(
  req: PayloadRequest,
  purpose: string,
  options: Pick<
    Parameters<typeof generateAuthenticationOptions>[0],
    'allowCredentials' | 'userVerification'
  >,
) {
  return generateAuthenticationOptions({
    rpID: relyingParty(req).id,
    challenge: newChallenge({ secret: req.payload.secret, purpose }),
    timeout: CHALLENGE_MS,
    ...options,
  })
}

const readBody = async (req: PayloadRequest): Promise<unknown> => {
  const body: unknown = await req.json?.().catch(() => undefined)
  return (body as { response?: unknown } | undefined)?.response
}

/** Records why a passkey was refused, and responds. */
async function refuse(
  req: PayloadRequest,
  result: Exclude<PasskeyCheck, { readonly outcome: 'passkey' }>,
  user: Pick<User, 'id' | 'email'> | undefined,
): Promise<Response> {
  const passkey = 'passkey' in result ? result.passkey.name : undefined
  const change = { reason: result.outcome, passkey }
  const subject = user ? accountSubject(user) : { collection: 'users' }
  const event = { action: 'passkey.refused', ...subject, change }
  await recordAuditEvent(req.payload, event, undefined, req)
  return passkeyError(req, result.outcome === 'copied' ? 'passkey_copied' : 'passkey_refused')
}

/** Records that the account of a right passkey is closed, and responds. */
async function refuseClosed(req: PayloadRequest, user: User): Promise<Response> {
  const event = { action: 'session.refused', ...accountSubject(user), change: { reason: 'closed' } }
  await recordAuditEvent(req.payload, event, undefined, req)
  return passkeyError(req, 'account_closed')
}

/** `{ options }` for a sign-in by passkey alone, by whichever account the authenticator holds. */
export const beginSignIn: PayloadHandler = async (req) =>
  Response.json({ options: await requestOptions(req, SIGN_IN, { userVerification: 'required' }) })

/**
 * `{ response }` opens a session by a passkey alone: the authenticator has checked who used it, so that
 * it is two factors in one. A lock after wrong passwords does not concern it.
 */
export const signInByPasskey: PayloadHandler = async (req) => {
  const { payload } = req
  const address = forwardedIp(req)
  // Wrong passkeys count with the wrong passwords from an address.
  const { tries } = loginLimits(payload)
  if (!tries.allows(address)) return passkeyError(req, 'too_many_tries')
  const response = await readBody(req)
  const result = await checkPasskey(req, response, { purpose: SIGN_IN, isUserVerified: true })
  const id = 'passkey' in result ? result.passkey.account : 0
  const where = { id: { equals: id } }
  const user = await payload.db.findOne<User>({ collection: 'users', where })
  if (result.outcome !== 'passkey') return refuse(req, result, user ?? undefined)
  if (user === null) return passkeyError(req, 'passkey_refused')
  if (user.closedAt) return refuseClosed(req, user)
  tries.forgives(address)
  const headers = await openSession(req, user, { hasPassed: true })
  const change = { passkey: result.passkey.name }
  const event = { action: 'session.opened', ...accountSubject(user), change }
  await recordAuditEvent(payload, event, undefined, {
    headers: req.headers,
    user: { ...user, collection: 'users' },
  })
  return Response.json({ hasPassed: true }, { headers })
}

/** `{ options }` for the second step of signing in, by one of the account's passkeys. */
export async function beginCheck(req: PayloadRequest, session: CurrentSession): Promise<Response> {
  const passkeys = await findPasskeys(req.payload, session.user.id)
  const allowCredentials = passkeys.map(({ credential, transports }) => ({
    id: credential,
    transports: transports as string[],
  }))
  const options = { allowCredentials, userVerification: 'preferred' } as const
  return Response.json({ options: await requestOptions(req, checkPurpose(session), options) })
}

/** `{ response }` of a passkey: the session passes its second factor and is renewed. */
export async function check(req: PayloadRequest, session: CurrentSession): Promise<Response> {
  const { user, sid } = session
  const expected = { purpose: checkPurpose(session), account: user.id, isUserVerified: false }
  const result = await checkPasskey(req, await readBody(req), expected)
  if (result.outcome !== 'passkey') return refuse(req, result, user)
  const change = { passkey: result.passkey.name }
  const event = { action: 'passkey.accepted', ...accountSubject(user), change }
  await recordAuditEvent(req.payload, event, undefined, req)
  const headers = await renewSession(req, user, sid, { passedAt: new Date().toISOString() })
  return Response.json({ hasPassed: true }, { headers })
}
