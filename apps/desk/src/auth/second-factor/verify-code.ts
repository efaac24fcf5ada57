import type { PayloadRequest } from 'payload'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { User } from '../../payload-types.ts'
import { reportLock } from '../locks/report-lock.ts'
import { type CodeCheck, checkCode } from './check-code.ts'

/** The code in a request's body; empty if it has none. */
async function readCode(req: PayloadRequest): Promise<string> {
  const body: unknown = await req.json?.().catch(() => undefined)
  const code = (body as { code?: unknown } | undefined)?.code
  return typeof code === 'string' ? code.slice(0, 100) : ''
}

function outcomeEvent(result: CodeCheck) {
  if (result.outcome === 'code') return { action: 'code.accepted' }
  const { outcome } = result
  return outcome === 'recovery'
    ? { action: 'code.recoveryUsed', change: { left: result.left } }
    : { action: 'code.refused', change: { reason: outcome } }
}

/** Whether a request has a right code of the user's account. The audit records the outcome. */
export async function verifyCode(req: PayloadRequest, user: User): Promise<boolean> {
  const result = await checkCode(req.payload, user.id, await readCode(req))
  const event = { ...outcomeEvent(result), ...accountSubject(user) }
  await recordAuditEvent(req.payload, event, undefined, req)
  if (result.outcome === 'wrong' && result.closedUntil) {
    const { closedUntil } = result
    await reportLock(req.payload, user, { reason: 'code', closedUntil }, req)
  }
  return result.outcome === 'code' || result.outcome === 'recovery'
}
