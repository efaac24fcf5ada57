import type { CollectionBeforeChangeHook } from 'payload'

/** The fields that determine what an account may do. */
const ACCESS_FIELDS = ['roles', 'departments', 'email'] as const

type Account = Readonly<Record<string, unknown>>

/** The changes of an account's access: `{ field: [before, after] }`. */
export function accessChanges(before: Account, after: Account): Record<string, [unknown, unknown]> {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? []) === JSON.stringify(b ?? [])
  const changed = ACCESS_FIELDS.filter((name) => !isSame(before[name], after[name]))
  return Object.fromEntries(changed.map((name) => [name, [before[name], after[name]]]))
}

/** Ends all sessions of an account whose access changes, so that it signs in again. */
export const endSessionsOnAccessChange: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
}) => {
  if (operation !== 'update') return data
  const isChanged = Object.keys(accessChanges(originalDoc, { ...originalDoc, ...data })).length > 0
  return isChanged ? { ...data, sessions: [] } : data
}
