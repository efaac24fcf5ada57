import * as v from 'valibot'

const Whole = v.pipe(v.number(), v.integer(), v.minValue(1))

/** What a host tells of the file that a post is about: our host's addition to §3. */
export const FileFactsSchema = v.object({
  /** Short name of its kind: `PDF`. */
  type: v.string(),
  bytes: v.optional(v.nullable(Whole)),
  pages: v.optional(v.nullable(Whole)),
})

export type FileFacts = v.InferOutput<typeof FileFactsSchema>
