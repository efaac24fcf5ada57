import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, Where } from 'payload'

/** Options that find all versions, oldest first. */
const ALL_VERSIONS = { sort: 'updatedAt', limit: 0, pagination: false } as const

const datedFrom = (now: number): Where => ({
  updatedAt: { greater_than_equal: new Date(now).toISOString() },
})

/** Gives versions dates just before `now`, in the same order. */
async function redate<Id>(
  now: number,
  versions: readonly { readonly id: Id }[],
  update: (id: Id, versionData: never) => Promise<unknown>,
): Promise<void> {
  for (const [index, { id }] of versions.entries()) {
    const updatedAt = new Date(now - versions.length + index).toISOString()
    await update(id, { updatedAt } as never)
  }
}

/**
 * Before a document is saved, moves versions that are dated in the future into the past. They exist
 * when the machine's clock was ahead and has been corrected. Payload takes the version with the latest
 * date for the newest, so without this the save would be hidden behind an older version.
 */
export const clockSkewVersions: CollectionBeforeChangeHook = async ({
  collection: { slug: collection },
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data
  const now = Date.now()
  const { db } = req.payload
  const where = { and: [{ parent: { equals: originalDoc.id } }, datedFrom(now)] }
  const { docs } = await db.findVersions({ collection, where, ...ALL_VERSIONS, req })
  await redate(now, docs, (id, versionData) =>
    db.updateVersion({ collection, id, versionData, req, returning: false }),
  )
  return data
}

/** The same for a global. */
export const clockSkewGlobalVersions: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const now = Date.now()
  const { db } = req.payload
  const { slug } = global
  const where = datedFrom(now)
  const { docs } = await db.findGlobalVersions({ global: slug, where, ...ALL_VERSIONS, req })
  await redate(now, docs, (id, versionData) =>
    db.updateGlobalVersion({ global: slug, id, versionData, req, returning: false }),
  )
  return data
}
