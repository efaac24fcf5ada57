import { printedText } from '@gaashaan/contract/printed-text'
import { type Face, partsByFace } from './fonts.ts'
import { type Child, element } from './structure.ts'
import type { ListItem, TableCell, TextBlock, TextRun } from './text-blocks.ts'

type Doc = PDFKit.PDFDocument
type Struct = PDFKit.PDFStructureElement

const INK = '#14202e'
const LINK = '#1e5a99'

const BODY_SIZE = 11
const LINE_GAP = 3.5
const INDENT = 18
const CELL_GAP = 8
const HEADING_SIZE = { 2: 15, 3: 12.5, 4: 11 } as const

interface Look {
  readonly face: Face
  readonly size: number
  readonly color?: string
  readonly left: number
  /** By default to the right margin. */
  readonly width?: number
}

/** Begins a block, with room below it for some lines at least, so that no heading ends a page. */
function beginBlock(doc: Doc, { left, size }: Look, gap: number, lines: number): void {
  doc.x = left
  doc.y += gap
  const bottom = doc.page.height - doc.page.margins.bottom
  if (doc.y + lines * (size + LINE_GAP) > bottom) doc.continueOnNewPage()
  doc.x = left
}

/** The runs of each line: pdfkit loses its place where a text that goes on has a line break. */
function linesOf(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [[]]
  for (const run of runs) {
    const [first = '', ...others] = run.text.split('\n')
    lines.at(-1)?.push({ ...run, text: first })
    for (const text of others) lines.push([{ ...run, text }])
  }
  return lines
}

function flowLine(doc: Doc, runs: readonly TextRun[], look: Look, siteUrl: string): Child[] {
  const parts = runs.flatMap((run) =>
    partsByFace(doc, run.text, run.isBold && look.face === 'sans' ? 'sans-bold' : look.face).map(
      (part) => ({ ...part, run }),
    ),
  )
  const width = look.width ?? doc.page.width - doc.page.margins.right - look.left
  return parts.map(({ text, face, run }, index) => {
    const link = run.href && (run.href.startsWith('/') ? `${siteUrl}${run.href}` : run.href)
    const write = () => {
      if (index === 0) doc.x = look.left
      doc
        .font(face)
        .fontSize(look.size)
        .fillColor(link ? LINK : (look.color ?? INK))
      const options = {
        ...(index === 0 && { width }),
        lineGap: LINE_GAP,
        oblique: run.isItalic,
        continued: index < parts.length - 1,
        underline: Boolean(link),
        link: link || null,
      }
      doc.text(text, options)
    }
    return link ? element(doc, 'Link', [write]) : write
  })
}

/** The structure's children that write some runs as one flowing paragraph. */
export function flow(doc: Doc, runs: readonly TextRun[], look: Look, siteUrl: string): Child[] {
  return linesOf(runs).flatMap((line) => {
    const children = flowLine(doc, line, look, siteUrl)
    const leaveEmpty = () => {
      doc.y += look.size + LINE_GAP
    }
    return children.length > 0 ? children : [leaveEmpty]
  })
}

function listStructure(
  doc: Doc,
  items: readonly ListItem[],
  left: number,
  siteUrl: string,
): Struct {
  const look: Look = { face: 'sans', size: BODY_SIZE, left: left + INDENT }
  const children = items.map(({ label, runs, lists }) => {
    let top = 0
    const writeLabel = () => {
      beginBlock(doc, look, 3, 2)
      top = doc.y
      doc.font('sans').fontSize(BODY_SIZE).fillColor(INK)
      doc.text(label, left, top, { width: INDENT, lineGap: LINE_GAP })
    }
    const moveBack = () => {
      doc.x = look.left
      doc.y = top
    }
    const inner = lists.map((list) =>
      list.kind === 'list'
        ? listStructure(doc, list.items, look.left, siteUrl)
        : element(doc, 'L', []),
    )
    return element(doc, 'LI', [
      element(doc, 'Lbl', [writeLabel]),
      element(doc, 'LBody', [moveBack, ...flow(doc, runs, look, siteUrl), ...inner]),
    ])
  })
  return element(doc, 'L', children)
}

/** How high a row will be, but for letters that another face has. */
function rowHeight(doc: Doc, row: readonly TableCell[], width: number): number {
  const heights = row.map(({ runs, scope }) => {
    doc.font(scope ? 'sans-bold' : 'sans').fontSize(BODY_SIZE)
    const text = printedText(runs.map((run) => run.text).join(''))
    return doc.heightOfString(text, { width, lineGap: LINE_GAP })
  })
  return Math.max(...heights)
}

function tableStructure(
  doc: Doc,
  { rows }: Extract<TextBlock, { kind: 'table' }>,
  siteUrl: string,
): Struct {
  const { left, right } = doc.page.margins
  const columns = Math.max(...rows.map((row) => row.length))
  const column = (doc.page.width - left - right) / columns
  const width = column - CELL_GAP
  const structures = rows.map((row, rowIndex) => {
    let [top, bottom] = [0, 0]
    const beginRow = () => {
      const height = rowHeight(doc, row, width)
      beginBlock(doc, { face: 'sans', size: BODY_SIZE, left }, rowIndex === 0 ? 12 : 5, 1)
      if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.continueOnNewPage()
      top = doc.y
      bottom = top
    }
    const cells = row.map(({ runs, scope }, index) => {
      const face = scope ? 'sans-bold' : 'sans'
      const look: Look = { face, size: BODY_SIZE, left: left + index * column, width }
      const begin = () => {
        if (index === 0) beginRow()
        doc.x = look.left
        doc.y = top
      }
      const end = () => {
        bottom = Math.max(bottom, doc.y)
        doc.y = bottom
      }
      const children = [begin, ...flow(doc, runs, look, siteUrl), end]
      return element(doc, scope ? 'TH' : 'TD', children, scope ? { scope } : {})
    })
    return element(doc, 'TR', cells)
  })
  return element(doc, 'Table', structures)
}

function blockStructure(doc: Doc, block: TextBlock, siteUrl: string): Struct {
  const { left } = doc.page.margins
  if (block.kind === 'list') return listStructure(doc, block.items, left, siteUrl)
  if (block.kind === 'table') return tableStructure(doc, block, siteUrl)
  if (block.kind === 'heading') {
    const look: Look = { face: 'serif', size: HEADING_SIZE[block.level], left }
    const begin = () => beginBlock(doc, look, 14, 4)
    return element(doc, `H${block.level}`, [begin, ...flow(doc, block.runs, look, siteUrl)])
  }
  const isQuote = block.kind === 'quote'
  const look: Look = { face: 'sans', size: BODY_SIZE, left: isQuote ? left + INDENT : left }
  const begin = () => beginBlock(doc, look, 8, 2)
  const lines = flow(doc, block.runs, look, siteUrl)
  if (!isQuote) return element(doc, 'P', [begin, ...lines])
  return element(doc, 'BlockQuote', [element(doc, 'P', [begin, ...lines])])
}

/** The structure elements that write the blocks of a text, one after another. */
export const structureOf = (doc: Doc, blocks: readonly TextBlock[], siteUrl: string): Struct[] =>
  blocks.map((block) => blockStructure(doc, block, siteUrl))
