import * as v from 'valibot'

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
})

export type LogHead = v.InferOutput<typeof LogHeadSchema>
export type LogTile = v.InferOutput<typeof LogTileSchema>
export type LogEntries = v.InferOutput<typeof LogEntriesSchema>
