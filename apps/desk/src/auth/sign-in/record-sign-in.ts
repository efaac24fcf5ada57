import type { CollectionConfig } from 'payload'
import { needsCode } from '../../access/passed-sign-in.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { changedAccess } from '../../collections/users/changed-access.ts'
import type { User } from '../../payload-types.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number]

const of = (user: Pick<User, 'id' | 'email'>) =>
  ({ collection: 'users', document: user.id, heading: user.email }) as const

/** A right password; whether a code was asked for besides is told with it. */
export const recordSignIn: Hook<'afterLogin'> = async ({ user, req, context }) => {
  // Someone who changes their password says the present one: no sign-in of its own.
  if (context.isConfirmation) return
  const change = { code: needsCode(user) ? 'asked' : 'none' }
  await recordAuditEvent(req.payload, { action: 'session.opened', ...of(user), change }, req)
}

export const recordSignOut: Hook<'afterLogout'> = async ({ req }) => {
  if (req.user?.collection !== 'users') return
  await recordAuditEvent(req.payload, { action: 'session.closed', ...of(req.user) }, req)
}

/** A new account, or another e-mail address, other roles or departments of one. */
export const recordAccessChange: Hook<'afterChange'> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const change = changedAccess(operation === 'create' ? {} : previousDoc, doc)
  if (Object.keys(change).length === 0) return
  const action = operation === 'create' ? 'account.made' : 'account.accessChanged'
  await recordAuditEvent(req.payload, { action, ...of(doc), change }, req)
}

export const recordDeletedAccount: Hook<'afterDelete'> = async ({ doc, req }) => {
  await recordAuditEvent(req.payload, { action: 'account.deleted', ...of(doc) }, req)
}

/** A password that was set by the mailed link, and an account that was opened again. */
export const recordAccountRecovery: Hook<'afterOperation'> = async ({
  operation,
  result,
  args,
  req,
}) => {
  if (operation === 'resetPassword') {
    const { user } = result as unknown as { user: User }
    await recordAuditEvent(req.payload, { action: 'password.reset', ...of(user) }, undefined, req)
  }
  if (operation === 'unlock') {
    const heading = String((args as { data?: { email?: unknown } }).data?.email ?? '')
    const event = { action: 'account.unlocked', collection: 'users', heading }
    await recordAuditEvent(req.payload, event, undefined, req)
  }
  return result
}
