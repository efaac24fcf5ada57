/** Collections whose documents have a page on the site, so that links can refer to them. */
export const LINKED_COLLECTIONS = ['posts', 'operations', 'leaders'] as const

export type LinkedCollection = (typeof LINKED_COLLECTIONS)[number]

/** A document that a link refers to, wherever its page is. */
export interface LinkReference {
  readonly collection: LinkedCollection
  readonly id: number
}

/**
 * Paths on the site of the documents that links refer to, by `pathKey`. What readers of a language do
 * not have is not in it.
 */
export type LinkPaths = ReadonlyMap<string, string>

/** For texts that nobody shows. */
export const NO_PATHS: LinkPaths = new Map()

export const pathKey = ({ collection, id }: LinkReference): string => `${collection}/${id}`

/** A link as the editor's text holds it. */
export interface TextLink {
  /** The words that readers press. */
  readonly words: string
  /** The address that someone gave, where the link refers to no document. */
  readonly url?: unknown
  /** `null` where a document should have been chosen and none was. */
  readonly reference?: LinkReference | null
}

type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

const isLinked = (slug: unknown): slug is LinkedCollection =>
  LINKED_COLLECTIONS.some((collection) => collection === slug)

/** The document that the fields of a link refer to, whether they hold its number or all of it. */
function referenceIn({ doc }: Data): LinkReference | null {
  if (!isData(doc) || !isLinked(doc.relationTo)) return null
  const id = isData(doc.value) ? doc.value.id : doc.value
  return typeof id === 'number' ? { collection: doc.relationTo, id } : null
}

/** Where the fields of a link say that it leads. */
export function targetOf(fields: unknown): Omit<TextLink, 'words'> {
  if (!isData(fields)) return { url: undefined }
  if (fields.linkType === 'internal') return { reference: referenceIn(fields) }
  return { url: fields.url }
}

function wordsIn(node: unknown): string {
  if (!isData(node)) return ''
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.children) ? node.children.map(wordsIn).join('') : ''
}

/** The links of a rich text, or of a part of it, in their order. */
export function linksIn(tree: unknown): TextLink[] {
  if (Array.isArray(tree)) return tree.flatMap(linksIn)
  if (!isData(tree)) return []
  const { type, root, children, fields } = tree
  if (type === 'link' || type === 'autolink') {
    return [{ words: wordsIn(tree).trim(), ...targetOf(fields) }]
  }
  return [...linksIn(root), ...linksIn(children)]
}
