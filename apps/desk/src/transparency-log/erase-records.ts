import type { PayloadRequest, Where } from 'payload'
import type { LogEntry } from '../payload-types.ts'

/**
 * Erases the records of a text that was removed: its entries keep a date and two hashes, by which nobody
 * learns what they were of. In the request's transaction; bump the content version with `removal`.
 */
export async function eraseRecords(req: PayloadRequest, subject: string): Promise<void> {
  const { db } = req.payload
  const collection = 'log-entries'
  const where: Where = { and: [{ subject: { equals: subject } }, { record: { exists: true } }] }
  const { docs } = await db.find<LogEntry>({ collection, where, pagination: false, req })
  for (const { id } of docs) {
    await db.updateOne({ collection, id, data: { record: null }, req, returning: false })
  }
}
