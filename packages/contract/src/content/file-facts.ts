import * as v from 'valibot'

const WholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Facts about a post's file: our host's addition to §3. */
export const FileFactsSchema = v.object({
  /** Short name of its format: `PDF`. */
  type: v.string(),
  bytes: v.optional(v.nullable(WholeNumber)),
  pages: v.optional(v.nullable(WholeNumber)),
})

export type FileFacts = v.InferOutput<typeof FileFactsSchema>
