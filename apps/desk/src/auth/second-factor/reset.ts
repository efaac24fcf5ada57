import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { User } from '../../payload-types.ts'
import { deleteIdentity } from '../openid/identity-store.ts'
import { forOtherAccount, withRecentProof } from '../other-account.ts'
import { deletePasskeys, findPasskeys } from '../passkeys/passkey-store.ts'
import { endSessions, setFactorSince } from '../sign-in/sessions.ts'
import { deleteCredential } from './totp-credential.ts'

interface Deletion {
  readonly by: 'owner' | 'administrator' | 'command'
  /** The one session that does not end; without a second factor it has not passed any more. */
  readonly remainingSession?: string
}

/**
 * Deletes an account's codes and ends its sessions. Somebody else's help deletes the passkeys and the
 * connection with the ministry's own sign-in too, since the owner has lost what opens the account. The audit records who did it.
 */
export async function deleteCodes(
  payload: Payload,
  user: Pick<User, 'id' | 'email'>,
  { by, remainingSession }: Deletion,
  req?: PayloadRequest,
): Promise<void> {
  await deleteCredential(payload, user.id)
  if (by !== 'owner') {
    await deletePasskeys(payload, user.id)
    await deleteIdentity(payload, user.id)
  }
  const staysPassed = (await findPasskeys(payload, user.id)).length > 0
  await endSessions(payload, user.id, { except: remainingSession, staysPassed })
  await setFactorSince(payload, user.id, {
    codesSince: null,
    ...(!staysPassed && { passkeysSince: null }),
  })
  const event = { action: 'codes.reset', ...accountSubject(user), change: { by } }
  await recordAuditEvent(payload, event, undefined, req)
}

/**
 * `POST /api/users/:id/reset-codes`: an administrator deletes the codes and passkeys of someone else who
 * has lost them. Responds with 200, 403 or 404.
 */
export const resetCodes: Endpoint = {
  path: '/:id/reset-codes',
  method: 'post',
  handler: forOtherAccount(
    withRecentProof(async (req, account) => {
      await deleteCodes(req.payload, account, { by: 'administrator' }, req)
      return Response.json({ isEnrolled: false })
    }),
  ),
}
