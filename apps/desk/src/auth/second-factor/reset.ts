import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { hasRole } from '../../access/role.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { User } from '../../payload-types.ts'
import { changeSessions, setCodesSince } from '../sign-in/sessions.ts'
import { refuse } from './answers.ts'
import { deleteCredential } from './totp-credential.ts'

/**
 * Takes an account's codes away and ends its sessions, but one that is named: without a code it is
 * no longer past its second factor where it needs one. Written down with who did it.
 */
export async function deleteCodes(
  payload: Payload,
  { id, email }: Pick<User, 'id' | 'email'>,
  { by, keep }: { readonly by: 'owner' | 'administrator' | 'command'; readonly keep?: string },
  req?: PayloadRequest,
): Promise<void> {
  await deleteCredential(payload, id)
  await changeSessions(payload, id, (sessions) =>
    sessions
      .filter((session) => session.id === keep)
      .map((session) => ({ ...session, passedAt: null })),
  )
  await setCodesSince(payload, id, null)
  const event = { collection: 'users', document: id, heading: email, change: { by } } as const
  await recordAuditEvent(payload, { action: 'codes.reset', ...event }, undefined, req)
}

/**
 * `POST /api/users/:id/reset-codes`: an administrator takes the codes of someone else away, who has
 * lost them. Answers 200, 403 or 404.
 */
export const resetCodes: Endpoint = {
  path: '/:id/reset-codes',
  method: 'post',
  handler: async (req) => {
    const id = Number(req.routeParams?.id)
    const { user, payload } = req
    if (!hasRole(user, 'administrator') || user?.id === id) return refuse(req, 'not_allowed')
    const where = { id: { equals: id } }
    const account = await payload.db.findOne<User>({ collection: 'users', where })
    if (account === null)
      return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
    await deleteCodes(payload, account, { by: 'administrator' }, req)
    return Response.json({ isEnrolled: false })
  },
}
