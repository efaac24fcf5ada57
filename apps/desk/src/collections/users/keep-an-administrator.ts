import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { messagesFor } from '../../i18n/messages.ts'

/**
 * Refuses what would leave the desk without an administrator. The lowest-numbered one's row is
 * written first, unchanged: on PostgreSQL two who demote each other then come one after the other.
 */
async function refuseWithoutAnother(id: number | string, req: PayloadRequest): Promise<void> {
  const { payload } = req
  const find = async () => {
    const { docs } = await payload.find({
      collection: 'users',
      where: { roles: { in: ['administrator'] } },
      sort: 'id',
      select: { email: true },
      depth: 0,
      pagination: false,
      req,
    })
    return docs
  }
  const [first] = await find()
  if (first === undefined) return
  await payload.db.updateOne({
    collection: 'users',
    where: { id: { equals: first.id } },
    data: { email: first.email },
    options: { atomic: true },
    req,
  })
  const administrators = await find()
  const isOne = administrators.some((account) => String(account.id) === String(id))
  if (!isOne || administrators.length > 1) return
  const message = messagesFor(req).t({
    en: 'This is the last administrator. Make someone else an administrator first.',
    so: 'Kani waa maamulaha ugu dambeeya. Marka hore qof kale maamule ka dhig.',
  })
  throw new APIError(message, 403, undefined, true)
}

/** No person takes the role from the last administrator; programs of the desk may. */
export const keepAnAdministrator: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const had: readonly string[] = originalDoc?.roles ?? []
  const has: readonly string[] = 'roles' in data ? (data.roles ?? []) : had
  const isDemoted = had.includes('administrator') && !has.includes('administrator')
  if (operation === 'update' && isDemoted && req.user) {
    await refuseWithoutAnother(originalDoc.id, req)
  }
  return data
}

/** No person deletes the last administrator; programs of the desk may. */
export const deleteNoLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.user) await refuseWithoutAnother(id, req)
}
