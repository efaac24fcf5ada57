import * as v from 'valibot'

const Pixels = v.pipe(v.number(), v.integer(), v.minValue(1))

/** One made size of a picture: its address and its width in pixels. */
export const PictureSizeSchema = v.object({ url: v.string(), width: Pixels })

/**
 * A picture with what a page needs to paint it without a jump: pixels, alternative text in the
 * answer's language, credit, and the smaller sizes that exist. Our host's addition to §3.
 */
export const PictureSchema = v.object({
  url: v.string(),
  width: Pixels,
  height: Pixels,
  alt: v.string(),
  credit: v.optional(v.nullable(v.string())),
  sizes: v.optional(v.array(PictureSizeSchema), []),
})

export type Picture = v.InferOutput<typeof PictureSchema>
