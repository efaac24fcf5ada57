import type { DatabaseSync } from 'node:sqlite'
import {
  coarseParts,
  decodeLikenesses,
  LIKENESS_CROPS,
  LIKENESS_WORDS,
  likenessDistance,
  mayBeAlike,
} from '@gaashaan/contract/picture-likeness'

/** Words of the coarse parts of one picture. */
const WORDS = coarseParts(new Uint32Array((1 + LIKENESS_CROPS.length) * LIKENESS_WORDS)).length

/** A picture of the ministry, and in how many bits of 256 it differs from the one that is asked about. */
interface Found {
  readonly sha256: string
  readonly distance: number
}

/**
 * Finds the published pictures that look like one, the nearest first. The coarse parts of all of them stay
 * in memory, 136 bytes a picture: SQLite cannot compare them.
 */
export function createPictureFinder(db: DatabaseSync) {
  const newer = db.prepare('SELECT id, coarse FROM pictures WHERE id > ? ORDER BY id')
  const count = db.prepare('SELECT count(*) AS count FROM pictures')
  const picture = db.prepare('SELECT sha256, likeness FROM pictures WHERE id = ?')
  let ids: number[] = []
  let coarse = new Uint32Array()

  function readNewer(): void {
    const rows = newer.all(ids.at(-1) ?? 0)
    if (rows.length === 0) return
    const grown = new Uint32Array((ids.length + rows.length) * WORDS)
    grown.set(coarse)
    const bytes = new Uint8Array(grown.buffer)
    for (const row of rows) {
      bytes.set(row.coarse as Uint8Array, ids.length * WORDS * Uint32Array.BYTES_PER_ELEMENT)
      ids.push(Number(row.id))
    }
    coarse = grown
  }

  return (asked: string): Found[] => {
    readNewer()
    if (ids.length !== Number(count.get()?.count)) {
      // Some were forgotten.
      ids = []
      coarse = new Uint32Array()
      readNewer()
    }
    const likeness = decodeLikenesses(asked)
    const alike = ids.filter((_, at) => mayBeAlike(likeness, coarse, at * WORDS, (at + 1) * WORDS))
    const found = alike.flatMap((id) => {
      const row = picture.get(id)
      const distance = row && likenessDistance(likeness, decodeLikenesses(String(row.likeness)))
      return row && distance !== undefined ? [{ sha256: String(row.sha256), distance }] : []
    })
    return found.sort((a, b) => a.distance - b.distance)
  }
}
