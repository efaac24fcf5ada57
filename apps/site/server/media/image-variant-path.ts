import { IMAGE_SLOTS } from '../../app/images/image-slots.ts'
import { isPlainPath } from '../../app/images/media-path.ts'
import { upstreamPath } from './media-request.ts'

/** What the site makes of another host's pictures. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const

export type VariantFormat = (typeof VARIANT_FORMATS)[number]

/** The widths that some place of the layout offers: nobody can ask for endless work. */
const WIDTHS: ReadonlySet<number> = new Set(
  Object.values(IMAGE_SLOTS).flatMap(({ widths }): readonly number[] => widths),
)

/** A picture that is to be made of one of the API host's files. */
export interface ImageVariant {
  /** The API host's path of the whole picture; `/media/@/…` where another host has it. */
  readonly source: string
  readonly width: number
  readonly format: VariantFormat
}

function sourceOf(path: string): string | undefined {
  return path.startsWith('/media/@/') && isPlainPath(path.slice(1)) ? path : upstreamPath(path)
}

/**
 * The picture that an address such as `/media/~/-/uploads/boat.jpg/640.avif` asks for: the whole
 * one's address after `/media/`, a width, a format. `undefined` for every other address.
 */
export function parseImageVariantPath(address: string): ImageVariant | undefined {
  const path = address.split('?', 1)[0] ?? ''
  const [, rest, digits, name] = /^\/media\/~\/(.+)\/(\d{3,4})\.(\w+)$/.exec(path) ?? []
  const source = rest === undefined ? undefined : sourceOf(`/media/${rest}`)
  const format = VARIANT_FORMATS.find((each) => each === name)
  const width = Number(digits)
  if (source === undefined || !format) return undefined
  return WIDTHS.has(width) ? { source, width, format } : undefined
}
