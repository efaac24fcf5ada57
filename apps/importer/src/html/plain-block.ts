import { withoutSpace } from './tidy-html.ts'

/** Longest beginning of a block that a report quotes. */
const MAX_QUOTED_CHARS = 80

/** The beginning of a block's text, by which a person finds it. */
export function beginningOf(block: Element): string {
  const text = (block.textContent ?? '').replace(/\s+/g, ' ').trim()
  return text.length > MAX_QUOTED_CHARS ? `${text.slice(0, MAX_QUOTED_CHARS)}…` : text
}

/** The text of a block that the editor must have, with the captions of its pictures. */
export function textToKeep(block: Element): string {
  const pictures = block.localName === 'img' ? [block] : [...block.querySelectorAll('img')]
  const captions = pictures
    .filter((picture) => picture.getAttribute('data-kind') === 'picture')
    .map((picture) => picture.getAttribute('data-text') ?? '')
  return withoutSpace([block.textContent ?? '', ...captions].join(''))
}

/** The text of a block that cannot be converted: a paragraph for each row, item or line. */
export function plainParagraphs(block: Element): Element[] {
  const rows = [...block.querySelectorAll('tr, li')].filter(
    (row) => row.querySelector('tr, li') === null,
  )
  const cellsByRow = rows.map((row) => {
    const cells = [...row.querySelectorAll('td, th')].map((cell) => cell.textContent?.trim())
    return cells.length === 0 ? [row.textContent ?? ''] : cells
  })
  const whole = block.textContent ?? ''
  // Text outside of the rows must not be lost, such as the item above a list in a list.
  const isWhole = withoutSpace(cellsByRow.flat().join('')) === withoutSpace(whole)
  const texts = isWhole ? cellsByRow.map((cells) => cells.join(' | ')) : [whole]
  return texts.map((text) => {
    const paragraph = block.ownerDocument.createElement('p')
    paragraph.textContent = text
    return paragraph
  })
}
