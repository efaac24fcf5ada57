import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'

/** What someone says of themselves when they make the first account; the rest is the desk's. */
const SAID = ['email', 'password', 'name'] as const

/** Drops everything else that comes with the first account: it is made without access rules. */
export const firstSaysLittle: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || !req.pathname?.endsWith('/users/first-register')) return args
  const said = (args as { data: Record<string, unknown> }).data
  const data = Object.fromEntries(SAID.map((name) => [name, said[name]]))
  return { ...args, data }
}

/** The first account of a desk can do everything: nobody else could give it a role. */
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
