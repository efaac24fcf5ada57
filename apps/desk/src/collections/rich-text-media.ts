import type { Bilingual, Language, Picture, PictureFormat } from '@gaashaan/contract'
import { escapeHtml } from '@gaashaan/http/escape-html'
import type { Media } from '../payload-types.ts'
import { found, mediaPath, type Related, toCaptions, toPicture } from './media/to-contract.ts'
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

/** How wide a picture in a text is painted. */
const SIZES = '(max-width: 48rem) 100vw, 48rem'

/** The made files of one format as attributes; nothing until they exist. */
function sources({ sizes }: Picture, format: PictureFormat): string {
  const files = sizes.filter((size) => size.format === format)
  const srcset = files.map(({ url, width }) => `${url} ${width}w`).join(', ')
  return srcset === '' ? '' : ` srcset="${srcset}" sizes="${SIZES}"`
}

function pictureHtml(picture: Picture): string {
  const { url, width, height, alt } = picture
  const img = `<img src="${url}"${sources(picture, 'webp')} width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy">`
  const avif = sources(picture, 'avif')
  return avif === '' ? img : `<picture><source type="image/avif"${avif}>${img}</picture>`
}

const figure = (content: string, caption: string): string =>
  `<figure>${content}${caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`

/** `64 KB`, `1.2 MB`: 10⁶ bytes to a megabyte, as browsers and phones count, and as the site writes. */
function sizeOf(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1e3))} KB`
  return `${Number((bytes / 1e6).toFixed(1))} MB`
}

/** What is known of a file: `PDF, 1.2 MB, 14 pages`. */
function fileFacts({ mimeType, filesize, pages }: Media, language: Language): string {
  const facts = [
    mimeType === 'application/pdf' && 'PDF',
    filesize && sizeOf(filesize),
    pages && LABELS[language].pages(pages),
  ]
  return facts.filter(Boolean).join(', ')
}

const isText = (value: unknown): value is string => typeof value === 'string'
const textOf = (value: unknown): string => (isText(value) ? value.trim() : '')

/** What people called a file before its content gave it a mark of its own. */
const nameOf = ({ filename }: Media): string =>
  (filename ?? '').replace(/-[\da-f]{10}(?:-\d+)?(?=\.\w+$)/, '')

/** A file as a card of its own: its name as the link, what it is below. */
export function attachmentHtml(file: Related<Media>, title: unknown, language: Language): string {
  const media = found(file)
  const path = mediaPath(file)
  if (!media || path === null) return ''
  const name = textOf(title) || nameOf(media)
  return figure(`<a href="${path}">${escapeHtml(name)}</a>`, fileFacts(media, language))
}

/** The caption that a text gives a file, else the file's own. */
function captionOf(media: Media, caption: unknown, language: Language): string {
  return textOf(caption) || textOf(language === 'SO' ? media.captionSo : media.captionEn)
}

/** A file's caption and credit. */
function below(media: Media, caption: unknown, language: Language): string {
  const { picturesCredit, credit } = LABELS[language]
  const whose = textOf(language === 'SO' ? media.creditSo : media.creditEn)
  const word = media.mimeType?.startsWith('image/') ? picturesCredit : credit
  const parts = [captionOf(media, caption, language), whose && `${word}: ${whose}`]
  return parts.filter(Boolean).join(' · ')
}

/** A picture with its caption and its credit, a clip with its player, or a card of any other file. */
export function uploadHtml(media: Media, caption: unknown, language: Language): string {
  const picture = toPicture(media, language)
  if (picture !== null) {
    const text = below(media, caption, language)
    return text === '' ? pictureHtml(picture) : figure(pictureHtml(picture), text)
  }
  if (media.mimeType?.startsWith('video/')) return clipHtml(media, caption, language)
  return attachmentHtml(media, caption, language)
}

/** Widest picture that stands for a clip, in pixels: twice the widest column of a text, about. */
const POSTER_WIDTH = 1280

/** Address of what stands for a clip until it plays; nothing where it has no picture. */
function posterOf(clip: Media, language: Language): string | undefined {
  const picture = toPicture(found(clip.poster), language)
  const made = picture?.sizes.filter(
    ({ format, width }) => format === 'webp' && width <= POSTER_WIDTH,
  )
  return made?.at(-1)?.url ?? picture?.url
}

function clipHtml(clip: Media, caption: unknown, language: Language): string {
  const poster = posterOf(clip, language)
  const name = captionOf(clip, caption, language) || LABELS[language].video
  const tracks = toCaptions(clip).map(
    ({ url, language: of, label }) =>
      `<track src="${url}" kind="captions" srclang="${of.toLowerCase()}" label="${label}">`,
  )
  const attributes = [
    `src="${mediaPath(clip)}"`,
    poster !== undefined && `poster="${poster}"`,
    `controls preload="metadata" aria-label="${escapeHtml(name)}"`,
  ].filter(Boolean)
  const player = `<video ${attributes.join(' ')}>${tracks.join('')}</video>`
  return figure(player, below(clip, caption, language))
}

/** A clip that plays in the page, or a link to YouTube: nothing of theirs is loaded here. */
export function videoHtml(
  { clip, address, caption }: { clip?: Related<Media>; address?: unknown; caption?: unknown },
  language: Language,
): string {
  const media = found(clip)
  if (media && mediaPath(media) !== null) return clipHtml(media, caption, language)
  const labels = LABELS[language]
  const id = isText(address) ? youTubeId(address) : undefined
  if (id === undefined) return ''
  const name = escapeHtml(textOf(caption) || labels.video)
  const link = `<a href="https://www.youtube.com/watch?v=${id}">${name}</a>`
  return figure(link, labels.atYouTube)
}
