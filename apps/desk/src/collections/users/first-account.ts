import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'

/** The fields that the person who creates the first account may set. */
const FIRST_ACCOUNT_FIELDS = ['email', 'password', 'name'] as const

/** Drops all other fields of the first account, which is created without access rules. */
export const restrictFirstAccountFields: CollectionBeforeOperationHook = ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' || !req.pathname?.endsWith('/users/first-register')) return args
  const { data } = args as { data: Record<string, unknown> }
  const allowed = Object.fromEntries(FIRST_ACCOUNT_FIELDS.map((name) => [name, data[name]]))
  return { ...args, data: allowed }
}

/** Makes the first account of a desk an administrator, since nobody else could give it a role. */
export const firstIsAdministrator: CollectionBeforeChangeHook = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create') return data
  const { totalDocs } = await req.payload.count({ collection: 'users', req })
  if (totalDocs > 0) return data
  return { ...data, roles: ['administrator', ...(data.roles ?? [])] }
}
