import * as v from 'valibot'

/**
 * Changes whenever something public changes; equal versions mean equal responses. `tags` are those
 * of all changes since the version that the request names (`cache-tags.ts`): a response without these
 * tags is the same in both versions. They are missing where the host does not know that version, or
 * where a change may concern every response.
 */
export const ContentVersionSchema = v.object({
  version: v.pipe(v.string(), v.minLength(1)),
  tags: v.optional(v.array(v.string())),
})

export type ContentVersion = v.InferOutput<typeof ContentVersionSchema>
