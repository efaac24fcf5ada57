import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { messagesFor } from '../../i18n/messages.ts'
import type { User } from '../../payload-types.ts'
import { passwordFault } from './password-rule.ts'

/** The operations that set one. Payload tells hooks of a later stage nothing of a reset password. */
const SETS_A_PASSWORD = ['create', 'update', 'resetPassword']

const LABEL = { en: 'Password', so: 'Furaha sirta ah' }

const NOT_HERE = {
  en: 'A password is not changed with the account. Your own: at /admin/password. Somebody else’s: make them a link for a new one.',
  so: 'Furaha sirta ah laguma beddelo akoonka. Kaaga: /admin/password. Kan qof kale: u samee xiriiriye fure cusub.',
}

/** Refuses a new password that is too easily guessed, however it is set. */
export const refuseWeakPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const { data, id } = args as { data?: Record<string, unknown>; id?: number }
  const password = data?.password
  if (!SETS_A_PASSWORD.includes(operation) || typeof password !== 'string') return args
  // Nobody creates an account or writes this field as a person: Payload would drop it and say "updated".
  if (operation === 'update' && !overrideAccess && req.user) {
    throw new APIError(messagesFor(req).t(NOT_HERE), 403, undefined, true)
  }
  if (operation !== 'resetPassword' && !overrideAccess) return args
  const email =
    typeof data?.email === 'string' ? data.email : await emailOf(id ?? req.user?.id, req)
  const fault = passwordFault(password, email)
  if (fault === undefined) return args
  const message = messagesFor(req).t(fault)
  const errors = [{ label: LABEL, message, path: 'password' }]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

async function emailOf(
  id: number | string | undefined,
  { payload }: PayloadRequest,
): Promise<string> {
  if (id === undefined) return ''
  const where = { id: { equals: id } }
  return (await payload.db.findOne<User>({ collection: 'users', where }))?.email ?? ''
}
