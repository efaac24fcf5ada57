import type { CollectionBeforeChangeHook } from 'payload'

/** The fields that say what an account may do. */
export const ACCESS_FIELDS = ['roles', 'departments', 'email'] as const

type Account = Readonly<Record<string, unknown>>

/** What of an account's access a change changes, as `{ field: [before, after] }`. */
export function changedAccess(before: Account, after: Account): Record<string, [unknown, unknown]> {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? []) === JSON.stringify(b ?? [])
  const changed = ACCESS_FIELDS.filter((name) => !same(before[name], after[name]))
  return Object.fromEntries(changed.map((name) => [name, [before[name], after[name]]]))
}

/** Ends every session of an account whose access changes: it signs in anew with what it has then. */
export const endSessionsWithAccess: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
}) => {
  if (operation !== 'update') return data
  const isChanged = Object.keys(changedAccess(originalDoc, { ...originalDoc, ...data })).length > 0
  return isChanged ? { ...data, sessions: [] } : data
}
