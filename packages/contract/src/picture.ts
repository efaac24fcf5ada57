import * as v from 'valibot'

const Pixels = v.pipe(v.number(), v.integer(), v.minValue(1))

/** What a made size may be, best first: a page offers them in this order. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** One made size of a picture: its address, its width in pixels, its format. */
export const PictureSizeSchema = v.object({
  url: v.string(),
  width: Pixels,
  format: v.optional(v.picklist(PICTURE_FORMATS), 'webp'),
})

/**
 * A picture with what a page needs to paint it without a jump: pixels, alternative text in the
 * answer's language, credit, the sizes that exist, and the colour to paint until it arrives
 * (`#rrggbb`). Our host's addition to §3.
 */
export const PictureSchema = v.object({
  url: v.string(),
  width: Pixels,
  height: Pixels,
  alt: v.string(),
  credit: v.optional(v.nullable(v.string())),
  sizes: v.optional(v.array(PictureSizeSchema), []),
  colour: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)))),
})

export type Picture = v.InferOutput<typeof PictureSchema>
