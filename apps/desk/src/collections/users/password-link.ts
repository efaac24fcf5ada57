import type { Endpoint } from 'payload'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { forOtherAccount, withRecentProof } from '../../auth/other-account.ts'
import { createResetToken } from '../../auth/sign-in/reset-token.ts'
import { deskBaseUrl } from '../../mail/desk-base-url.ts'

/**
 * `POST /api/users/:id/password-link`: an administrator creates a password reset link for someone
 * else, to pass on where no mail reaches them. Responds with 200 `{ link }`, 403 or 404.
 */
export const passwordLink: Endpoint = {
  path: '/:id/password-link',
  method: 'post',
  handler: forOtherAccount(
    withRecentProof(async (req, account) => {
      const { payload } = req
      const token = await createResetToken(payload, account.id)
      const event = { action: 'password.linkMade', ...accountSubject(account) }
      await recordAuditEvent(payload, event, undefined, req)
      return Response.json({ link: `${deskBaseUrl(payload)}/admin/new-password#${token}` })
    }),
  ),
}
