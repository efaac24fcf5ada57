import type { OneFile } from './one-file.ts'
import { PICTURE_MARK, readMark } from './request-mark.ts'

const MARK = new RegExp(` ${PICTURE_MARK}="([^"]*)"`, 'g')

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
}

/** An address between double quotes of a style (CSS Syntax 3), in a style element. */
function quoted(address: string): string {
  const safe = address.replace(/["\\<>\s]/g, (sign) => encodeURIComponent(sign))
  return `url("${safe}")`
}

/** The picture as AVIF where the browser knows that; those that know no choice get the other. */
function contentOf({ avif, webp, whole }: OneFile): string {
  const last = webp ?? whole ?? avif ?? ''
  const plain = `content:${quoted(last)}`
  if (!avif || avif === last) return plain
  return `${plain};content:image-set(${quoted(avif)} type("image/avif"),${quoted(last)})`
}

/**
 * Puts a class in the stead of every picture's mark, and gives the rules by which an opened control
 * fetches and shows its picture: each address stands in a rule that matches nothing before that.
 */
export function requestedPictures(html: string): { readonly html: string; readonly css: string } {
  const rules: string[] = []
  const marked = html.replace(MARK, (_mark, text: string) => {
    const entity = /&(?:quot|amp|lt|gt|#x27);/g
    const { ratio, ...files } = readMark(text.replace(entity, (each) => ENTITIES[each] ?? each))
    const id = `picture-${rules.length + 1}`
    const shape = ratio ? `aspect-ratio:${ratio.toFixed(3)};` : ''
    rules.push(`details[open]>#${id}{${shape}${contentOf(files)}}`)
    return ` id="${id}"`
  })
  return { html: marked, css: rules.join('') }
}
