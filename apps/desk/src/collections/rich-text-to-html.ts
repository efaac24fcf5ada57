import type { Language } from '@gaashaan/contract'
import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html'
import type {
  SerializedEditorState,
  SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { linkHtml } from '../links/link-html.ts'
import { type LinkPaths, NO_PATHS } from '../links/links-in.ts'
import type { Media } from '../payload-types.ts'
import type { Relation } from './media/to-contract.ts'
import { attachmentHtml, uploadHtml, videoHtml } from './rich-text-media.ts'

interface Cell {
  readonly headerState: number
  readonly colSpan?: number
  readonly rowSpan?: number
}

/** Lexical's bit for the header cell of a column. */
const COLUMN_HEADER = 1

function cellHtml({ headerState, colSpan = 1, rowSpan = 1 }: Cell, content: string): string {
  const tag = headerState > 0 ? 'th' : 'td'
  const scope = headerState & COLUMN_HEADER ? 'col' : 'row'
  const attributes = [
    headerState > 0 && ` scope="${scope}"`,
    Number(colSpan) > 1 && ` colspan="${Number(colSpan)}"`,
    Number(rowSpan) > 1 && ` rowspan="${Number(rowSpan)}"`,
  ].filter(Boolean)
  return `<${tag}${attributes.join('')}>${content}</${tag}>`
}

/** The fields of a block or an upload, as an editor filled them in. */
interface Fields {
  readonly file?: Relation<Media>
  readonly clip?: Relation<Media>
  readonly title?: unknown
  readonly address?: unknown
  readonly caption?: unknown
}

const fieldsOf = (node: object) => ((node as { fields?: object }).fields ?? {}) as Fields

interface Parent {
  readonly node: { readonly children: SerializedLexicalNode[] }
  readonly nodesToHTML: (args: { nodes: SerializedLexicalNode[] }) => string[]
}

const childrenHtml = ({ node, nodesToHTML }: Parent): string =>
  nodesToHTML({ nodes: node.children }).join('')

const converters =
  (language: Language, paths: LinkPaths): HTMLConvertersFunction =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    link: (args) => linkHtml(args.node.fields, childrenHtml(args), paths),
    autolink: (args) => linkHtml(args.node.fields, childrenHtml(args), paths),
    // The tag is only ever one of these two, whatever the stored list says.
    list: (args) => {
      const tag = args.node.tag === 'ol' ? 'ol' : 'ul'
      return `<${tag}>${childrenHtml(args)}</${tag}>`
    },
    listitem: (args) => `<li>${childrenHtml(args)}</li>`,
    table: (args) => `<table><tbody>${childrenHtml(args)}</tbody></table>`,
    tablerow: (args) => `<tr>${childrenHtml(args)}</tr>`,
    tablecell: (args) => cellHtml(args.node as Cell, childrenHtml(args)),
    upload: ({ node }) => {
      const media = node.value as Media | number
      return typeof media === 'object' ? uploadHtml(media, fieldsOf(node).caption, language) : ''
    },
    unknown: () => '',
    blocks: {
      attachment: ({ node }: { node: object }) => {
        const { file, title } = fieldsOf(node)
        return attachmentHtml(file, title, language)
      },
      video: ({ node }: { node: object }) => videoHtml(fieldsOf(node), language),
    },
  })

/**
 * The HTML of a rich text in a language; `null` for an empty text. A link to a document that has no
 * path in `paths` becomes plain text.
 */
export function toHtml(
  text: unknown,
  language: Language,
  paths: LinkPaths = NO_PATHS,
): string | null {
  const state = text as SerializedEditorState | null | undefined
  if (!state?.root) return null
  const html = convertLexicalToHTML({
    data: state,
    converters: converters(language, paths),
    disableContainer: true,
  })
  return /^(\s|<p>(\s|<br\s*\/?>)*<\/p>)*$/.test(html) ? null : html
}
