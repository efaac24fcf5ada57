/** Elements that hold other blocks and mean nothing themselves. */
const WRAPPERS =
  'div, section, article, header, footer, main, aside, nav, center, figure, details, summary, form, fieldset, picture, address, dl, body > span'
const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, table, hr, pre, figcaption, dt, dd, img'
/** What has no place in a text, or stands in the document's head. */
const NOISE = 'script, style, noscript, template, head, link, meta, svg, canvas'
/** Marks that the desk's editor does not have: their words stay. */
const MARKS = 'u, ins, s, del, strike, sub, sup, mark'
const EMBEDS = 'iframe, embed, object, video, audio'

const RENAMED: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' }

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** A link, or the address alone where it is no web address, in a paragraph of its own. */
function linkParagraph(document: Document, address: string, words: string): Element {
  const paragraph = document.createElement('p')
  const link = document.createElement('a')
  link.href = address
  link.textContent = words
  paragraph.append(link)
  return paragraph
}

/** Whatever plays something becomes a link to it: the editor holds no players. */
function linkEmbeds(document: Document, notes: string[]): void {
  for (const embed of document.querySelectorAll(EMBEDS)) {
    const source = embed.querySelector('source')
    const address = ['src', 'data']
      .map((name) => embed.getAttribute(name) ?? source?.getAttribute(name))
      .find(Boolean)
    if (address) {
      const words = embed.getAttribute('title') || address
      embed.before(linkParagraph(document, address, words))
      notes.push(`A player became a link: ${address}`)
    }
    // What stands inside is for browsers that cannot play; it may hold words.
    for (const part of embed.querySelectorAll('source, track')) part.remove()
    embed.replaceWith(...embed.childNodes)
  }
}

/** The caption of a table stands above it: the editor's tables have none. */
function liftTableCaptions(document: Document): void {
  for (const caption of document.querySelectorAll('table > caption')) {
    const paragraph = document.createElement('p')
    const mark = document.createElement('em')
    mark.append(...caption.childNodes)
    paragraph.append(mark)
    caption.parentElement?.before(paragraph)
    caption.remove()
  }
}

/** Empty lines in a text without paragraphs are what WordPress shows as paragraphs. */
function linesToParagraphs(document: Document, run: Node[]): Element[] {
  const paragraphs = [document.createElement('p')]
  const last = () => paragraphs.at(-1) as Element
  for (const node of run) {
    if (node.nodeType !== node.TEXT_NODE) {
      last().append(node)
      continue
    }
    for (const [i, part] of (node.textContent ?? '').split(/\r?\n[\t ]*\r?\n\s*/).entries()) {
      if (i > 0) paragraphs.push(document.createElement('p'))
      for (const [j, line] of part.split(/\r?\n/).entries()) {
        if (j > 0 && last().hasChildNodes()) last().append(document.createElement('br'))
        if (line !== '') last().append(line)
      }
    }
  }
  return paragraphs.filter(
    (paragraph) => paragraph.textContent?.trim() || paragraph.firstElementChild,
  )
}

function inlineParagraph(document: Document, run: Node[]): Element[] {
  const paragraph = document.createElement('p')
  paragraph.append(...run)
  return paragraph.textContent?.trim() || paragraph.querySelector('img, br + *') ? [paragraph] : []
}

/** The blocks of a container in their order, without what wraps them. */
function blocksOf(container: Element, linesAreParagraphs: boolean): Element[] {
  const document = container.ownerDocument
  const blocks: Element[] = []
  let run: Node[] = []
  const endRun = () => {
    if (run.length === 0) return
    const make = linesAreParagraphs ? linesToParagraphs : inlineParagraph
    blocks.push(...make(document, run))
    run = []
  }
  for (const node of [...container.childNodes]) {
    const element = node.nodeType === node.ELEMENT_NODE ? (node as Element) : undefined
    if (node.nodeType === node.COMMENT_NODE) continue
    if (element?.matches(WRAPPERS)) {
      endRun()
      blocks.push(...blocksOf(element, linesAreParagraphs))
    } else if (element?.matches(BLOCKS)) {
      endRun()
      blocks.push(element)
    } else if (element?.querySelector(BLOCKS) && !element.matches('li, td, th, tr')) {
      // A link or a mark around whole blocks: the blocks stay, the mark goes.
      endRun()
      blocks.push(...blocksOf(element, linesAreParagraphs))
    } else run.push(node)
  }
  endRun()
  return blocks
}

function settleBlock(block: Element): Element {
  const document = block.ownerDocument
  const name = block.localName
  if (RENAMED[name]) return rename(block, RENAMED[name])
  if (name === 'figcaption' || name === 'dt') {
    const mark = document.createElement(name === 'dt' ? 'strong' : 'em')
    mark.append(...block.childNodes)
    const paragraph = document.createElement('p')
    if (name === 'figcaption') paragraph.className = CAPTION
    paragraph.append(mark)
    block.replaceWith(paragraph)
    return paragraph
  }
  if (name === 'dd') return rename(block, 'p')
  if (name === 'pre') {
    const lines = (block.textContent ?? '').replace(/\n$/, '').split('\n')
    const paragraph = document.createElement('p')
    for (const [i, line] of lines.entries()) {
      if (i > 0) paragraph.append(document.createElement('br'))
      paragraph.append(line)
    }
    block.replaceWith(paragraph)
    return paragraph
  }
  return block
}

const CAPTION = 'caption-of-a-picture'

/** Longest caption of a picture at the desk (`editor.ts`). */
const MAX_CAPTION_CHARS = 300

/** The caption below a picture becomes the picture's own, where it is not too long for one. */
function takeCaptions(body: Element): void {
  for (const caption of body.querySelectorAll(`:scope > .${CAPTION}`)) {
    const picture = caption.previousElementSibling
    const words = (caption.textContent ?? '').replace(/\s+/g, ' ').trim()
    const isAlone = picture?.localName === 'img' && !picture.hasAttribute('data-words')
    if (!isAlone || words.length > MAX_CAPTION_CHARS || words === '') continue
    picture.setAttribute('data-words', words)
    caption.remove()
  }
}

/** Pictures stand between blocks: one inside a paragraph parts it, one in a list follows the list. */
function liftPictures(body: Element): void {
  for (const block of [...body.children]) {
    const pictures = [...block.querySelectorAll('img')]
    const isParted = ['p', 'h2', 'h3', 'h4'].includes(block.localName)
    let after: Element = block
    for (const picture of pictures) {
      if (isParted) {
        const range = body.ownerDocument.createRange()
        range.setStartBefore(block)
        range.setEndBefore(picture)
        const before = range.extractContents()
        block.before(before, picture)
      } else {
        after.after(picture)
        after = picture
      }
    }
  }
  for (const empty of body.querySelectorAll('a, strong, em, b, i, span')) {
    if (!empty.textContent?.trim() && !empty.querySelector('img, br')) empty.remove()
  }
  for (const block of body.querySelectorAll(':scope > p, :scope > h2, :scope > h3, :scope > h4')) {
    if (!block.textContent?.trim()) block.remove()
  }
}

/** The letters of a text without any space: what must not be lost. */
export const lettersOf = (text: string): string => text.replace(/[\s\u200B\uFEFF]/g, '')

/**
 * Brings a document's body to what the desk's editor holds: a row of paragraphs, headings 2 to 4,
 * lists, quotes, tables, rules and pictures. What is said of that is added to `notes`. Answers the
 * letters that the text has.
 */
export function tidyHtml(document: Document, notes: string[], linesAreParagraphs: boolean): string {
  for (const noise of document.querySelectorAll(NOISE)) {
    if (noise.matches('script')) notes.push('A script was left out.')
    noise.remove()
  }
  for (const mark of document.querySelectorAll(MARKS)) mark.replaceWith(...mark.childNodes)
  linkEmbeds(document, notes)
  liftTableCaptions(document)
  const { body } = document
  const letters = lettersOf(body.textContent ?? '')
  const blocks = blocksOf(body, linesAreParagraphs)
  body.replaceChildren(...blocks)
  for (const block of blocks) settleBlock(block)
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    rename(heading, RENAMED[heading.localName] ?? 'h4')
  }
  liftPictures(body)
  takeCaptions(body)
  return letters
}
