import type { Endpoint } from 'payload'
import { renderSVG } from 'uqr'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { codesOpen } from '../../globals/sign-in-rules/code-rule.ts'
import { passkeyError } from '../passkeys/passkey-errors.ts'
import { findPasskeys } from '../passkeys/passkey-store.ts'
import { renewSession } from '../sign-in/renew-session.ts'
import { setFactorSince } from '../sign-in/sessions.ts'
import { codeError } from './code-errors.ts'
import { otpauthUri } from './one-time-code.ts'
import { deleteCodes } from './reset.ts'
import { factorsState } from './session.ts'
import { beginEnrolment, findCredential, renewRecoveryCodes } from './totp-credential.ts'
import { verifyCode } from './verify-code.ts'
import { type SessionHandler, withPassedSession, withSession } from './with-session.ts'

/** Requires a right code in the request, of an account that has codes. */
const withCode =
  (handler: SessionHandler): SessionHandler =>
  async (req, session) => {
    const credential = await findCredential(req.payload, session.user.id)
    if (!credential?.confirmedAt) return codeError(req, 'not_enrolled')
    if (!(await verifyCode(req, session.user))) return codeError(req, 'wrong_code')
    return handler(req, session)
  }

/** Someone's own second factors: the number of the account, and `FactorsState`. */
const state: SessionHandler = async ({ payload }, session) =>
  Response.json({ account: session.user.id, ...(await factorsState(payload, session)) })

/** Requires a session that may change the account's second factors, where codes are one. */
const withPermission = (handler: SessionHandler) =>
  withSession(async (req, session) => {
    const { mayChange, isOpenedByCodes } = await factorsState(req.payload, session)
    if (!mayChange) return passkeyError(req, 'confirm_first')
    return isOpenedByCodes ? handler(req, session) : codeError(req, 'passkey_needed')
  })

/** Begins enrolment: `{ secret, address, picture }`, the last an SVG of the QR code. */
const begin: SessionHandler = async (req, { user }) => {
  const credential = await findCredential(req.payload, user.id)
  if (credential?.confirmedAt) return codeError(req, 'already_enrolled')
  const secret = await beginEnrolment(req.payload, user.id)
  const address = otpauthUri(secret, user.email)
  return Response.json({ secret, address, picture: renderSVG(address, { border: 3 }) })
}

/** Ends enrolment with the first code: `{ recoveryCodes }`, which are shown this once. */
const confirm: SessionHandler = async (req, { user, sid }) => {
  const { payload } = req
  const credential = await findCredential(payload, user.id)
  if (credential?.confirmedAt) return codeError(req, 'already_enrolled')
  if (credential === null) return codeError(req, 'not_enrolled')
  if (!(await verifyCode(req, user))) return codeError(req, 'wrong_code')
  const recoveryCodes = await renewRecoveryCodes(payload, user.id)
  const passedAt = new Date().toISOString()
  await setFactorSince(payload, user.id, { codesSince: passedAt })
  const headers = await renewSession(req, user, sid, { passedAt, endsOthers: true })
  const event = { action: 'codes.enrolled', ...accountSubject(user) }
  await recordAuditEvent(payload, event, undefined, req)
  return Response.json({ recoveryCodes }, { headers })
}

/**
 * The second step of signing in: the session passes its code and is renewed. Where the account needs a
 * passkey and has none, it may set one up, and nothing else.
 */
const check: SessionHandler = async (req, { user, sid }) => {
  const now = new Date().toISOString()
  const hasPassed = await codesOpen(req.payload, user)
  const headers = await renewSession(
    req,
    user,
    sid,
    hasPassed ? { passedAt: now } : { codeAt: now },
  )
  return Response.json({ hasPassed }, { headers })
}

/** Refuses codes for an account that needs a passkey and has one. */
const unlessPasskeyNeeded =
  (handler: SessionHandler): SessionHandler =>
  async (req, session) => {
    const { payload } = req
    const { user } = session
    if (await codesOpen(payload, user)) return handler(req, session)
    const passkeys = await findPasskeys(payload, user.id)
    return passkeys.length === 0 ? handler(req, session) : codeError(req, 'passkey_needed')
  }

/** Replaces the recovery codes: `{ recoveryCodes }`. */
const renew: SessionHandler = async (req, { user }) => {
  const recoveryCodes = await renewRecoveryCodes(req.payload, user.id)
  const event = { action: 'codes.renewed', ...accountSubject(user) }
  await recordAuditEvent(req.payload, event, undefined, req)
  return Response.json({ recoveryCodes })
}

/** Deletes someone's own codes; an account that needs codes must enrol again. */
const remove: SessionHandler = async (req, { user, sid }) => {
  await deleteCodes(req.payload, user, { by: 'owner', remainingSession: sid }, req)
  return Response.json({ isEnrolled: false })
}

/** The endpoints for someone's own codes, below `/api/users`. Errors: `code-errors.ts`. */
export const codeEndpoints: Endpoint[] = [
  { path: '/codes', method: 'get', handler: withSession(state) },
  { path: '/codes/begin', method: 'post', handler: withPermission(begin) },
  { path: '/codes/confirm', method: 'post', handler: withPermission(confirm) },
  {
    path: '/codes/check',
    method: 'post',
    handler: withSession(unlessPasskeyNeeded(withCode(check))),
  },
  { path: '/codes/renew', method: 'post', handler: withPassedSession(withCode(renew)) },
  { path: '/codes/remove', method: 'post', handler: withPassedSession(withCode(remove)) },
]
