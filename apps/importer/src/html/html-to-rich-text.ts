import type { RichText } from '@gaashaan/desk/collections/posts/rich-text'
import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { JSDOM } from 'jsdom'
import type { Field, Payload } from 'payload'
import { rewriteLinks, type TextContext } from '../documents/rewrite-links.ts'
import type { ImportedFile } from '../media/import-media.ts'
import { blockId, type MediaNode, mediaNode } from './media-node.ts'
import { beginningOf, plainParagraphs, textToKeep } from './plain-block.ts'
import { tidyHtml, withoutSpace } from './tidy-html.ts'

export interface ConvertedText {
  /** `null` for an empty text. */
  readonly content: RichText | null
  /** What could not be converted as it was. */
  readonly notes: readonly string[]
  /** True when a picture or a file of it could not be imported. */
  readonly incomplete: boolean
}

export type HtmlConverter = (html: string, context: TextContext) => Promise<ConvertedText>

interface Node extends MediaNode {
  text?: string
  children?: Node[]
}

const allNodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(allNodes)]

/** A caption is part of the text; the title of an attachment only repeats the text of its link. */
const ownText = ({ type, text, fields }: Node): string =>
  text ?? (type === 'upload' ? ((fields as { caption?: string }).caption ?? '') : '')

const textOf = (root: Node): string => allNodes(root).map(ownText).join('')

/** URL of the picture of an `img`; pages with lazy loading have it in another attribute. */
function pictureUrl(image: Element, { base, fullSizeUrl }: TextContext): string | undefined {
  const fullSize = fullSizeUrl?.(image)
  if (fullSize !== undefined) return fullSize
  const src = ['data-src', 'data-lazy-src', 'data-orig-file', 'src']
    .map((name) => image.getAttribute(name))
    .find((value) => value && !value.startsWith('data:'))
  return src ? URL.parse(src, base)?.href : undefined
}

/** Marks an element as an upload in the way in which Payload's editor reads copied uploads. */
function markUpload(element: Element, { id, kind }: ImportedFile): void {
  element.setAttribute('data-lexical-upload-relation-to', 'media')
  element.setAttribute('data-lexical-upload-id', String(id))
  element.setAttribute('data-kind', kind)
}

/** The editor's node for a marked element. */
function nodeOfUpload(element: Element): Node {
  const id = Number(element.getAttribute('data-lexical-upload-id'))
  const kind = element.getAttribute('data-kind') as ImportedFile['kind']
  return mediaNode({ id, kind }, element.getAttribute('data-text') ?? '')
}

/** Imports the pictures of a text; resolves to whether all came. */
async function importPictures(document: Document, context: TextContext, notes: string[]) {
  let isComplete = true
  for (const image of document.querySelectorAll('img')) {
    const url = pictureUrl(image, context)
    const alt = image.getAttribute('alt')?.trim() ?? ''
    const file = url && (await context.importFile(url, alt))
    if (file) {
      markUpload(image, file)
      continue
    }
    if (url) isComplete = false
    notes.push(url ? `A picture in the text did not come: ${url}` : 'A picture without an address.')
    image.replaceWith(alt === '' ? '' : `[${alt}]`)
  }
  return isComplete
}

/** Longest title of an attachment (`rich-text-blocks.ts`). */
const MAX_TITLE_CHARS = 300

/**
 * Imports the files to which a text links, and puts them below the paragraph, where the site offers
 * them for download. Resolves to whether all came.
 */
async function importLinkedFiles(document: Document, context: TextContext, notes: string[]) {
  let isComplete = true
  for (const link of document.querySelectorAll('a[href]')) {
    const url = URL.parse(link.getAttribute('href') ?? '', context.base)?.href
    if (url === undefined || !context.isSourceFile(url)) continue
    const file = await context.importFile(url, '')
    if (!file) {
      isComplete = false
      notes.push(`A file that the text links to did not come: ${url}`)
      continue
    }
    const isPicture = file.kind === 'picture'
    const upload = document.createElement('img')
    markUpload(upload, file)
    // For a picture it would be a caption that repeats the text above.
    const title = isPicture ? '' : (link.textContent ?? '').trim()
    upload.setAttribute('data-text', title.slice(0, MAX_TITLE_CHARS))
    const showsIt = isPicture && link.querySelector('img') !== null
    if (!showsIt) (link.closest('body > *') ?? link).after(upload)
    link.replaceWith(...link.childNodes)
  }
  return isComplete
}

/** For a short description, which has neither pictures nor tables: the cells follow each other. */
function removeMediaAndTables(document: Document, notes: string[]): void {
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

/** The desk's editor for the texts of a collection. */
function editorConfigOf(payload: Payload, collection: 'posts' | 'leaders') {
  const { flattenedFields } = payload.collections[collection].config
  const group = (flattenedFields as AnyField[]).find(({ name }) => name === 'so')
  const field = group?.flattenedFields?.find(({ type }) => type === 'richText')
  if (field?.type !== 'richText') throw new Error(`The texts of ${collection} are no rich text`)
  return editorConfigFactory.fromField({ field: field as never })
}

/**
 * Converts any HTML to the rich text of the desk's editor, by Lexical's own import. No script of it
 * runs, and nothing is loaded but the files that `context` imports. A block whose text would not be
 * whole becomes plain paragraphs.
 */
export function createHtmlConverter(
  payload: Payload,
  collection: 'posts' | 'leaders' = 'posts',
): HtmlConverter {
  const editorConfig = editorConfigOf(payload, collection)
  const isShort = collection === 'leaders'
  const { window } = new JSDOM('')
  const parser = new window.DOMParser()

  /** The body of a document as the editor has it; `block` makes the ids of its links different. */
  const convert = (document: Document, block = ''): Node => {
    class ParsedDocument {
      readonly window = { document }
    }
    const { root } = convertHTMLToLexical({
      editorConfig,
      html: '',
      JSDOM: ParsedDocument as never,
    })
    // The marked elements and their nodes are in the same order.
    const uploads = [...document.querySelectorAll('img')]
    for (const [index, node] of allNodes(root as Node).entries()) {
      // Lexical gives links random ids, but the same text must be the same in every run.
      if (node.type === 'link') {
        node.id = blockId(`link ${block}${index} ${JSON.stringify(node.fields)}`)
      }
      const element = node.type === 'upload' ? uploads.shift() : undefined
      if (element === undefined) continue
      for (const key of Object.keys(node)) Reflect.deleteProperty(node, key)
      Object.assign(node, nodeOfUpload(element))
    }
    return root as Node
  }

  /** Like `convert`; `undefined` where a part of the text is missing. */
  function convertWhole(document: Document, text: string, block?: string): Node | undefined {
    try {
      const root = convert(document, block)
      return withoutSpace(textOf(root)) === text ? root : undefined
    } catch {
      return undefined
    }
  }

  /** Converts each block by itself, so that one that fails does not spoil the others. */
  function convertByBlock(document: Document, notes: string[]): Node {
    const { body } = document
    const children = [...body.children].flatMap((block, index) => {
      body.replaceChildren(block)
      const prefix = `${index} `
      const root = convertWhole(document, textToKeep(block), prefix)
      if (root) return root.children ?? []
      notes.push(`A part of the text came without its form: ${beginningOf(block)}`)
      body.replaceChildren(...plainParagraphs(block))
      return convert(document, prefix).children ?? []
    })
    return { ...convert(document), children }
  }

  return async (html, context) => {
    const notes: string[] = []
    const document = parser.parseFromString(html, 'text/html')
    if (isShort) removeMediaAndTables(document, notes)
    const hasPictures = await importPictures(document, context, notes)
    const text = tidyHtml(document, notes, context.linesAreParagraphs)
    const hasFiles = isShort || (await importLinkedFiles(document, context, notes))
    rewriteLinks(document, context, notes)
    const incomplete = !hasPictures || !hasFiles
    if (text === '' && document.querySelector('img, hr') === null) {
      return { content: null, notes, incomplete }
    }
    const root = convertWhole(document, text) ?? convertByBlock(document, notes)
    return { content: { root } as unknown as RichText, notes, incomplete }
  }
}
