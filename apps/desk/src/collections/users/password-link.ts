import type { Endpoint } from 'payload'
import { hasRole } from '../../access/role.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { refuse } from '../../auth/second-factor/answers.ts'
import { deskAddress } from '../../mail/desk-address.ts'
import type { User } from '../../payload-types.ts'

/**
 * `POST /api/users/:id/password-link`: an administrator makes the link of a forgotten password for
 * someone else, to pass on where no mail reaches them. Answers 200 `{ link }`, 403 or 404.
 */
export const passwordLink: Endpoint = {
  path: '/:id/password-link',
  method: 'post',
  handler: async (req) => {
    const id = Number(req.routeParams?.id)
    const { user, payload } = req
    if (!hasRole(user, 'administrator') || user?.id === id) return refuse(req, 'not_allowed')
    const where = { id: { equals: id } }
    const account = await payload.db.findOne<User>({ collection: 'users', where })
    if (account === null)
      return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
    const { email } = account
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    const event = { collection: 'users', document: id, heading: email } as const
    await recordAuditEvent(payload, { action: 'password.linkMade', ...event }, undefined, req)
    return Response.json({ link: `${deskAddress(payload)}/admin/reset/${token}` })
  },
}
