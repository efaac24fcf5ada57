import type { Bilingual, Language, Picture, PictureFormat } from '@gaashaan/contract'
import { escapeHtml } from '@gaashaan/http/escape-html'
import type { Media } from '../payload-types.ts'
import {
  mediaPath,
  type Relation,
  relatedDocument,
  toCaptions,
  toPicture,
} from './media/to-contract.ts'
import { youTubeId } from './youtube-id.ts'

interface Labels {
  readonly atYouTube: string
  readonly video: string
  readonly picturesCredit: string
  readonly credit: string
  readonly pages: (count: number) => string
}

const LABELS: Bilingual<Labels> = {
  SO: {
    atYouTube: 'Ka daawo YouTube',
    video: 'Muuqaal',
    picturesCredit: 'Xigashada sawirka',
    credit: 'Xigashada',
    pages: (count) => `${count} bog`,
  },
  EN: {
    atYouTube: 'Watch on YouTube',
    video: 'Video',
    picturesCredit: 'Image credit',
    credit: 'Credit',
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
  },
}

/** The displayed width of a picture in a text. */
const SIZES = '(max-width: 48rem) 100vw, 48rem'

/** The attributes for a picture's variants of one format; empty until they exist. */
function sourceAttributes({ sizes }: Picture, format: PictureFormat): string {
  const files = sizes.filter((size) => size.format === format)
  const srcset = files.map(({ url, width }) => `${url} ${width}w`).join(', ')
  return srcset === '' ? '' : ` srcset="${srcset}" sizes="${SIZES}"`
}

function pictureHtml(picture: Picture): string {
  const { url, width, height, alt } = picture
  const img = `<img src="${url}"${sourceAttributes(picture, 'webp')} width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy">`
  const avif = sourceAttributes(picture, 'avif')
  return avif === '' ? img : `<picture><source type="image/avif"${avif}>${img}</picture>`
}

const figure = (content: string, caption: string): string =>
  `<figure>${content}${caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`

/** `64 KB`, `1.2 MB`: 10⁶ bytes are a megabyte, as in browsers, on phones and on the site. */
function formatBytes(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1e3))} KB`
  return `${Number((bytes / 1e6).toFixed(1))} MB`
}

/** The type, size and length of a file: `PDF, 1.2 MB, 14 pages`. */
function fileFacts({ mimeType, filesize, pages }: Media, language: Language): string {
  const facts = [
    mimeType === 'application/pdf' && 'PDF',
    filesize && formatBytes(filesize),
    pages && LABELS[language].pages(pages),
  ]
  return facts.filter(Boolean).join(', ')
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A file's name without the hash of its content. */
const nameOf = ({ filename }: Media): string =>
  (filename ?? '').replace(/-[\da-f]{10}(?:-\d+)?(?=\.\w+$)/, '')

/** A file to download: its name as the link, its facts below. */
export function attachmentHtml(file: Relation<Media>, title: unknown, language: Language): string {
  const media = relatedDocument(file)
  const path = mediaPath(media)
  if (!media || path === null) return ''
  const name = textOf(title) || nameOf(media)
  return figure(`<a href="${path}">${escapeHtml(name)}</a>`, fileFacts(media, language))
}

/** The caption in the text, else the file's own. */
function captionOf(media: Media, caption: unknown, language: Language): string {
  return textOf(caption) || textOf(language === 'SO' ? media.captionSo : media.captionEn)
}

/** A file's caption and credit. */
function captionAndCredit(media: Media, caption: unknown, language: Language): string {
  const { picturesCredit, credit } = LABELS[language]
  const source = textOf(language === 'SO' ? media.creditSo : media.creditEn)
  const label = media.mimeType?.startsWith('image/') ? picturesCredit : credit
  const parts = [captionOf(media, caption, language), source && `${label}: ${source}`]
  return parts.filter(Boolean).join(' · ')
}

/** A picture with caption and credit, a clip with its player, or any other file to download. */
export function uploadHtml(media: Media, caption: unknown, language: Language): string {
  const picture = toPicture(media, language)
  if (picture !== null) {
    const text = captionAndCredit(media, caption, language)
    return text === '' ? pictureHtml(picture) : figure(pictureHtml(picture), text)
  }
  if (media.mimeType?.startsWith('video/')) return clipHtml(media, caption, language)
  return attachmentHtml(media, caption, language)
}

/** Maximum width in pixels of a clip's poster: about twice the widest column of a text. */
const MAX_POSTER_WIDTH = 1280

/** The URL of a clip's poster; `undefined` without one. */
function posterUrl(clip: Media, language: Language): string | undefined {
  const picture = toPicture(clip.poster, language)
  const variant = picture?.sizes.findLast(
    ({ format, width }) => format === 'webp' && width <= MAX_POSTER_WIDTH,
  )
  return variant?.url ?? picture?.url
}

function clipHtml(clip: Media, caption: unknown, language: Language): string {
  const poster = posterUrl(clip, language)
  const name = captionOf(clip, caption, language) || LABELS[language].video
  const tracks = toCaptions(clip).map(
    ({ url, language: trackLanguage, label }) =>
      `<track src="${url}" kind="captions" srclang="${trackLanguage.toLowerCase()}" label="${label}">`,
  )
  const attributes = [
    `src="${mediaPath(clip)}"`,
    poster !== undefined && `poster="${poster}"`,
    `controls preload="metadata" aria-label="${escapeHtml(name)}"`,
  ].filter(Boolean)
  const player = `<video ${attributes.join(' ')}>${tracks.join('')}</video>`
  return figure(player, captionAndCredit(clip, caption, language))
}

/** A clip that plays in the page, or a link to YouTube, from where nothing is loaded. */
export function videoHtml(
  { clip, address, caption }: { clip?: Relation<Media>; address?: unknown; caption?: unknown },
  language: Language,
): string {
  const media = relatedDocument(clip)
  if (media && mediaPath(media) !== null) return clipHtml(media, caption, language)
  const labels = LABELS[language]
  const id = youTubeId(textOf(address))
  if (id === undefined) return ''
  const name = escapeHtml(textOf(caption) || labels.video)
  const link = `<a href="https://www.youtube.com/watch?v=${id}">${name}</a>`
  return figure(link, labels.atYouTube)
}
