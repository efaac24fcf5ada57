import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'
import { messagesFor } from '../../i18n/messages.ts'
import type { User } from '../../payload-types.ts'
import { type PasswordOwner, passwordProblem } from './password-rule.ts'

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
  const isReset = operation === 'resetPassword'
  const owner = await passwordOwner(data ?? {}, isReset ? undefined : (id ?? req.user?.id), req)
  const problem = await passwordProblem(password, owner ?? NOBODY)
  if (problem === undefined) return args
  const message = messagesFor(req).t(problem)
  const errors = [{ label: LABEL, message, path: 'password' }]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}

const NOBODY: PasswordOwner = { name: '', email: '' }

/** Name and e-mail address that come with a new password, or those of its account, if there is one. */
async function passwordOwner(
  { token, name, email }: Record<string, unknown>,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<PasswordOwner | null> {
  if (typeof email === 'string') return { name: typeof name === 'string' ? name : '', email }
  const where: Where =
    id === undefined ? { resetPasswordToken: { equals: token ?? '' } } : { id: { equals: id } }
  const account = await req.payload.db.findOne<User>({ collection: 'users', where, req })
  return account && { name: account.name ?? '', email: account.email }
}
