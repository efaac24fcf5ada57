import type { Post } from '../../payload-types.ts'

/** A rich text as the documents hold it. */
export type RichText = NonNullable<NonNullable<Post['so']>['content']>

/** One block of a simple text; inside a text, `**strong**` and `_emphasis_` are marked. */
export type Block =
  | { readonly p: string }
  | { readonly h2: string }
  | { readonly h3: string }
  | { readonly h4: string }
  | { readonly quote: string }
  | { readonly list: readonly string[] }
  | { readonly numbered: readonly string[] }
  | { readonly link: { readonly text: string; readonly url: string } }

interface Node {
  readonly type: string
  readonly version: number
  readonly [key: string]: unknown
}

/** Lexical's bit flags for a text's format. */
const BOLD = 1
const ITALIC = 2

const textNode = (text: string, format = 0): Node => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})

function element(type: string, children: readonly Node[], more: object = {}): Node {
  return { type, version: 1, children, direction: 'ltr', format: '', indent: 0, ...more }
}

/** A text's nodes: its `**strong**` and `_emphasis_` parts become bold and italic. */
function inline(text: string): Node[] {
  return text
    .split(/(\*\*[^*]+\*\*|(?<!\w)_[^_]+_(?!\w))/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**') && part.length > 4) return textNode(part.slice(2, -2), BOLD)
      if (part.startsWith('_') && part.length > 2) return textNode(part.slice(1, -1), ITALIC)
      return textNode(part)
    })
}

function paragraph(children: readonly Node[]): Node {
  return element('paragraph', children, { textFormat: 0, textStyle: '' })
}

function list(items: readonly string[], listType: 'bullet' | 'number'): Node {
  const children = items.map((item, index) =>
    element('listitem', inline(item), { value: index + 1 }),
  )
  return element('list', children, { listType, start: 1, tag: listType === 'bullet' ? 'ul' : 'ol' })
}

function blockNode(block: Block): Node {
  if ('p' in block) return paragraph(inline(block.p))
  if ('h2' in block) return element('heading', inline(block.h2), { tag: 'h2' })
  if ('h3' in block) return element('heading', inline(block.h3), { tag: 'h3' })
  if ('h4' in block) return element('heading', inline(block.h4), { tag: 'h4' })
  if ('quote' in block) return element('quote', inline(block.quote))
  if ('list' in block) return list(block.list, 'bullet')
  if ('numbered' in block) return list(block.numbered, 'number')
  const { text, url } = block.link
  const fields = { linkType: 'custom', newTab: false, url }
  return paragraph([element('link', [textNode(text)], { version: 3, fields })])
}

/** The editor's document for simple blocks: `richText([{ h2: '…' }, { p: '…' }])`. */
export function richText(blocks: readonly Block[]): RichText {
  const root = element('root', blocks.map(blockNode))
  return { root } as unknown as RichText
}
