import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
} from 'payload'
import { needsSecondFactor } from '../../access/passed-sign-in.ts'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { accessChanges } from '../../collections/users/changed-access.ts'
import type { User } from '../../payload-types.ts'

/** Records a right password, and whether a code is required after it. */
export const recordSignIn: CollectionAfterLoginHook<User> = async ({ user, req, context }) => {
  // Someone who changes their password confirms the current one, which is not a sign-in.
  if (context.isConfirmation) return
  const change = { code: needsSecondFactor(user) ? 'asked' : 'none' }
  const event = { action: 'session.opened', ...accountSubject(user), change }
  await recordAuditEvent(req.payload, event, req)
}

export const recordSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user?.collection !== 'users') return
  const event = { action: 'session.closed', ...accountSubject(req.user) }
  await recordAuditEvent(req.payload, event, req)
}

/** Records a new account, or a change of its e-mail address, roles or departments. */
export const recordAccessChange: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const change = accessChanges(operation === 'create' ? {} : previousDoc, doc)
  if (Object.keys(change).length === 0) return
  const action = operation === 'create' ? 'account.made' : 'account.accessChanged'
  await recordAuditEvent(req.payload, { action, ...accountSubject(doc), change }, req)
}

export const recordAccountDeletion: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await recordAuditEvent(req.payload, { action: 'account.deleted', ...accountSubject(doc) }, req)
}

/** Records a password that was set by the mailed link, and an account that was unlocked. */
export const recordAccountRecovery: CollectionAfterOperationHook = async ({
  operation,
  result,
  args,
  req,
}) => {
  if (operation === 'resetPassword') {
    const { user } = result as unknown as { user: User }
    const event = { action: 'password.reset', ...accountSubject(user) }
    await recordAuditEvent(req.payload, event, undefined, req)
  }
  if (operation === 'unlock') {
    const heading = String((args as { data?: { email?: unknown } }).data?.email ?? '')
    const event = { action: 'account.unlocked', collection: 'users', heading }
    await recordAuditEvent(req.payload, event, undefined, req)
  }
  return result
}
