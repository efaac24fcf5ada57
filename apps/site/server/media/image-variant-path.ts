import { IMAGE_SLOTS } from '../../app/images/image-slots.ts'
import { isPlainPath } from '../../app/images/media-path.ts'
import { PROXIED_PREFIX } from './image-hosts.ts'
import { upstreamPath } from './media-request.ts'

/** The formats that the site makes of other hosts' images. */
const VARIANT_FORMATS = ['avif', 'webp'] as const

/** The widths that the layout uses: other widths would let anyone cause endless work. */
const WIDTHS: ReadonlySet<number> = new Set(
  Object.values(IMAGE_SLOTS).flatMap(({ widths }): readonly number[] => widths),
)

/** An image to be resized. */
export interface ImageVariant {
  /** Path of the original at the API host; `/media/@/…` where another host has it. */
  readonly source: string
  readonly width: number
  readonly format: (typeof VARIANT_FORMATS)[number]
}

function sourceOf(path: string): string | undefined {
  return path.startsWith(PROXIED_PREFIX) && isPlainPath(path.slice(1)) ? path : upstreamPath(path)
}

/**
 * The image at a path such as `/media/~/-/uploads/boat.jpg/640.avif`: the path of the original after
 * `/media/`, a width and a format. `undefined` for every other path.
 */
export function parseImageVariantPath(path: string): ImageVariant | undefined {
  const [, rest, digits, extension] = /^\/media\/~\/(.+)\/(\d{3,4})\.(\w+)$/.exec(path) ?? []
  const source = rest === undefined ? undefined : sourceOf(`/media/${rest}`)
  const format = VARIANT_FORMATS.find((each) => each === extension)
  const width = Number(digits)
  if (source === undefined || !format) return undefined
  return WIDTHS.has(width) ? { source, width, format } : undefined
}
