import type { PayloadRequest } from 'payload'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { User } from '../../payload-types.ts'
import { checkCode } from './check-code.ts'

/** Checks a code that someone typed for their own account, and writes down what became of it. */
export async function verifyCode(req: PayloadRequest, user: User, code: string): Promise<boolean> {
  const { payload } = req
  const checked = await checkCode(payload, user.id, code)
  const of = { collection: 'users', document: user.id, heading: user.email } as const
  const write = (action: string, change?: Record<string, unknown>) =>
    recordAuditEvent(payload, { action, ...of, ...(change && { change }) }, undefined, req)
  if (checked.outcome === 'code') await write('code.accepted')
  else if (checked.outcome === 'recovery') {
    await write('code.recoveryUsed', { left: checked.left })
  } else await write('code.refused', { reason: checked.outcome })
  return checked.outcome === 'code' || checked.outcome === 'recovery'
}
