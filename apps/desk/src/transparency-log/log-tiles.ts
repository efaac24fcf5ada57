import { HASH_BYTES, type ReadTile, type Tile } from '@gaashaan/transparency-log/tile'
import type { Payload, PayloadRequest } from 'payload'
import type { LogTile } from '../payload-types.ts'

type Place = Pick<Tile, 'level' | 'index'>

/** The hashes of a tile as wide as it is now; `undefined` where the log has none there. */
export async function findTile(desk: Payload, { level, index }: Place, req?: PayloadRequest) {
  const where = { level: { equals: level }, index: { equals: index } }
  const query = { collection: 'log-tiles', where, ...(req && { req }) } as const
  return (await desk.db.findOne<LogTile>(query)) ?? undefined
}

/** Reads the tiles of the log, in the request's transaction. Rejects for one that the log does not have. */
export function tileReader(req: PayloadRequest): ReadTile {
  return async ({ level, index, width }) => {
    const tile = await findTile(req.payload, { level, index }, req)
    const hashes = Buffer.from(tile?.hashes ?? '', 'base64')
    if (hashes.length < width * HASH_BYTES) throw new Error(`the log has no tile ${level}/${index}`)
    return hashes.subarray(0, width * HASH_BYTES)
  }
}

/** Writes a tile in place of its narrower one, in the request's transaction. */
export async function writeTile(
  req: PayloadRequest,
  { level, index }: Place,
  hashes: Buffer,
): Promise<void> {
  const { db } = req.payload
  const collection = 'log-tiles'
  const data = { level, index, hashes: hashes.toString('base64') }
  const former = await findTile(req.payload, { level, index }, req)
  if (former) await db.updateOne({ collection, id: former.id, data, req, returning: false })
  else await db.create({ collection, data, req })
}
