import type { CollectionBeforeChangeHook } from 'payload'

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
