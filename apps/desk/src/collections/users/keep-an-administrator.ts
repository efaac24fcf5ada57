import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { messagesFor } from '../../i18n/messages.ts'

/**
 * Refuses a change that would leave the desk without an administrator. It first writes the row of the
 * first administrator without changing it, so that on PostgreSQL two administrators who demote each
 * other at the same time are checked one after the other.
 */
async function refuseLastAdministrator(id: number | string, req: PayloadRequest): Promise<void> {
  const { payload } = req
  const find = () =>
    payload.find({
      collection: 'users',
      // A closed account opens no other.
      where: { and: [{ roles: { in: ['administrator'] } }, { closedAt: { exists: false } }] },
      sort: 'id',
      select: { email: true },
      depth: 0,
      pagination: false,
      req,
    })
  const [first] = (await find()).docs
  if (first === undefined) return
  await payload.db.updateOne({
    collection: 'users',
    where: { id: { equals: first.id } },
    data: { email: first.email },
    options: { atomic: true },
    req,
  })
  const { docs } = await find()
  if (docs.length > 1 || String(docs[0]?.id) !== String(id)) return
  const message = messagesFor(req).t({
    en: 'This is the last administrator. Make someone else an administrator first.',
    so: 'Kani waa maamulaha ugu dambeeya. Marka hore qof kale maamule ka dhig.',
  })
  throw new APIError(message, 403, undefined, true)
}

/** A person cannot take the role from the last administrator; programs can. */
export const keepAnAdministrator: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const before: readonly string[] = originalDoc?.roles ?? []
  const after: readonly string[] = 'roles' in data ? (data.roles ?? []) : before
  const isDemoted = before.includes('administrator') && !after.includes('administrator')
  if (operation === 'update' && isDemoted && req.user) {
    await refuseLastAdministrator(originalDoc.id, req)
  }
  return data
}

/** A person cannot delete the last administrator; programs can. */
export const refuseDeletingLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.user) await refuseLastAdministrator(id, req)
}
