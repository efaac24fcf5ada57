import type { Captions, FileFacts, Language, Picture, PictureFormat } from '@gaashaan/contract'
import { variantName } from '../../media/image-sizes/file-names.ts'
import { type VariantWidths, variantFiles } from '../../media/image-sizes/recipe.ts'
import type { Media } from '../../payload-types.ts'

/** A relation as Payload answers it: the document, its id alone when it is gone, or none. */
export type Related<T> = T | number | null | undefined

/** The related document, when it was found. */
export function found<T extends object>(related: Related<T>): T | undefined {
  return typeof related === 'object' && related !== null ? related : undefined
}

const address = (filename: string): string => `/media/${encodeURIComponent(filename)}`

/** Path at which readers get a file: `/media/<filename>`. */
export function mediaPath(file: Related<Media>): string | null {
  const filename = found(file)?.filename
  return filename ? address(filename) : null
}

/** What is known of a file to download; `null` for anything but a PDF. */
export function toFileFacts(related: Related<Media>): FileFacts | null {
  const file = found(related)
  if (file?.mimeType !== 'application/pdf') return null
  return { type: 'PDF', bytes: file.filesize || null, pages: file.pages || null }
}

/** The captions of a video that was found two relations deep; none of any other file. */
export function toCaptions(related: Related<Media>): Captions[] {
  const video = found(related)
  const [so, en] = [mediaPath(video?.captionsSo), mediaPath(video?.captionsEn)]
  return [
    ...(so === null ? [] : [{ url: so, language: 'SO' as const, label: 'Soomaali' }]),
    ...(en === null ? [] : [{ url: en, language: 'EN' as const, label: 'English' }]),
  ]
}

/** The made files of a picture, by format, narrowest first; none until they exist. */
function sizesOf({ filename, made }: Media): Picture['sizes'] {
  if (!filename || !made) return []
  return variantFiles(made as VariantWidths).map(({ format, width }) => ({
    url: address(variantName(filename, width, format)),
    width,
    format,
  }))
}

/** Least width in pixels of a picture in the desk's own lists. */
const THUMBNAIL_WIDTH = 240

/** What the desk shows of a picture to its editors: a small file, the whole one until it is made. */
export function thumbnail({ doc }: { readonly doc: Record<string, unknown> }): string | null {
  const media = doc as unknown as Media
  if (!media.mimeType?.startsWith('image/')) return null
  const format: PictureFormat = 'webp'
  const small = sizesOf(media).find(
    (size) => size.format === format && size.width >= THUMBNAIL_WIDTH,
  )
  return small?.url ?? mediaPath(media)
}

/** Where a picture is looked at, in percent from the left and the top; nothing for its middle. */
function focusOf({ focalX, focalY }: Media): Pick<Picture, 'focus'> {
  if (typeof focalX !== 'number' || typeof focalY !== 'number') return {}
  return focalX === 50 && focalY === 50 ? {} : { focus: { x: focalX, y: focalY } }
}

/** A picture with its pixels, its text in a language and its made sizes; `null` when none. */
export function toPicture(related: Related<Media>, language: Language): Picture | null {
  const media = found(related)
  const url = mediaPath(media)
  if (!media || url === null || !media.width || !media.height) return null
  const { width, height } = media
  const caption = language === 'SO' ? media.captionSo : media.captionEn
  return {
    url,
    width,
    height,
    alt: (language === 'SO' ? media.altSo : media.altEn) ?? '',
    ...(caption && { caption }),
    credit: (language === 'SO' ? media.creditSo : media.creditEn) || null,
    sizes: sizesOf(media),
    colour: media.colour ?? null,
    ...focusOf(media),
  }
}
