import * as v from 'valibot'

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

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
 * answer's language (empty: the picture is decorative), what is written under it, credit, the sizes
 * that exist, the colour to paint until it arrives (`#rrggbb`), and where it is looked at, which
 * stays in sight where the picture is cut. Our host's addition to §3.
 */
export const PictureSchema = v.object({
  url: v.string(),
  width: Pixels,
  height: Pixels,
  alt: v.string(),
  caption: v.optional(v.nullable(v.string())),
  credit: v.optional(v.nullable(v.string())),
  sizes: v.optional(v.array(PictureSizeSchema), []),
  colour: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)))),
  /** Percent from the left and from the top; the middle when left out. */
  focus: v.optional(v.nullable(v.object({ x: Percent, y: Percent }))),
})

export type Picture = v.InferOutput<typeof PictureSchema>
