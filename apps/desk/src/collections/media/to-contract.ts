import type { Captions, FileFacts, Language, Picture } from '@gaashaan/contract'
import { variantName } from '../../media/image-sizes/file-names.ts'
import { listVariants, type VariantWidths } from '../../media/image-sizes/variants.ts'
import type { Media } from '../../payload-types.ts'

/** A relationship as Payload returns it: the document, only its id if it was deleted, or nothing. */
export type Relation<T> = T | number | null | undefined

/** The document of a relationship, if it exists. */
export function relatedDocument<T extends object>(relation: Relation<T>): T | undefined {
  return typeof relation === 'object' && relation !== null ? relation : undefined
}

const pathOf = (filename: string): string => `/media/${encodeURIComponent(filename)}`

/** The path of a file for readers: `/media/<filename>`. */
export function mediaPath(file: Relation<Media>): string | null {
  const filename = relatedDocument(file)?.filename
  return filename ? pathOf(filename) : null
}

/** Type, size and pages of a file to download; `null` for anything but a PDF. */
export function toFileFacts(relation: Relation<Media>): FileFacts | null {
  const file = relatedDocument(relation)
  if (file?.mimeType !== 'application/pdf') return null
  return { type: 'PDF', bytes: file.filesize || null, pages: file.pages || null }
}

/** The captions of a video that was read with depth 2; empty for any other file. */
export function toCaptions(relation: Relation<Media>): Captions[] {
  const video = relatedDocument(relation)
  const [so, en] = [mediaPath(video?.captionsSo), mediaPath(video?.captionsEn)]
  return [
    ...(so === null ? [] : [{ url: so, language: 'SO' as const, label: 'Soomaali' }]),
    ...(en === null ? [] : [{ url: en, language: 'EN' as const, label: 'English' }]),
  ]
}

/** The variants of a picture, by format, narrowest first; empty until they exist. */
function sizesOf({ filename, made }: Media): Picture['sizes'] {
  if (!filename || !made) return []
  return listVariants(made as VariantWidths).map(({ format, width }) => ({
    url: pathOf(variantName(filename, width, format)),
    width,
    format,
  }))
}

/** Minimum width in pixels of a picture in the desk's lists. */
const MIN_THUMBNAIL_WIDTH = 240

/** The URL of a picture in the desk's lists: a small variant, or the original until it exists. */
export function thumbnail({ doc }: { readonly doc: Record<string, unknown> }): string | null {
  const media = doc as unknown as Media
  if (!media.mimeType?.startsWith('image/')) return null
  const small = sizesOf(media).find(
    ({ format, width }) => format === 'webp' && width >= MIN_THUMBNAIL_WIDTH,
  )
  return small?.url ?? mediaPath(media)
}

/** The focal point of a picture in percent from the left and the top; nothing for the centre. */
function focusOf({ focalX, focalY }: Media): Pick<Picture, 'focus'> {
  if (typeof focalX !== 'number' || typeof focalY !== 'number') return {}
  return focalX === 50 && focalY === 50 ? {} : { focus: { x: focalX, y: focalY } }
}

/** A picture with its dimensions, its texts in a language and its variants; `null` if it is none. */
export function toPicture(relation: Relation<Media>, language: Language): Picture | null {
  const media = relatedDocument(relation)
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
