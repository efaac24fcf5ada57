import { PICTURE_FORMATS, type Picture } from '@gaashaan/contract'
import type { ImageSlot } from './image-slots.ts'
import { mediaUrl } from './media-url.ts'
import { type ImageVariant, type ImageVariants, imageVariants } from './source-set.ts'

/** A picture as a page paints it in one place. */
export interface PagePicture {
  /** The whole picture, which every browser paints. */
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** What is written under it, and whose it is. */
  readonly caption?: string
  readonly credit?: string
  /** Where it is looked at: quarters from the left and from the top, `04`; its middle when left out. */
  readonly focus?: string
  /** Painted until it arrives, `#rrggbb`. */
  readonly colour?: string
  readonly made?: readonly ImageVariants[]
  /** For browsers that know neither made format: smaller than the whole picture. */
  readonly small?: string
}

const PICTURE_FILE = /\.(?:avif|webp|jpe?g|png|gif|svg)(?:$|[?#])/i

/** The sizes that a picture of another host is taken to have; CSS crops to what the layout wants. */
const UNKNOWN = { width: 1600, height: 900 }

/** Pictures of pixels, which the site makes smaller itself where the host has not. */
const RASTER_FILE = /^\/media\/(.+\.(?:avif|webp|jpe?g|png))$/i

const FORMATS = ['avif', 'webp'] as const

/** Where the site makes a whole picture's sizes when they are first asked for. */
function toBeMade(url: string, width: number, place: ImageSlot): readonly ImageVariants[] {
  const file = RASTER_FILE.exec(url)?.[1]
  const isAll = width > (place.widths.at(-1) ?? 0)
  const widths = isAll ? place.widths : place.widths.filter((each) => each < width)
  if (file === undefined || widths.length === 0) return []
  return [{ formats: FORMATS, widths, before: `/media/~/${file}/` }]
}

function madeSizes(picture: Picture, url: string): ImageVariant[] {
  const sizes = picture.sizes.flatMap((size) => {
    const made = mediaUrl(size.url)
    return made === undefined ? [] : [{ ...size, url: made }]
  })
  // The whole picture is one more size of its own format, where that has any.
  const format = PICTURE_FORMATS.find((name) => url.endsWith(`.${name}`))
  const isNew = sizes.every((size) => size.format !== format || size.width < picture.width)
  const whole = { url, width: picture.width, format }
  const isOneMore = isNew && sizes.some((size) => size.format === format)
  return isOneMore ? [...sizes, whole as ImageVariant] : sizes
}

type Files = Pick<PagePicture, 'made' | 'small'>

function filesFor(picture: Picture, url: string, place: ImageSlot): Files {
  const sizes = madeSizes(picture, url)
  const ready = imageVariants(sizes, place.widths)
  const made = ready.length > 0 ? ready : toBeMade(url, picture.width, place)
  // Half of what the largest screens want is enough for the few that need it.
  const enough = (place.widths.at(-1) ?? 0) / 2
  const small = sizes
    .toSorted((a, b) => a.width - b.width)
    .find((size) => size.format === 'jpeg' && size.width >= enough)
  return {
    ...(made.length > 0 && { made }),
    ...(small && small.url !== url && { small: small.url }),
  }
}

/** The quarters of a picture next to where it is looked at; nothing where the frame cuts nothing. */
function focusIn({ focus }: Picture, { frame }: ImageSlot): string | undefined {
  if (!focus || frame === 0) return undefined
  const quarters = `${Math.round(focus.x / 25)}${Math.round(focus.y / 25)}`
  return quarters === '22' ? undefined : quarters
}

/** The files of pictures in places: the latest news stand beside every article. */
const known = new WeakMap<Picture, Map<ImageSlot, Files>>()

function knownFiles(picture: Picture, url: string, place: ImageSlot): Files {
  const places = known.get(picture) ?? new Map<ImageSlot, Files>()
  known.set(picture, places)
  const files = places.get(place) ?? filesFor(picture, url, place)
  places.set(place, files)
  return files
}

/**
 * The picture of a post, an operation or a leader as a page paints it in a place: our host's with
 * the made sizes that are worth offering there, another host's by path alone. `undefined` where
 * there is none, or its address is unsafe. `alt` stands for a picture that comes by path.
 */
export function pagePicture(
  picture: Picture | null | undefined,
  path: string | null | undefined,
  alt: string,
  place: ImageSlot,
): PagePicture | undefined {
  if (picture) {
    const url = mediaUrl(picture.url)
    if (url === undefined) return undefined
    const { width, height, caption, credit, colour } = picture
    const focus = focusIn(picture, place)
    return {
      url,
      width,
      height,
      // The host says of each of its pictures what it shows, and of a decorative one nothing.
      alt: picture.alt,
      ...(caption && { caption }),
      ...(credit && { credit }),
      ...(focus && { focus }),
      ...(colour && { colour }),
      ...knownFiles(picture, url, place),
    }
  }
  const url = path && PICTURE_FILE.test(path) ? mediaUrl(path) : undefined
  if (url === undefined) return undefined
  const made = toBeMade(url, Number.POSITIVE_INFINITY, place)
  return { url, alt, ...UNKNOWN, ...(made.length > 0 && { made }) }
}
