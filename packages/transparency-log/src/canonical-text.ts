import { createHash } from 'node:crypto'

/** What stands for a character in the HTML of the public calls. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** The characters of HTML that are neither markup nor in a figure: those have captions and facts of files. */
const charactersOf = (html: string): string =>
  html
    .replaceAll(/<figure>.*?<\/figure>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)

/**
 * The canonical text of a version, from the title and the HTML of the public calls: the characters of
 * both in Unicode's composed form (NFC), without white space. Whoever has the words has the same
 * characters, however a page or a message sets them.
 */
export function canonicalText(title: string, html: string): string {
  return (title + charactersOf(html)).normalize('NFC').replaceAll(/\s/gu, '')
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** SHA-256 of a text without HTML, title and all, as a version's canonical text has it. */
export const plainTextHash = (text: string): string =>
  hashOf(text.normalize('NFC').replaceAll(/\s/gu, ''))

/** SHA-256 of a version's canonical text in UTF-8, in hexadecimal digits. */
export function textHash(title: string, html: string): string {
  return hashOf(canonicalText(title, html))
}
