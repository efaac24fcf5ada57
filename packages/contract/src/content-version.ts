import * as v from 'valibot'

/** Changes whenever something public changes; equal versions mean equal responses. */
export const ContentVersionSchema = v.object({ version: v.pipe(v.string(), v.minLength(1)) })

export type ContentVersion = v.InferOutput<typeof ContentVersionSchema>
