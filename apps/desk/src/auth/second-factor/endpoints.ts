import type { Endpoint, PayloadHandler } from 'payload'
import { renderSVG } from 'uqr'
import { needsCode } from '../../access/passed-sign-in.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { renewSession } from '../sign-in/renew-session.ts'
import { setCodesSince } from '../sign-in/sessions.ts'
import { refuse } from './answers.ts'
import { otpauthUri } from './one-time-code.ts'
import { deleteCodes } from './reset.ts'
import { currentSession, typedCode } from './session.ts'
import { beginEnrolment, credentialOf, renewRecoveryCodes } from './totp-credential.ts'
import { verifyCode } from './verify-code.ts'

/** What is known of one's own codes: `{ account, isNeeded, isEnrolled, hasPassed, recoveryLeft }`. */
const state: PayloadHandler = async (req) => {
  const signing = currentSession(req)
  if (signing === null) return refuse(req, 'signed_out')
  const factor = await credentialOf(req.payload, signing.user.id)
  return Response.json({
    account: signing.user.id,
    isNeeded: needsCode(signing.user),
    isEnrolled: Boolean(factor?.confirmedAt),
    hasPassed: signing.hasPassed,
    recoveryLeft: Array.isArray(factor?.recovery) ? factor.recovery.length : 0,
  })
}

/** Begins enrolment: `{ secret, address, picture }`, the last an SVG of the QR code. */
const begin: PayloadHandler = async (req) => {
  const signing = currentSession(req)
  if (signing === null) return refuse(req, 'signed_out')
  const { user } = signing
  const factor = await credentialOf(req.payload, user.id)
  if (factor?.confirmedAt) return refuse(req, 'already_enrolled')
  const secret = await beginEnrolment(req.payload, user.id)
  const address = otpauthUri(secret, user.email)
  return Response.json({ secret, address, picture: renderSVG(address, { border: 3 }) })
}

/** Ends enrolment with the first code: `{ recoveryCodes }`, shown this once. */
const confirm: PayloadHandler = async (req) => {
  const signing = currentSession(req)
  if (signing === null) return refuse(req, 'signed_out')
  const { payload } = req
  const { user, sid } = signing
  const factor = await credentialOf(payload, user.id)
  if (factor?.confirmedAt) return refuse(req, 'already_enrolled')
  if (factor === null) return refuse(req, 'not_enrolled')
  if (!(await verifyCode(req, user, await typedCode(req)))) return refuse(req, 'wrong_code')
  const recoveryCodes = await renewRecoveryCodes(payload, user.id)
  await setCodesSince(payload, user.id, new Date().toISOString())
  const headers = await renewSession(req, user, sid, { passedAt: new Date().toISOString() })
  const event = { collection: 'users', document: user.id, heading: user.email } as const
  await recordAuditEvent(payload, { action: 'codes.enrolled', ...event }, undefined, req)
  return Response.json({ recoveryCodes }, { headers })
}

/** The second step of signing in: a code, or a recovery code, passes the session, which is renewed. */
const check: PayloadHandler = async (req) => {
  const signing = currentSession(req)
  if (signing === null) return refuse(req, 'signed_out')
  const { user, sid } = signing
  const factor = await credentialOf(req.payload, user.id)
  if (!factor?.confirmedAt) return refuse(req, 'not_enrolled')
  if (!(await verifyCode(req, user, await typedCode(req)))) return refuse(req, 'wrong_code')
  const headers = await renewSession(req, user, sid, { passedAt: new Date().toISOString() })
  return Response.json({ hasPassed: true }, { headers })
}

/** New recovery codes in the place of the others, for a code: `{ recoveryCodes }`. */
const renew: PayloadHandler = async (req) => {
  const signing = currentSession(req)
  if (!signing?.hasPassed) return refuse(req, 'signed_out')
  const { user } = signing
  if (!(await credentialOf(req.payload, user.id))?.confirmedAt) return refuse(req, 'not_enrolled')
  if (!(await verifyCode(req, user, await typedCode(req)))) return refuse(req, 'wrong_code')
  const recoveryCodes = await renewRecoveryCodes(req.payload, user.id)
  const event = { collection: 'users', document: user.id, heading: user.email } as const
  await recordAuditEvent(req.payload, { action: 'codes.renewed', ...event }, undefined, req)
  return Response.json({ recoveryCodes })
}

/** Removes one's own codes, for a code: those who need some enrol anew at once. */
const remove: PayloadHandler = async (req) => {
  const signing = currentSession(req)
  if (!signing?.hasPassed) return refuse(req, 'signed_out')
  const { user, sid } = signing
  if (!(await credentialOf(req.payload, user.id))?.confirmedAt) return refuse(req, 'not_enrolled')
  if (!(await verifyCode(req, user, await typedCode(req)))) return refuse(req, 'wrong_code')
  await deleteCodes(req.payload, user, { by: 'owner', keep: sid }, req)
  return Response.json({ isEnrolled: false })
}

/** The calls about one's own codes, below `/api/users`. Failures: `answers.ts`. */
export const codeEndpoints: Endpoint[] = [
  { path: '/codes', method: 'get', handler: state },
  { path: '/codes/begin', method: 'post', handler: begin },
  { path: '/codes/confirm', method: 'post', handler: confirm },
  { path: '/codes/check', method: 'post', handler: check },
  { path: '/codes/renew', method: 'post', handler: renew },
  { path: '/codes/remove', method: 'post', handler: remove },
]
