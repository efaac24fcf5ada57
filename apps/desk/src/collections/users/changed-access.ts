import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { CODE_ERRORS } from '../../auth/second-factor/code-errors.ts'
import { hasRecentProof } from '../../auth/second-factor/session.ts'
import { messagesFor } from '../../i18n/messages.ts'

/** The fields that determine what an account may do. */
const ACCESS_FIELDS = ['roles', 'departments', 'email'] as const

type Account = Readonly<Record<string, unknown>>

/** The changes of an account's access: `{ field: [before, after] }`. */
export function accessChanges(before: Account, after: Account): Record<string, [unknown, unknown]> {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? []) === JSON.stringify(b ?? [])
  const changed = ACCESS_FIELDS.filter((name) => !isSame(before[name], after[name]))
  return Object.fromEntries(changed.map((name) => [name, [before[name], after[name]]]))
}

const isAccessChanged = (data: Account, originalDoc: Account) =>
  Object.keys(accessChanges(originalDoc, { ...originalDoc, ...data })).length > 0

/** Refuses a change of somebody's access without a second factor of the last minutes. */
export const confirmAccessChange: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !isAccessChanged(data, originalDoc) || hasRecentProof(req)) {
    return data
  }
  const { confirm_first } = CODE_ERRORS
  throw new APIError(messagesFor(req).t(confirm_first), 403, { code: 'confirm_first' }, true)
}

/** Ends all sessions of an account whose access changes, so that it signs in again. */
export const endSessionsOnAccessChange: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
}) => {
  if (operation !== 'update') return data
  return isAccessChanged(data, originalDoc) ? { ...data, sessions: [] } : data
}
