import type { RichText } from '@gaashaan/desk/collections/posts/rich-text'
import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { JSDOM } from 'jsdom'
import type { Field, Payload } from 'payload'
import { rewriteLinks, type TextContext } from '../documents/rewrite-links.ts'
import type { ImportedFile } from '../media/import-media.ts'
import { blockId, type MediaNode, mediaNode } from './media-node.ts'
import { beginningOf, lettersOfBlock, plainParagraphs } from './plain-block.ts'
import { lettersOf, tidyHtml } from './tidy-html.ts'

export interface ConvertedText {
  /** `null` when nothing is written. */
  readonly content: RichText | null
  /** What could not be kept as it was. */
  readonly notes: readonly string[]
  /** True when a picture or a file of it did not come. */
  readonly incomplete: boolean
}

export type HtmlConverter = (html: string, around: TextContext) => Promise<ConvertedText>

interface Node extends MediaNode {
  text?: string
  children?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)]

/** A caption is the text's own; the title of an attachment repeats the words of its link. */
const wordsOf = ({ type, text, fields }: Node): string =>
  text ?? (type === 'upload' ? ((fields as { caption?: string }).caption ?? '') : '')

const textOf = (root: Node): string => nodesOf(root).map(wordsOf).join('')

/** A whole address of what an `img` shows; lazy pages keep it beside a stand-in. */
function pictureAddress(image: Element, { base, original }: TextContext): string | undefined {
  const own = original?.(image)
  if (own !== undefined) return own
  const named = ['data-src', 'data-lazy-src', 'data-orig-file', 'src'].map((name) =>
    image.getAttribute(name),
  )
  const found = named.find((address) => address && !address.startsWith('data:'))
  return found ? URL.parse(found, base)?.href : undefined
}

/** Marks an element as an upload in the way that Payload's editor reads back what it has copied. */
function markUpload(element: Element, { id, sort }: ImportedFile): void {
  element.setAttribute('data-lexical-upload-relation-to', 'media')
  element.setAttribute('data-lexical-upload-id', String(id))
  element.setAttribute('data-sort', sort)
}

/** What a marked element stands for, in the editor's own form. */
function mediaNodeOf(element: Element): Node {
  const id = Number(element.getAttribute('data-lexical-upload-id'))
  const sort = element.getAttribute('data-sort') as ImportedFile['sort']
  return mediaNode({ id, sort }, element.getAttribute('data-words') ?? '')
}

async function bringPictures(document: Document, around: TextContext, notes: string[]) {
  let incomplete = false
  for (const image of document.querySelectorAll('img')) {
    const address = pictureAddress(image, around)
    const alt = image.getAttribute('alt')?.trim() ?? ''
    const file = address && (await around.importFile(address, alt))
    if (file) {
      markUpload(image, file)
      continue
    }
    incomplete ||= address !== undefined
    notes.push(
      address ? `A picture in the text did not come: ${address}` : 'A picture without an address.',
    )
    // What it showed is the text's as well.
    image.replaceWith(alt === '' ? '' : `[${alt}]`)
  }
  return incomplete
}

/** Longest name of an attachment (`rich-text-blocks.ts`). */
const MAX_NAME_CHARS = 300

/** A file that a text links to stands below the paragraph, where the site shows it to download. */
async function bringLinkedFiles(document: Document, around: TextContext, notes: string[]) {
  let incomplete = false
  for (const link of document.querySelectorAll('a[href]')) {
    const address = URL.parse(link.getAttribute('href') ?? '', around.base)?.href
    if (address === undefined || !around.isOwnFile(address)) continue
    const file = await around.importFile(address, '')
    if (file) {
      const upload = document.createElement('img')
      markUpload(upload, file)
      // A picture's words are its caption, and these stand in the text already.
      const words = file.sort === 'picture' ? '' : (link.textContent ?? '').trim()
      upload.setAttribute('data-words', words.slice(0, MAX_NAME_CHARS))
      const showsIt = file.sort === 'picture' && link.querySelector('img') !== null
      if (!showsIt) (link.closest('body > *') ?? link).after(upload)
      link.replaceWith(...link.childNodes)
    } else {
      incomplete = true
      notes.push(`A file that the text links to did not come: ${address}`)
    }
  }
  return incomplete
}

/** A short description holds words alone: no pictures, and the cells of a table one after the other. */
function leaveMediaOut(document: Document, notes: string[]): void {
  for (const image of document.querySelectorAll('img')) {
    notes.push(`A picture in a description was left out: ${image.getAttribute('src')}`)
    image.remove()
  }
  for (const cell of document.querySelectorAll('td, th')) cell.replaceWith(...cell.childNodes, ' ')
  for (const block of document.querySelectorAll('table, tbody, thead, tfoot, tr, blockquote')) {
    const wrapper = document.createElement('div')
    wrapper.append(...block.childNodes)
    block.replaceWith(wrapper)
  }
}

type AnyField = Field & { name?: string; flattenedFields?: AnyField[] }

/** The editor of a collection's texts, as the desk has it. */
function editorOf(payload: Payload, collection: 'posts' | 'leaders') {
  const { flattenedFields } = payload.collections[collection].config
  const group = (flattenedFields as AnyField[]).find(({ name }) => name === 'so')
  const field = group?.flattenedFields?.find(({ type }) => type === 'richText')
  if (field?.type !== 'richText') throw new Error(`The texts of ${collection} are no rich text`)
  return editorConfigFactory.fromField({ field: field as never })
}

/**
 * Converts HTML of anybody's to the rich text of the desk's editor, by Lexical's own import. No
 * script of it runs and nothing is loaded but what `around` brings. A block whose letters would not
 * all be kept comes as plain paragraphs.
 */
export function createHtmlConverter(
  payload: Payload,
  collection: 'posts' | 'leaders' = 'posts',
): HtmlConverter {
  const editorConfig = editorOf(payload, collection)
  const isShort = collection === 'leaders'
  const { window } = new JSDOM('')
  const parser = new window.DOMParser()

  /** The body of a document as the editor has it; `before` tells its links from those of others. */
  const convert = (document: Document, before = ''): Node => {
    class Parsed {
      readonly window = { document }
    }
    const { root } = convertHTMLToLexical({ editorConfig, html: '', JSDOM: Parsed as never })
    // The marked elements and their nodes stand in the same order.
    const marked = [...document.querySelectorAll('img')]
    for (const [i, node] of nodesOf(root as Node).entries()) {
      // Lexical gives links random ids: the same text must stay the same in every run.
      if (node.type === 'link')
        node.id = blockId(`link ${before}${i} ${JSON.stringify(node.fields)}`)
      const element = node.type === 'upload' ? marked.shift() : undefined
      if (element === undefined) continue
      const media = mediaNodeOf(element)
      for (const key of Object.keys(node)) Reflect.deleteProperty(node, key)
      Object.assign(node, media)
    }
    return root as Node
  }

  /** The same; `undefined` where not every letter came. */
  function convertWhole(document: Document, letters: string, before?: string): Node | undefined {
    try {
      const root = convert(document, before)
      return lettersOf(textOf(root)) === letters ? root : undefined
    } catch {
      return undefined
    }
  }

  /** Each block by itself, so that one that cannot be kept costs the others nothing. */
  function convertByBlock(document: Document, notes: string[]): Node {
    const { body } = document
    const blocks = [...body.children]
    const children = blocks.flatMap((block, i) => {
      body.replaceChildren(block)
      const before = `${i} `
      const root = convertWhole(document, lettersOfBlock(block), before)
      if (root) return root.children ?? []
      notes.push(`A part of the text came without its form: ${beginningOf(block)}`)
      body.replaceChildren(...plainParagraphs(block))
      return convert(document, before).children ?? []
    })
    return { ...convert(document), children }
  }

  return async (html, around) => {
    const notes: string[] = []
    const document = parser.parseFromString(html, 'text/html')
    if (isShort) leaveMediaOut(document, notes)
    const pictures = await bringPictures(document, around, notes)
    const letters = tidyHtml(document, notes, around.linesAreParagraphs)
    const files = !isShort && (await bringLinkedFiles(document, around, notes))
    rewriteLinks(document, around, notes)
    const incomplete = pictures || files
    if (letters === '' && document.querySelector('img, hr') === null) {
      return { content: null, notes, incomplete }
    }
    const root = convertWhole(document, letters) ?? convertByBlock(document, notes)
    return { content: { root } as unknown as RichText, notes, incomplete }
  }
}
