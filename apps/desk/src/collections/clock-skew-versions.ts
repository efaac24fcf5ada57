import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, Where } from 'payload'

/** Where versions are written that have a date which is still to come. */
const aheadOf = (now: number): Where => ({
  updatedAt: { greater_than_equal: new Date(now).toISOString() },
})

/** Dates just before a moment for so many versions, in their order, as the stored one of each. */
const justBefore = (now: number, count: number, at: number) =>
  ({ updatedAt: new Date(now - count + at).toISOString() }) as never

/**
 * Before a document is saved: takes back the dates of its versions that lie ahead, which they have
 * when the machine's clock was ahead and has been set right. Payload takes the version with the
 * latest date for the newest, so that what is saved now would be behind an older text, and be gone
 * for who reads the working copy.
 */
export const clockSkewVersions: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data
  const now = Date.now()
  const { db } = req.payload
  const { docs } = await db.findVersions({
    collection: collection.slug,
    where: { and: [{ parent: { equals: originalDoc.id } }, aheadOf(now)] },
    sort: 'updatedAt',
    limit: 0,
    pagination: false,
    req,
  })
  for (const [at, { id }] of docs.entries()) {
    const versionData = justBefore(now, docs.length, at)
    await db.updateVersion({ collection: collection.slug, id, versionData, req, returning: false })
  }
  return data
}

/** The same for a document of which there is one. */
export const clockSkewGlobalVersions: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const now = Date.now()
  const { db } = req.payload
  const { docs } = await db.findGlobalVersions({
    global: global.slug,
    where: aheadOf(now),
    sort: 'updatedAt',
    limit: 0,
    pagination: false,
    req,
  })
  for (const [at, { id }] of docs.entries()) {
    const versionData = justBefore(now, docs.length, at)
    await db.updateGlobalVersion({ global: global.slug, id, versionData, req, returning: false })
  }
  return data
}
