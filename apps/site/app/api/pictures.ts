import { PICTURE_FORMATS, type Picture } from '@gaashaan/contract'
import { type MadeFiles, type MadeSize, madeFiles } from './made-sizes.ts'
import { mediaAddress } from './media-address.ts'
import type { Place } from './picture-places.ts'

/** A picture as a page paints it in one place. */
export interface PagePicture {
  /** The whole picture, which every browser paints. */
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly credit?: string
  /** Painted until it arrives, `#rrggbb`. */
  readonly colour?: string
  readonly made?: readonly MadeFiles[]
  /** For browsers that know neither made format: smaller than the whole picture. */
  readonly small?: string
}

const PICTURE_FILE = /\.(?:avif|webp|jpe?g|png|gif|svg)(?:$|[?#])/i

/** The sizes that a picture of another host is taken to have; CSS crops to what the layout wants. */
const UNKNOWN = { width: 1600, height: 900 }

function madeSizes(picture: Picture, url: string): MadeSize[] {
  const sizes = picture.sizes.flatMap((size) => {
    const made = mediaAddress(size.url)
    return made === undefined ? [] : [{ ...size, url: made }]
  })
  // The whole picture is one more size of its own format, where that has any.
  const format = PICTURE_FORMATS.find((name) => url.endsWith(`.${name}`))
  const isNew = sizes.every((size) => size.format !== format || size.width < picture.width)
  const whole = { url, width: picture.width, format }
  const isOneMore = isNew && sizes.some((size) => size.format === format)
  return isOneMore ? [...sizes, whole as MadeSize] : sizes
}

/**
 * The picture of a post, an operation or a leader as a page paints it in a place: our host's with
 * the made sizes that are worth offering there, another host's by path alone. `undefined` where
 * there is none, or its address is unsafe.
 */
export function pictureOf(
  picture: Picture | null | undefined,
  path: string | null | undefined,
  alt: string,
  place: Place,
): PagePicture | undefined {
  if (picture) {
    const url = mediaAddress(picture.url)
    if (url === undefined) return undefined
    const { width, height, credit, colour } = picture
    const sizes = madeSizes(picture, url)
    const made = madeFiles(sizes, place.widths)
    // Half of what the largest screens want is enough for the few that need it.
    const enough = (place.widths.at(-1) ?? 0) / 2
    const small = sizes
      .toSorted((a, b) => a.width - b.width)
      .find((size) => size.format === 'jpeg' && size.width >= enough)
    return {
      url,
      width,
      height,
      alt: picture.alt || alt,
      ...(credit && { credit }),
      ...(colour && { colour }),
      ...(made.length > 0 && { made }),
      ...(small && small.url !== url && { small: small.url }),
    }
  }
  const url = path && PICTURE_FILE.test(path) ? mediaAddress(path) : undefined
  return url === undefined ? undefined : { url, alt, ...UNKNOWN }
}
