import { lettersOf } from './tidy-html.ts'

/** Longest beginning of a block that a report quotes. */
const MAX_QUOTED = 80

/** A block's first words, by which a person finds it. */
export function beginningOf(block: Element): string {
  const words = (block.textContent ?? '').replace(/\s+/g, ' ').trim()
  return words.length > MAX_QUOTED ? `${words.slice(0, MAX_QUOTED)}…` : words
}

/** The letters of a block as the editor must have them, with the captions of its pictures. */
export function lettersOfBlock(block: Element): string {
  const pictures = block.localName === 'img' ? [block] : [...block.querySelectorAll('img')]
  const captions = pictures
    .filter((picture) => picture.getAttribute('data-sort') === 'picture')
    .map((picture) => picture.getAttribute('data-words') ?? '')
  return lettersOf([block.textContent ?? '', ...captions].join(''))
}

/** The words of a block that cannot be kept as it is: a paragraph for each row, item or line. */
export function plainParagraphs(block: Element): Element[] {
  const rows = [...block.querySelectorAll('tr, li')].filter(
    (row) => row.querySelector('tr, li') === null,
  )
  const byRow = rows.map((row) => {
    const cells = [...row.querySelectorAll('td, th')].map((cell) => cell.textContent?.trim())
    return cells.length === 0 ? [row.textContent ?? ''] : cells
  })
  // What stands outside of the rows, such as the item above a list in a list, must not be lost.
  const isWhole = lettersOf(byRow.flat().join('')) === lettersOf(block.textContent ?? '')
  const texts = isWhole ? byRow.map((cells) => cells.join(' | ')) : [block.textContent ?? '']
  return texts.map((text) => {
    const paragraph = block.ownerDocument.createElement('p')
    paragraph.textContent = text
    return paragraph
  })
}
