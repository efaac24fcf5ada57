/** Collections whose documents have a page on the site, so that links can refer to them. */
export const LINKED_COLLECTIONS = ['posts', 'operations', 'leaders'] as const

export type LinkedCollection = (typeof LINKED_COLLECTIONS)[number]

interface LinkReference {
  readonly collection: LinkedCollection
  readonly id: number
}

/**
 * The paths of the documents that links refer to, by `pathKey`. It has no document that readers of the
 * language do not have.
 */
export type LinkPaths = ReadonlyMap<string, string>

/** For texts whose links are not shown. */
export const NO_PATHS: LinkPaths = new Map()

export const pathKey = ({ collection, id }: LinkReference): string => `${collection}/${id}`

/** A link in a rich text. */
export interface RichTextLink {
  readonly text: string
  /** What the editor typed, where the link refers to no document. */
  readonly url?: unknown
  /** The document that the link refers to; `null` where none was chosen. */
  readonly reference?: LinkReference | null
}

type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null

const isLinkedCollection = (slug: unknown): slug is LinkedCollection =>
  LINKED_COLLECTIONS.some((collection) => collection === slug)

/** The document that a link refers to; its fields hold the id or the whole document. */
function linkReference({ doc }: Data): LinkReference | null {
  if (!isData(doc) || !isLinkedCollection(doc.relationTo)) return null
  const id = isData(doc.value) ? doc.value.id : doc.value
  return typeof id === 'number' ? { collection: doc.relationTo, id } : null
}

/** The URL or the document that the fields of a link name. */
export function linkTarget(fields: unknown): Omit<RichTextLink, 'text'> {
  if (!isData(fields)) return { url: undefined }
  if (fields.linkType === 'internal') return { reference: linkReference(fields) }
  return { url: fields.url }
}

function textIn(node: unknown): string {
  if (!isData(node)) return ''
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.children) ? node.children.map(textIn).join('') : ''
}

/** The links of a rich text, or of a part of it, in their order. */
export function linksIn(tree: unknown): RichTextLink[] {
  if (Array.isArray(tree)) return tree.flatMap(linksIn)
  if (!isData(tree)) return []
  const { type, root, children, fields } = tree
  if (type === 'link' || type === 'autolink') {
    return [{ text: textIn(tree).trim(), ...linkTarget(fields) }]
  }
  return [...linksIn(root), ...linksIn(children)]
}
