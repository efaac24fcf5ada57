import * as v from 'valibot'
import { LIKENESS_CROPS, LIKENESS_WORDS } from '../picture-likeness.ts'

/** The transparency log as it is now (C2SP tlog-tiles). */
export const LogHeadSchema = v.object({
  /** The checkpoint, a signed note with its line feeds. */
  checkpoint: v.pipe(v.string(), v.minLength(1)),
  /** The public keys that sign it, as a note that they sign too. */
  keys: v.pipe(v.string(), v.minLength(1)),
})

/** A tile of the log's tree, as wide as it is now. */
export const LogTileSchema = v.object({
  /** Its hashes one after another, in base64. */
  hashes: v.pipe(v.string(), v.base64()),
})

/** Characters of the likenesses of a picture and of its parts, in base64. */
const LIKENESSES_CHARS = 4 * Math.ceil((4 * LIKENESS_WORDS * (1 + LIKENESS_CROPS.length)) / 3)

/** The entries of a tile of level 0, up to 256, in their order. */
export const LogEntriesSchema = v.object({
  entries: v.array(
    v.object({
      /** The bytes of the entry as text. */
      entry: v.string(),
      /** The JSON of its record; null once it has been erased. */
      record: v.nullable(v.string()),
    }),
  ),
  /** What the pictures among the records' files look like; a host may not know it. */
  pictures: v.optional(
    v.array(
      v.object({
        /** SHA-256 of the file, in hexadecimal digits. */
        sha256: v.pipe(v.string(), v.hash(['sha256'])),
        /** The likenesses of the whole and of its parts (`encodeLikenesses`). */
        likeness: v.pipe(v.string(), v.base64(), v.length(LIKENESSES_CHARS)),
      }),
    ),
    [],
  ),
})

export type LogHead = v.InferOutput<typeof LogHeadSchema>
export type LogTile = v.InferOutput<typeof LogTileSchema>
export type LogEntries = v.InferOutput<typeof LogEntriesSchema>
