/** Elements that hold blocks and mean nothing themselves. */
const WRAPPERS =
  'div, section, article, header, footer, main, aside, nav, center, figure, details, summary, form, fieldset, picture, address, dl, body > span'
const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, table, hr, pre, figcaption, dt, dd, img'
/** Elements that have no text for readers. */
const NOISE = 'script, style, noscript, template, head, link, meta, svg, canvas'
/** Formats that the desk's editor does not have: their text stays. */
const UNSUPPORTED_FORMATS = 'u, ins, s, del, strike, sub, sup, mark'
const EMBEDS = 'iframe, embed, object, video, audio'

/** The class of a paragraph that was a `figcaption`. */
const CAPTION = 'caption-of-a-picture'

/** Longest caption of a picture at the desk (`editor.ts`). */
const MAX_CAPTION_CHARS = 300

const RENAMED: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4', dd: 'p' }

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** A paragraph with these nodes in one format. */
function formattedParagraph(format: 'em' | 'strong', { ownerDocument, childNodes }: Element) {
  const paragraph = ownerDocument.createElement('p')
  const formatted = ownerDocument.createElement(format)
  formatted.append(...childNodes)
  paragraph.append(formatted)
  return paragraph
}

/** Replaces players by links, as the editor has no players. */
function linkEmbeds(document: Document, notes: string[]): void {
  for (const embed of document.querySelectorAll(EMBEDS)) {
    const source = embed.querySelector('source')
    const url = ['src', 'data']
      .map((name) => embed.getAttribute(name) ?? source?.getAttribute(name))
      .find(Boolean)
    if (url) {
      const paragraph = document.createElement('p')
      const link = document.createElement('a')
      link.href = url
      link.textContent = embed.getAttribute('title') || url
      paragraph.append(link)
      embed.before(paragraph)
      notes.push(`A player became a link: ${url}`)
    }
    // Its content is for browsers that cannot play it, and may have text.
    for (const part of embed.querySelectorAll('source, track')) part.remove()
    embed.replaceWith(...embed.childNodes)
  }
}

/** Moves the caption of a table above it: the editor's tables have none. */
function liftTableCaptions(document: Document): void {
  for (const caption of document.querySelectorAll('table > caption')) {
    caption.parentElement?.before(formattedParagraph('em', caption))
    caption.remove()
  }
}

/** The paragraphs of a text that has only empty lines between them, as WordPress shows it. */
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

/** The blocks of a container in their order, without their wrappers. */
function blocksOf(container: Element, linesAreParagraphs: boolean): Element[] {
  const document = container.ownerDocument
  const blocks: Element[] = []
  let run: Node[] = []
  const endRun = () => {
    if (run.length === 0) return
    const toParagraphs = linesAreParagraphs ? linesToParagraphs : inlineParagraph
    blocks.push(...toParagraphs(document, run))
    run = []
  }
  for (const node of [...container.childNodes]) {
    const element = node.nodeType === node.ELEMENT_NODE ? (node as Element) : undefined
    if (node.nodeType === node.COMMENT_NODE) continue
    // A link or a format around whole blocks is a wrapper too.
    const isWrapper =
      element?.matches(WRAPPERS) ||
      (!element?.matches(`${BLOCKS}, li, td, th, tr`) && element?.querySelector(BLOCKS))
    if (element && isWrapper) {
      endRun()
      blocks.push(...blocksOf(element, linesAreParagraphs))
    } else if (element?.matches(BLOCKS)) {
      endRun()
      blocks.push(element)
    } else run.push(node)
  }
  endRun()
  return blocks
}

/** Replaces a block that the editor does not have by one that it has. */
function convertBlock(block: Element): void {
  const name = block.localName
  if (RENAMED[name]) rename(block, RENAMED[name])
  else if (name === 'dt') block.replaceWith(formattedParagraph('strong', block))
  else if (name === 'figcaption') {
    const paragraph = formattedParagraph('em', block)
    paragraph.className = CAPTION
    block.replaceWith(paragraph)
  } else if (name === 'pre') {
    const document = block.ownerDocument
    const paragraph = document.createElement('p')
    const lines = (block.textContent ?? '').replace(/\n$/, '').split('\n')
    for (const [index, line] of lines.entries()) {
      if (index > 0) paragraph.append(document.createElement('br'))
      paragraph.append(line)
    }
    block.replaceWith(paragraph)
  }
}

/** Makes the caption below a picture the picture's own, where it is not too long. */
function attachCaptions(body: Element): void {
  for (const caption of body.querySelectorAll(`:scope > .${CAPTION}`)) {
    const picture = caption.previousElementSibling
    const text = (caption.textContent ?? '').replace(/\s+/g, ' ').trim()
    const isFree = picture?.localName === 'img' && !picture.hasAttribute('data-text')
    if (!isFree || text.length > MAX_CAPTION_CHARS || text === '') continue
    picture.setAttribute('data-text', text)
    caption.remove()
  }
}

/** Moves pictures between the blocks: one in a paragraph splits it, one in a list follows the list. */
function liftPictures(body: Element): void {
  for (const block of [...body.children]) {
    const isSplit = ['p', 'h2', 'h3', 'h4'].includes(block.localName)
    let last: Element = block
    for (const picture of block.querySelectorAll('img')) {
      if (isSplit) {
        const range = body.ownerDocument.createRange()
        range.setStartBefore(block)
        range.setEndBefore(picture)
        block.before(range.extractContents(), picture)
      } else {
        last.after(picture)
        last = picture
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

/** A text without any space, to check that no part of it is lost. */
export const withoutSpace = (text: string): string => text.replace(/[\s\u200B\uFEFF]/g, '')

/**
 * Reduces a document's body to what the desk's editor has: a row of paragraphs, headings 2 to 4,
 * lists, quotes, tables, rules and pictures. Adds remarks to `notes`. Returns the text without space.
 */
export function tidyHtml(document: Document, notes: string[], linesAreParagraphs: boolean): string {
  for (const noise of document.querySelectorAll(NOISE)) {
    if (noise.matches('script')) notes.push('A script was left out.')
    noise.remove()
  }
  for (const element of document.querySelectorAll(UNSUPPORTED_FORMATS)) {
    element.replaceWith(...element.childNodes)
  }
  linkEmbeds(document, notes)
  liftTableCaptions(document)
  const { body } = document
  const text = withoutSpace(body.textContent ?? '')
  const blocks = blocksOf(body, linesAreParagraphs)
  body.replaceChildren(...blocks)
  for (const block of blocks) convertBlock(block)
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    rename(heading, RENAMED[heading.localName] ?? 'h4')
  }
  liftPictures(body)
  attachCaptions(body)
  return text
}
