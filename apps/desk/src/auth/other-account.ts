import type { PayloadHandler, PayloadRequest } from 'payload'
import { hasRole } from '../access/role.ts'
import type { User } from '../payload-types.ts'
import { codeError } from './second-factor/code-errors.ts'
import { hasRecentProof } from './second-factor/session.ts'

type OtherAccountHandler = (req: PayloadRequest, account: User) => Promise<Response>

/**
 * Requires a second factor of the last minutes before somebody changes how another account is opened
 * (OWASP ASVS 5.0, 7.5.1). Responds with 403 otherwise.
 */
export const withRecentProof =
  (handler: OtherAccountHandler): OtherAccountHandler =>
  async (req, account) =>
    hasRecentProof(req) ? handler(req, account) : codeError(req, 'confirm_first')

/**
 * The handler of an endpoint `/:id/…` by which an administrator helps somebody else. Responds with 403
 * to everyone else and for one's own account, and with 404 if there is no such account.
 */
export const forOtherAccount =
  (handler: OtherAccountHandler): PayloadHandler =>
  async (req) => {
    const id = Number(req.routeParams?.id)
    const { user, payload } = req
    if (!hasRole(user, 'administrator') || user?.id === id) return codeError(req, 'not_allowed')
    const where = { id: { equals: id } }
    const account = await payload.db.findOne<User>({ collection: 'users', where })
    if (account !== null) return handler(req, account)
    return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
  }
