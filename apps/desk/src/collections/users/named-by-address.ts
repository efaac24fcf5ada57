import type { CollectionBeforeChangeHook } from 'payload'

/** An account without a name is called by what stands before its address's @ until it has one. */
export const namedByAddress: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const name: unknown = data.name ?? originalDoc?.name
  if (typeof name === 'string' && name.trim() !== '') return data
  const email = String(data.email ?? originalDoc?.email ?? '')
  return { ...data, name: email.split('@')[0] }
}
