import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { messagesFor } from '../../i18n/messages.ts'
import type { User } from '../../payload-types.ts'
import { passwordProblem } from './password-rule.ts'

/** The operations that set a password. Later hooks do not see the password of a reset. */
const OPERATIONS = ['create', 'update', 'resetPassword']

const LABEL = { en: 'Password', so: 'Furaha sirta ah' }

const NOT_WITH_ACCOUNT = {
  en: 'A password is not changed with the account. Your own: at /admin/password. Somebody else’s: make them a link for a new one.',
  so: 'Furaha sirta ah laguma beddelo akoonka. Kaaga: /admin/password. Kan qof kale: u samee xiriiriye fure cusub.',
}

/** Refuses a new password that is easy to guess, whichever operation sets it. */
export const refuseWeakPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const { data, id } = args as { data?: Record<string, unknown>; id?: number }
  const password = data?.password
  if (!OPERATIONS.includes(operation) || typeof password !== 'string') return args
  // Payload would ignore the password of an update by a person and still report success.
  if (operation === 'update' && !overrideAccess && req.user) {
    throw new APIError(messagesFor(req).t(NOT_WITH_ACCOUNT), 403, undefined, true)
  }
  if (operation !== 'resetPassword' && !overrideAccess) return args
  const email =
    typeof data?.email === 'string' ? data.email : await emailOf(id ?? req.user?.id, req)
  const problem = passwordProblem(password, email)
  if (problem === undefined) return args
  const message = messagesFor(req).t(problem)
  const errors = [{ label: LABEL, message, path: 'password' }]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

async function emailOf(id: number | string | undefined, { payload }: PayloadRequest) {
  if (id === undefined) return ''
  const where = { id: { equals: id } }
  return (await payload.db.findOne<User>({ collection: 'users', where }))?.email ?? ''
}
