import * as v from 'valibot'

/** Which posts had a text that was taken back for good, and when. */
export const RemovedTextsSchema = v.array(
  v.object({
    /** The post's id. */
    id: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** When its last text was removed, ISO 8601. */
    at: v.pipe(v.string(), v.isoTimestamp()),
  }),
)

export type RemovedTexts = v.InferOutput<typeof RemovedTextsSchema>
