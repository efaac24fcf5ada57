import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { codesOpen } from '../../globals/sign-in-rules/code-rule.ts'
import type { CurrentSession } from '../second-factor/session.ts'
import { findCredential } from '../second-factor/totp-credential.ts'
import { endSessions, setFactorSince } from '../sign-in/sessions.ts'
import { Name } from './enrol.ts'
import { passkeyError } from './passkey-errors.ts'
import { deletePasskey, findPasskeys, renamePasskey } from './passkey-store.ts'

/** The number in the path; 0, which no passkey has, if it is none. */
function passkeyId({ routeParams }: PayloadRequest): number {
  const id = Number(routeParams?.passkey)
  return Number.isSafeInteger(id) ? id : 0
}

/** Names a passkey: `{ name }`. */
export async function rename(req: PayloadRequest, { user }: CurrentSession): Promise<Response> {
  const body = v.safeParse(v.object({ name: Name }), await req.json?.().catch(() => undefined))
  if (!body.success) return passkeyError(req, 'name_missing')
  const { name } = body.output
  const isRenamed = await renamePasskey(req.payload, user.id, passkeyId(req), name)
  if (!isRenamed) return passkeyError(req, 'no_such_passkey')
  const event = { action: 'passkey.renamed', ...accountSubject(user), change: { passkey: name } }
  await recordAuditEvent(req.payload, event, undefined, req)
  return Response.json({ name })
}

/**
 * Removes a passkey and ends the account's other sessions. Without a second factor left that opens the
 * account, this session has passed none any more either.
 */
export async function removePasskey(
  req: PayloadRequest,
  { user, sid }: CurrentSession,
): Promise<Response> {
  const { payload } = req
  const passkey = await deletePasskey(payload, user.id, passkeyId(req))
  if (passkey === null) return passkeyError(req, 'no_such_passkey')
  const [left, credential, isOpenedByCodes] = await Promise.all([
    findPasskeys(payload, user.id),
    findCredential(payload, user.id),
    codesOpen(payload, user),
  ])
  const staysPassed = left.length > 0 || (isOpenedByCodes && Boolean(credential?.confirmedAt))
  if (left.length === 0) await setFactorSince(payload, user.id, { passkeysSince: null })
  await endSessions(payload, user.id, { except: sid, staysPassed })
  const change = { passkey: passkey.name }
  const event = { action: 'passkey.removed', ...accountSubject(user), change }
  await recordAuditEvent(payload, event, undefined, req)
  return Response.json({ left: left.length })
}
