import type { Language } from '@gaashaan/contract'
import { dataSaverMessagesFor } from '../messages/data-saver.ts'
import type { PictureRules } from './data-saver-context.ts'
import { fileInSet } from './low-data-source.ts'
import { pictureOnRequestHtml } from './picture-on-request-html.ts'
import type { PictureOnDemand } from './picture-rules.ts'

/** Of a cleaned text: a link that enlarges its picture, other links' ends, pictures and clips. */
const PARTS =
  /<a href="[^"]*" data-enlarge="">.*?<\/a>|<a\b|<\/a>|<picture>.*?<\/picture>|<img\b[^>]*>|<video\b.*?<\/video>/gs

const IMAGE = /<img\b[^>]*>/

function attribute(html: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(html)?.[1] ?? ''
  return value
}

/** An attribute's text as it is meant. */
const read = (text: string) => text.replaceAll('&amp;', '&')

function requested(part: string, image: string): PictureOnDemand {
  const sources = [...part.matchAll(/<source\b[^>]*>/g)].map(([source]) => source)
  const of = (type: string) => {
    const source = sources.find((each) => attribute(each, 'type') === type)
    return source && fileInSet(read(attribute(source, 'srcset')))
  }
  const ratio = Number(attribute(image, 'width')) / Number(attribute(image, 'height'))
  const shape = Number.isFinite(ratio) && ratio > 0 ? { ratio } : {}
  const [avif, webp] = [of('image/avif'), of('image/webp')]
  const whole = fileInSet(read(attribute(image, 'srcset'))) ?? read(attribute(image, 'src'))
  return { ...shape, avif, webp, whole }
}

/**
 * The pictures of a cleaned text (`app/html/clean-html.server.ts`) as controls that show them, its
 * clips as links. A picture in a link of the editor's own is said in words: a control in a link
 * could not be reached. In cleaned HTML `<` begins a tag and nothing else, and what stands between the
 * quotes of an attribute has neither quotes nor `>`.
 */
export function picturesInText(html: string, language: Language, rules: PictureRules): string {
  const messages = dataSaverMessagesFor(language)
  let isInLink = false
  return html.replace(PARTS, (part) => {
    const image = IMAGE.exec(part)?.[0]
    if (part.startsWith('<video')) {
      const name = attribute(part, 'aria-label')
      const said = name ? `${messages.playClip}: ${name}` : messages.playClip
      return `<a class="saver-clip" href="${attribute(part, 'src')}">${said}</a>`
    }
    if (image === undefined) {
      isInLink = part === '<a'
      return part
    }
    const alt = attribute(image, 'alt')
    if (isInLink) return alt || messages.picture
    const control = pictureOnRequestHtml(requested(part, image), alt, language, rules)
    return `<details class="saver-picture">${control}</details>`
  })
}
