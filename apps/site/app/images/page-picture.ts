import { PICTURE_FORMATS, type Picture } from '@gaashaan/contract'
import type { ImageSlot } from './image-slots.ts'
import { mediaUrl } from './media-url.ts'
import { type ImageVariant, type ImageVariantGroup, imageVariants } from './source-set.ts'

/** A picture as a page paints it in one slot. */
export interface PagePicture {
  /** The original file, in a format that every browser paints. */
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly caption?: string
  readonly credit?: string
  /** Focal point in quarters from the left and from the top, such as `04`; the middle when left out. */
  readonly focus?: string
  /** Painted until the picture arrives, `#rrggbb`. */
  readonly colour?: string
  readonly variants?: readonly ImageVariantGroup[]
  /** A smaller file than the original, for browsers that know neither AVIF nor WebP. */
  readonly small?: string
}

const PICTURE_FILE = /\.(?:avif|webp|jpe?g|png|gif|svg)(?:$|[?#])/i

/** The size assumed for a picture of another host; CSS crops it to the layout's frame. */
const ASSUMED_SIZE = { width: 1600, height: 900 }

/** Pictures that the site resizes itself where the host has not. */
const RASTER_FILE = /^\/media\/(.+\.(?:avif|webp|jpe?g|png))$/i

const FORMATS = ['avif', 'webp'] as const

/** The variants that the site generates when they are first requested. */
function onDemandVariants(url: string, width: number, slot: ImageSlot): ImageVariantGroup[] {
  const file = RASTER_FILE.exec(url)?.[1]
  const isWideEnough = width > (slot.widths.at(-1) ?? 0)
  const widths = isWideEnough ? slot.widths : slot.widths.filter((offered) => offered < width)
  if (file === undefined || widths.length === 0) return []
  return [{ formats: FORMATS, widths, prefix: `/media/~/${file}/` }]
}

/** The host's files of a picture; the original counts as one more size of its format. */
function hostSizes(picture: Picture, url: string): ImageVariant[] {
  const sizes = picture.sizes.flatMap((size) => {
    const sizeUrl = mediaUrl(size.url)
    return sizeUrl === undefined ? [] : [{ ...size, url: sizeUrl }]
  })
  const format = PICTURE_FORMATS.find((name) => url.endsWith(`.${name}`))
  const sameFormat = sizes.filter((size) => size.format === format)
  const isWidest = sameFormat.every((size) => size.width < picture.width)
  if (!format || sameFormat.length === 0 || !isWidest) return sizes
  return [...sizes, { url, width: picture.width, format }]
}

type PictureFiles = Pick<PagePicture, 'variants' | 'small'>

function pictureFiles(picture: Picture, url: string, slot: ImageSlot): PictureFiles {
  const sizes = hostSizes(picture, url)
  const existing = imageVariants(sizes, slot.widths)
  const variants = existing.length > 0 ? existing : onDemandVariants(url, picture.width, slot)
  // Few browsers need this file: half of the largest width is enough for them.
  const minWidth = (slot.widths.at(-1) ?? 0) / 2
  const small = sizes
    .toSorted((a, b) => a.width - b.width)
    .find((size) => size.format === 'jpeg' && size.width >= minWidth)
  return {
    ...(variants.length > 0 && { variants }),
    ...(small && small.url !== url && { small: small.url }),
  }
}

/** The focal point in quarters; nothing in the middle, or where the frame cuts nothing off. */
function focusQuarters({ focus }: Picture, { aspectRatio }: ImageSlot): string | undefined {
  if (!focus || aspectRatio === 0) return undefined
  const quarters = `${Math.round(focus.x / 25)}${Math.round(focus.y / 25)}`
  return quarters === '22' ? undefined : quarters
}

/** The same picture object is presented often: the latest news are beside every article. */
const cachedFiles = new WeakMap<Picture, Map<ImageSlot, PictureFiles>>()

function cachedPictureFiles(picture: Picture, url: string, slot: ImageSlot): PictureFiles {
  const filesBySlot = cachedFiles.get(picture) ?? new Map<ImageSlot, PictureFiles>()
  cachedFiles.set(picture, filesBySlot)
  const files = filesBySlot.get(slot) ?? pictureFiles(picture, url, slot)
  filesBySlot.set(slot, files)
  return files
}

/**
 * The picture of a post, an operation or a leader as a page paints it in a slot: from our host with
 * the sizes that the slot offers, from another host by its path alone, with `alt` as its text.
 * `undefined` where there is no picture, or its URL is unsafe.
 */
export function pagePicture(
  picture: Picture | null | undefined,
  path: string | null | undefined,
  alt: string,
  slot: ImageSlot,
): PagePicture | undefined {
  if (picture) {
    const url = mediaUrl(picture.url)
    if (url === undefined) return undefined
    const { width, height, caption, credit, colour } = picture
    const focus = focusQuarters(picture, slot)
    return {
      url,
      width,
      height,
      // The host's own text, which is empty for a decorative picture.
      alt: picture.alt,
      ...(caption && { caption }),
      ...(credit && { credit }),
      ...(focus && { focus }),
      ...(colour && { colour }),
      ...cachedPictureFiles(picture, url, slot),
    }
  }
  const url = path && PICTURE_FILE.test(path) ? mediaUrl(path) : undefined
  if (url === undefined) return undefined
  const variants = onDemandVariants(url, Number.POSITIVE_INFINITY, slot)
  return { url, alt, ...ASSUMED_SIZE, ...(variants.length > 0 && { variants }) }
}
