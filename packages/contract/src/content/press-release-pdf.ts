import * as v from 'valibot'

/** The PDF that the desk makes of a press release in one language. */
export const PressReleasePdfSchema = v.object({
  /** Its bytes in base64. */
  pdf: v.pipe(v.string(), v.base64(), v.minLength(1)),
})

export type PressReleasePdf = v.InferOutput<typeof PressReleasePdfSchema>
