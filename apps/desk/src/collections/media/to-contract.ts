import type { Language, Picture } from '@gaashaan/contract'
import type { Media } from '../../payload-types.ts'
import { PICTURE_WIDTHS } from './collection.ts'

/** A relation as Payload answers it: the document, its id alone when it is gone, or none. */
export type Related<T> = T | number | null | undefined

/** The related document, when it was found. */
export function found<T extends object>(related: Related<T>): T | undefined {
  return typeof related === 'object' && related !== null ? related : undefined
}

function address(filename: string | null | undefined): string | null {
  return filename ? `/media/${encodeURIComponent(filename)}` : null
}

/** Path at which readers get a file: `/media/<filename>`. */
export function mediaPath(file: Related<Media>): string | null {
  return address(found(file)?.filename)
}

/** A picture with its pixels, its text in a language and its smaller sizes; `null` when none. */
export function toPicture(related: Related<Media>, language: Language): Picture | null {
  const media = found(related)
  const url = mediaPath(media)
  if (!media || url === null || !media.width || !media.height) return null
  const { width, height } = media
  const sizes = PICTURE_WIDTHS.flatMap((name) => {
    const size = media.sizes?.[`w${name}`]
    const sizeUrl = address(size?.filename)
    if (sizeUrl === null || !size?.width || size.width >= width) return []
    return [{ url: sizeUrl, width: size.width }]
  })
  return {
    url,
    width,
    height,
    alt: (language === 'SO' ? media.altSo : media.altEn) ?? '',
    credit: (language === 'SO' ? media.creditSo : media.creditEn) || null,
    sizes,
  }
}
