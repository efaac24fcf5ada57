import type { Language } from '@gaashaan/contract'
import {
  convertLexicalToHTML,
  type HTMLConvertersFunction,
} from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { linkHtml } from '../links/link-html.ts'
import { type LinkPaths, NO_PATHS } from '../links/links-in.ts'
import type { Media } from '../payload-types.ts'
import type { Related } from './media/to-contract.ts'
import { attachmentHtml, uploadHtml, videoHtml } from './rich-text-media.ts'

interface Cell {
  readonly headerState: number
  readonly colSpan?: number
  readonly rowSpan?: number
}

/** Lexical's bit for a cell that heads its column. */
const HEADS_COLUMN = 1

function cellHtml({ headerState, colSpan = 1, rowSpan = 1 }: Cell, content: string): string {
  const tag = headerState > 0 ? 'th' : 'td'
  const scope = headerState & HEADS_COLUMN ? 'col' : 'row'
  const attributes = [
    headerState > 0 && ` scope="${scope}"`,
    Number(colSpan) > 1 && ` colspan="${Number(colSpan)}"`,
    Number(rowSpan) > 1 && ` rowspan="${Number(rowSpan)}"`,
  ].filter(Boolean)
  return `<${tag}${attributes.join('')}>${content}</${tag}>`
}

/** The fields of a block or of an upload, as an editor filled them. */
const fieldsOf = (node: object) => ((node as { fields?: object }).fields ?? {}) as Fields

interface Fields {
  readonly file?: Related<Media>
  readonly clip?: Related<Media>
  readonly title?: unknown
  readonly address?: unknown
  readonly caption?: unknown
}

const converters =
  (language: Language, paths: LinkPaths): HTMLConvertersFunction =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    link: ({ node, nodesToHTML }) =>
      linkHtml(node.fields, nodesToHTML({ nodes: node.children }).join(''), paths),
    autolink: ({ node, nodesToHTML }) =>
      linkHtml(node.fields, nodesToHTML({ nodes: node.children }).join(''), paths),
    // Whatever else a list is told to be, it is one of these two.
    list: ({ node, nodesToHTML }) => {
      const tag = node.tag === 'ol' ? 'ol' : 'ul'
      return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`
    },
    listitem: ({ node, nodesToHTML }) =>
      `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
    table: ({ node, nodesToHTML }) =>
      `<table><tbody>${nodesToHTML({ nodes: node.children }).join('')}</tbody></table>`,
    tablerow: ({ node, nodesToHTML }) =>
      `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
    tablecell: ({ node, nodesToHTML }) =>
      cellHtml(node as Cell, nodesToHTML({ nodes: node.children }).join('')),
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
 * The HTML of a rich text in a language; `null` when nothing is written. A link to a document whose
 * path is not in `paths` is its words alone.
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
