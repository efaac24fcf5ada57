import type { Bilingual, Language, Picture, PictureFormat } from '@gaashaan/contract'
import type { Media } from '../payload-types.ts'
import { found, mediaPath, type Related, toPicture } from './media/to-contract.ts'
import { youTubeId } from './youtube-id.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const WORDS: Bilingual<{ readonly atYouTube: string; readonly video: string }> = {
  SO: { atYouTube: 'Ka daawo YouTube', video: 'Muuqaal' },
  EN: { atYouTube: 'Watch on YouTube', video: 'Video' },
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

/** `PDF, 1.2 MB`: 10⁶ bytes to a megabyte, as browsers and phones count. */
function fileFacts({ mimeType, filesize }: Media): string {
  const kind = mimeType === 'application/pdf' ? 'PDF' : ''
  if (!filesize) return kind
  const megabytes = filesize / 1e6
  const size =
    megabytes < 0.1 ? `${Math.max(1, Math.round(filesize / 1e3))} kB` : `${megabytes.toFixed(1)} MB`
  return [kind, size].filter(Boolean).join(', ')
}

const isText = (value: unknown): value is string => typeof value === 'string'
const textOf = (value: unknown): string => (isText(value) ? value.trim() : '')

/** A file as a card of its own: its name as the link, what it is below. */
export function attachmentHtml(file: Related<Media>, title: unknown): string {
  const media = found(file)
  const path = mediaPath(file)
  if (!media || path === null) return ''
  const name = textOf(title) || (media.filename ?? '')
  return figure(`<a href="${path}">${escapeHtml(name)}</a>`, fileFacts(media))
}

/** A picture with its caption and its credit, or a card of any other file. */
export function uploadHtml(media: Media, caption: unknown, language: Language): string {
  const picture = toPicture(media, language)
  if (picture === null) return attachmentHtml(media, caption)
  const below = [textOf(caption), picture.credit ?? ''].filter((text) => text !== '').join(' · ')
  return below === '' ? pictureHtml(picture) : figure(pictureHtml(picture), below)
}

/** A clip that plays in the page, or a link to YouTube: nothing of theirs is loaded here. */
export function videoHtml(
  { clip, address, caption }: { clip?: Related<Media>; address?: unknown; caption?: unknown },
  language: Language,
): string {
  const words = WORDS[language]
  const text = textOf(caption)
  const path = mediaPath(clip)
  if (path !== null) {
    const name = escapeHtml(text || words.video)
    const player = `<video src="${path}" controls preload="metadata" aria-label="${name}"></video>`
    return figure(player, text)
  }
  const id = isText(address) ? youTubeId(address) : undefined
  if (id === undefined) return ''
  const link = `<a href="https://www.youtube.com/watch?v=${id}">${escapeHtml(text || words.video)}</a>`
  return figure(link, words.atYouTube)
}
