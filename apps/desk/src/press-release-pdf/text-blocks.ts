import type {
  SerializedEditorState,
  SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { linkHref } from '../links/link-html.ts'
import type { LinkPaths } from '../links/links-in.ts'

/** A part of a line of one look. */
export interface TextRun {
  readonly text: string
  readonly isBold: boolean
  readonly isItalic: boolean
  /** Where it leads; a path of the site, or a whole URL. */
  readonly href?: string | undefined
}

/** A part of a rich text as paper shows it. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly runs: readonly TextRun[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly runs: readonly TextRun[] }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly TableCell[])[] }

/** A cell of a table. */
export interface TableCell {
  readonly runs: readonly TextRun[]
  /** What it is the heading of; absent for one with data. */
  readonly scope?: 'Column' | 'Row' | 'Both'
}

/** An item with the lists inside it. */
export interface ListItem {
  /** `•`, or its number. */
  readonly label: string
  readonly runs: readonly TextRun[]
  readonly lists: readonly TextBlock[]
}

type Node = SerializedLexicalNode & {
  readonly children?: readonly Node[]
  readonly text?: string
  readonly format?: number | string
  readonly fields?: unknown
  readonly tag?: string
  readonly headerState?: number
}

/** Lexical's bits for the look of a text. */
const BOLD = 1
const ITALIC = 2

const NEW_LINE: TextRun = { text: '\n', isBold: false, isItalic: false }

function runsIn(nodes: readonly Node[], paths: LinkPaths, href?: string): TextRun[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') {
      const format = Number(node.format ?? 0)
      const look = { isBold: (format & BOLD) > 0, isItalic: (format & ITALIC) > 0 }
      return [{ text: node.text ?? '', ...look, href }]
    }
    if (node.type === 'linebreak') return [NEW_LINE]
    const isLink = node.type === 'link' || node.type === 'autolink'
    return runsIn(node.children ?? [], paths, isLink ? linkHref(node.fields, paths) : href)
  })
}

const isList = ({ type }: Node) => type === 'list'

function listBlock(list: Node, paths: LinkPaths): TextBlock {
  const items: ListItem[] = []
  for (const { children = [] } of list.children ?? []) {
    const lists = children.filter(isList).map((child) => listBlock(child, paths))
    const runs = runsIn(
      children.filter((child) => !isList(child)),
      paths,
    )
    const last = items.at(-1)
    // Lexical has a list inside an item as an item of its own, after it.
    if (runs.length === 0 && last)
      items[items.length - 1] = { ...last, lists: [...last.lists, ...lists] }
    else items.push({ label: list.tag === 'ol' ? `${items.length + 1}.` : '•', runs, lists })
  }
  return { kind: 'list', items }
}

/** What a cell of a table is the heading of, by Lexical's `headerState`. */
const SCOPES = [undefined, 'Column', 'Row', 'Both'] as const

function tableCell({ headerState = 0, children = [] }: Node, paths: LinkPaths): TableCell {
  const scope = SCOPES[headerState]
  const runs = children.flatMap((child, index) => [
    ...(index > 0 ? [NEW_LINE] : []),
    ...runsIn([child], paths),
  ])
  return { runs, ...(scope && { scope }) }
}

function tableBlock(table: Node, paths: LinkPaths): TextBlock {
  const rows = (table.children ?? []).map(({ children = [] }) =>
    children.map((cell) => tableCell(cell, paths)),
  )
  return { kind: 'table', rows }
}

/** The blocks of a rich text. Pictures, videos and files stay on the page. */
export function textBlocks(text: unknown, paths: LinkPaths): TextBlock[] {
  const root = (text as SerializedEditorState | null | undefined)?.root as Node | undefined
  return (root?.children ?? []).flatMap((node): TextBlock[] => {
    if (isList(node)) return [listBlock(node, paths)]
    if (node.type === 'table') return [tableBlock(node, paths)]
    const runs = runsIn(node.children ?? [], paths)
    if (runs.every((run) => run.text.trim() === '')) return []
    if (node.type === 'heading') {
      return [{ kind: 'heading', level: (Number(node.tag?.slice(1)) || 2) as 2 | 3 | 4, runs }]
    }
    return [{ kind: node.type === 'quote' ? 'quote' : 'paragraph', runs }]
  })
}
