import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { User } from '../../payload-types.ts'
import { forOtherAccount } from '../other-account.ts'
import { changeSessions, setCodesSince } from '../sign-in/sessions.ts'
import { deleteCredential } from './totp-credential.ts'

interface Deletion {
  readonly by: 'owner' | 'administrator' | 'command'
  /** The one session that does not end; it has not passed its code any more. */
  readonly remainingSession?: string
}

/** Deletes an account's codes and ends its sessions. The audit records who did it. */
export async function deleteCodes(
  payload: Payload,
  user: Pick<User, 'id' | 'email'>,
  { by, remainingSession }: Deletion,
  req?: PayloadRequest,
): Promise<void> {
  await deleteCredential(payload, user.id)
  await changeSessions(payload, user.id, (sessions) =>
    sessions
      .filter((session) => session.id === remainingSession)
      .map((session) => ({ ...session, passedAt: null })),
  )
  await setCodesSince(payload, user.id, null)
  const event = { action: 'codes.reset', ...accountSubject(user), change: { by } }
  await recordAuditEvent(payload, event, undefined, req)
}

/**
 * `POST /api/users/:id/reset-codes`: an administrator deletes the codes of someone else who has lost
 * them. Responds with 200, 403 or 404.
 */
export const resetCodes: Endpoint = {
  path: '/:id/reset-codes',
  method: 'post',
  handler: forOtherAccount(async (req, account) => {
    await deleteCodes(req.payload, account, { by: 'administrator' }, req)
    return Response.json({ isEnrolled: false })
  }),
}
