import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { CurrentSession } from '../second-factor/session.ts'
import { renewSession } from '../sign-in/renew-session.ts'
import { setFactorSince } from '../sign-in/sessions.ts'
import { CHALLENGE_MS, challengeTime, newChallenge } from './challenge.ts'
import { userHandleOf } from './check-passkey.ts'
import { MAX_NAME_CHARS, MAX_PASSKEYS } from './collection.ts'
import { passkeyError } from './passkey-errors.ts'
import { findPasskeys } from './passkey-store.ts'
import { RELYING_PARTY_NAME, relyingParty } from './relying-party.ts'

/** ES256, EdDSA and RS256 (IANA's COSE algorithms), which authenticators are asked for in this order. */
const ALGORITHMS = [-7, -8, -257]

const challengeUse = ({ payload }: PayloadRequest, { user, sid }: CurrentSession) => ({
  secret: payload.secret,
  purpose: `enrol ${user.id} ${sid}`,
})

/** The name that someone gives a passkey. */
export const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_CHARS))

const Body = v.object({ name: Name, response: v.looseObject({ id: v.string() }) })

/** Begins enrolment: `{ options }` for the browser, which asks an authenticator for a new key. */
export async function beginEnrolment(req: PayloadRequest, session: CurrentSession) {
  const { user } = session
  const present = await findPasskeys(req.payload, user.id)
  if (present.length >= MAX_PASSKEYS) return passkeyError(req, 'too_many_passkeys')
  const options = await generateRegistrationOptions({
    rpName: RELYING_PARTY_NAME,
    rpID: relyingParty(req).id,
    userID: new Uint8Array(Buffer.from(userHandleOf(user.id), 'base64url')),
    userName: user.email,
    userDisplayName: user.name ?? user.email,
    challenge: newChallenge(challengeUse(req, session)),
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: present.map(({ credential }) => ({ id: credential })),
    // An authenticator that cannot do either still serves as a second factor.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return Response.json({ options })
}

/** The credential of a right response; `undefined` for any other. */
async function verify(req: PayloadRequest, session: CurrentSession, response: object) {
  const { id, origin } = relyingParty(req)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (text) => challengeTime(challengeUse(req, session), text) !== null,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return registrationInfo?.credential
  } catch {
    // The library throws for whatever is wrong: the origin, the challenge, a response of no shape.
    return undefined
  }
}

/**
 * Ends enrolment with `{ name, response }`: stores the passkey and renews the session, which has passed
 * its second factor with it. The account's other sessions end.
 */
export async function confirmEnrolment(req: PayloadRequest, session: CurrentSession) {
  const { payload } = req
  const { user, sid } = session
  const body = v.safeParse(Body, await req.json?.().catch(() => undefined))
  if (!body.success) return passkeyError(req, 'name_missing')
  const { name, response } = body.output
  const credential = await verify(req, session, response)
  if (credential === undefined) return passkeyError(req, 'passkey_refused')
  if ((await findPasskeys(payload, user.id)).length >= MAX_PASSKEYS) {
    return passkeyError(req, 'too_many_passkeys')
  }
  await payload.create({
    collection: 'passkeys',
    data: {
      account: user.id,
      name,
      credential: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      transports: credential.transports ?? [],
      counter: credential.counter,
      challengeAt: 0,
    },
  })
  const passedAt = new Date().toISOString()
  await setFactorSince(payload, user.id, { passkeysSince: user.passkeysSince ?? passedAt })
  const headers = await renewSession(req, user, sid, { passedAt, codeAt: null, endsOthers: true })
  const event = { action: 'passkey.enrolled', ...accountSubject(user), change: { passkey: name } }
  await recordAuditEvent(payload, event, undefined, req)
  return Response.json({ isEnrolled: true }, { headers })
}
