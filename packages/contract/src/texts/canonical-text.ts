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

/** A text without HTML as its canonical text has it: in Unicode's composed form (NFC), without white space. */
export const plainCanonicalText = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s/gu, '')

/**
 * The canonical text of a version, from the title and the HTML of the public calls: the characters of both.
 * Whoever has the words has the same characters, however a page or a message sets them.
 */
export const canonicalText = (title: string, html: string): string =>
  plainCanonicalText(title + charactersOf(html))
