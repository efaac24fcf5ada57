import * as v from 'valibot'

const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

const Pixels = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The formats of a picture's variants, best first: a page offers them in this order. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** A variant of a picture: its URL, its width in pixels, its format. */
const PictureSizeSchema = v.object({
  url: v.string(),
  width: Pixels,
  format: v.optional(v.picklist(PICTURE_FORMATS), 'webp'),
})

/**
 * A picture with its size in pixels, its alternative text in the response's language (empty for a
 * decorative picture), caption, credit, variants, the colour to paint until it arrives (`#rrggbb`), and
 * the focus, which stays visible where the picture is cropped. Our host's addition to §3.
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
  /** Percent from the left and from the top; the centre when left out. */
  focus: v.optional(v.nullable(v.object({ x: Percent, y: Percent }))),
})

export type Picture = v.InferOutput<typeof PictureSchema>
