import type { Language } from '@gaashaan/contract'
import { dataSaverMessagesFor } from '../messages/data-saver.ts'
import type { PictureRules } from './data-saver-context.ts'
import { fileInSrcset } from './low-data-source.ts'
import { pictureOnRequestHtml } from './picture-on-request-html.ts'
import type { RequestedPicture } from './picture-rules.ts'

/** Parts of cleaned HTML: links that enlarge a picture, the ends of other links, pictures and clips. */
const PARTS =
  /<a href="[^"]*" data-enlarge="">.*?<\/a>|<a\b|<\/a>|<picture>.*?<\/picture>|<img\b[^>]*>|<video\b.*?<\/video>/gs

const IMAGE = /<img\b[^>]*>/

function attribute(html: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(html)?.[1] ?? ''
}

const unescapeAmpersands = (text: string) => text.replaceAll('&amp;', '&')

function requestedPicture(part: string, image: string): RequestedPicture {
  const sources = [...part.matchAll(/<source\b[^>]*>/g)].map(([source]) => source)
  const fileOf = (html: string) => fileInSrcset(unescapeAmpersands(attribute(html, 'srcset')))
  const sourceOf = (type: string) => {
    const source = sources.find((html) => attribute(html, 'type') === type)
    return source && fileOf(source)
  }
  const ratio = Number(attribute(image, 'width')) / Number(attribute(image, 'height'))
  return {
    ...(Number.isFinite(ratio) && ratio > 0 && { ratio }),
    avif: sourceOf('image/avif'),
    webp: sourceOf('image/webp'),
    original: fileOf(image) ?? unescapeAmpersands(attribute(image, 'src')),
  }
}

/**
 * Replaces the pictures of cleaned HTML (`app/html/clean-html.server.ts`) by controls that show them,
 * and its clips by links. A picture in an editor's link becomes its alternative text: a control in a
 * link could not be reached. In cleaned HTML every `<` begins a tag, and attribute values have neither
 * quotes nor `>`.
 */
export function picturesInText(html: string, language: Language, rules: PictureRules): string {
  const messages = dataSaverMessagesFor(language)
  let isInLink = false
  return html.replace(PARTS, (part) => {
    const image = IMAGE.exec(part)?.[0]
    if (part.startsWith('<video')) {
      const name = attribute(part, 'aria-label')
      const text = name ? `${messages.playClip}: ${name}` : messages.playClip
      return `<a class="saver-clip" href="${attribute(part, 'src')}">${text}</a>`
    }
    if (image === undefined) {
      isInLink = part === '<a'
      return part
    }
    const alt = attribute(image, 'alt')
    if (isInLink) return alt || messages.picture
    const control = pictureOnRequestHtml(requestedPicture(part, image), alt, language, rules)
    return `<details class="saver-picture">${control}</details>`
  })
}
