import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import { storeOf } from '../media/store/open-store.ts'
import { StoreUnavailable } from '../media/store/store-unavailable.ts'
import type { Media } from '../payload-types.ts'

/** SHA-256 of a stored file; `undefined` where the store has none of the name. */
async function hashStored(desk: Payload, name: string): Promise<string | undefined> {
  const stream = await storeOf(desk).read(name)
  if (!stream) return undefined
  const hash = createHash('sha256')
  await pipeline(stream, hash)
  return hash.digest('hex')
}

/**
 * Hashes the files that were uploaded before uploads were hashed. Those that the store does not give stay
 * without a hash until the next time.
 */
export async function hashOldFiles(desk: Payload): Promise<void> {
  const collection = 'media'
  const where = { sha256: { exists: false } }
  const { docs } = await desk.db.find<Media>({ collection, where, pagination: false })
  for (const { id, filename } of docs) {
    try {
      const sha256 = filename ? await hashStored(desk, filename) : undefined
      if (!sha256) continue
      await desk.db.updateOne({ collection, id, data: { sha256 }, returning: false })
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      desk.logger.warn(`The file ${filename} has no hash in the log yet: ${error.message}`)
    }
  }
}
