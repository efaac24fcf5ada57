import type { Language, Picture, PictureFormat } from '@gaashaan/contract'
import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Media } from '../payload-types.ts'
import { mediaPath, toPicture } from './media/to-contract.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** How wide a picture in a text is painted. */
const SIZES = '(max-width: 48rem) 100vw, 48rem'

/** The made files of one format as attributes; nothing until they exist. */
function sources({ sizes }: Picture, format: PictureFormat): string {
  const files = sizes.filter((size) => size.format === format)
  const srcset = files.map(({ url, width }) => `${url} ${width}w`).join(', ')
  return srcset === '' ? '' : ` srcset="${srcset}" sizes="${SIZES}"`
}

/** A picture in a text with its sizes, or a link to any other file. */
function uploadHtml(media: Media, language: Language): string {
  const picture = toPicture(media, language)
  const path = mediaPath(media)
  if (picture === null) {
    return path === null ? '' : `<p><a href="${path}">${escapeHtml(media.filename ?? '')}</a></p>`
  }
  const { url, width, height, alt } = picture
  const img = `<img src="${url}"${sources(picture, 'webp')} width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy">`
  const avif = sources(picture, 'avif')
  return avif === '' ? img : `<picture><source type="image/avif"${avif}>${img}</picture>`
}

const converters =
  (language: Language): HTMLConvertersFunction =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    list: ({ node, nodesToHTML }) =>
      `<${node.tag}>${nodesToHTML({ nodes: node.children }).join('')}</${node.tag}>`,
    listitem: ({ node, nodesToHTML }) =>
      `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
    upload: ({ node }) => {
      const media = node.value as Media | number
      return typeof media === 'object' ? uploadHtml(media, language) : ''
    },
  })

/** The HTML of a rich text in a language; `null` when nothing is written. */
export function toHtml(text: unknown, language: Language): string | null {
  const state = text as SerializedEditorState | null | undefined
  if (!state?.root) return null
  const html = convertLexicalToHTML({
    data: state,
    converters: converters(language),
    disableContainer: true,
  })
  return /^(\s|<p>(\s|<br\s*\/?>)*<\/p>)*$/.test(html) ? null : html
}
