import type { Language } from '@gaashaan/contract'
import PDFDocument from 'pdfkit'
import { markedBlocks } from '../content/marked.ts'
import type { Block, SampleText } from '../content/shapes.ts'
import { longDate } from './long-date.ts'
import { BLUE, DEEP_GOLD, INK, MUTED, star } from './ornaments.ts'
import { drawFurniture, PAGE } from './page-furniture.ts'
import {
  MINISTRY,
  PAPER_LABELS,
  PAPER_LANGUAGE,
  PAPER_MARK,
  type PaperKind,
  TENDER_LABELS,
} from './paper-words.ts'

/** What a file says; instants are ISO. */
export interface Paper {
  readonly kind: PaperKind
  readonly language: Language
  readonly at: string
  readonly text: SampleText
  readonly tender?: { readonly reference: string; readonly opens: string; readonly closes: string }
}

const SERIF = 'Times-Roman'
const SERIF_BOLD = 'Times-Bold'
const SANS = 'Helvetica'
const SANS_BOLD = 'Helvetica-Bold'

type Doc = PDFKit.PDFDocument
type Parent = PDFKit.PDFStructureElement

/** The lines over the title: what it is and when, and a tender's number and days. */
function drawFacts(doc: Doc, parent: Parent, { kind, language, at, tender }: Paper): void {
  const fact = (line: string, color: string, font: string) =>
    doc.font(font).fontSize(10).fillColor(color).text(line, { structParent: parent, lineGap: 3 })
  fact(`${PAPER_LABELS[kind][language]}  ·  ${longDate(at, language)}`, '#1B5FA8', SANS_BOLD)
  if (!tender) return
  const words = TENDER_LABELS[language]
  fact(`${words.reference}: ${tender.reference}`, MUTED, SANS)
  fact(
    `${words.opens}: ${longDate(tender.opens, language)}  ·  ${words.closes}: ${longDate(tender.closes, language)}`,
    MUTED,
    SANS,
  )
}

function drawList(doc: Doc, parent: Parent, items: readonly string[]): void {
  const list = doc.struct('L')
  parent.add(list)
  doc.font(SANS).fontSize(11.5)
  for (const item of items) {
    if (doc.y > PAGE.bottom - 40) doc.addPage()
    doc.markContent('Artifact')
    star(doc, PAGE.left + 6, doc.y + 5.5, 4, DEEP_GOLD)
    doc.endMarkedContent()
    const entry = doc.struct('LI')
    list.add(entry)
    doc
      .fillColor(INK)
      .text(item, PAGE.left + 20, doc.y, { structParent: entry, structType: 'LBody', lineGap: 4 })
    entry.end()
    doc.moveDown(0.25)
  }
  list.end()
  doc.x = PAGE.left
  doc.moveDown(0.6)
}

function drawQuote(doc: Doc, parent: Parent, quote: string): void {
  const [x, width] = [PAGE.left + 16, PAGE.right - PAGE.left - 16]
  doc.font(SERIF).fontSize(14)
  const height = doc.heightOfString(quote, { width, lineGap: 3 })
  if (doc.y + height > PAGE.bottom) doc.addPage()
  const top = doc.y
  doc.markContent('Artifact')
  doc.rect(PAGE.left, top, 3, height).fill(BLUE)
  doc.endMarkedContent()
  doc.fillColor(INK).text(quote, x, top + 1, {
    width,
    structParent: parent,
    structType: 'BlockQuote',
    lineGap: 3,
  })
  doc.x = PAGE.left
  doc.moveDown(0.9)
}

function drawBlock(doc: Doc, parent: Parent, block: Block, isLead: boolean): void {
  if (typeof block === 'string') {
    doc
      .font(isLead ? SERIF : SANS)
      .fontSize(isLead ? 14.5 : 11.5)
      .fillColor(INK)
      .text(block, { structParent: parent, structType: 'P', lineGap: isLead ? 4 : 4.5 })
    doc.moveDown(0.8)
  } else if ('h2' in block) {
    if (doc.y > PAGE.bottom - 70) doc.addPage()
    doc.moveDown(0.3)
    doc
      .font(SERIF_BOLD)
      .fontSize(15)
      .fillColor(INK)
      .text(block.h2, { structParent: parent, structType: 'H2' })
    doc.moveDown(0.5)
  } else if ('list' in block) drawList(doc, parent, block.list)
  else drawQuote(doc, parent, block.quote)
}

function newDocument({ language, at, text }: Paper): Doc {
  return new PDFDocument({
    size: 'A4',
    margins: {
      top: PAGE.top,
      bottom: PAGE.height - PAGE.bottom,
      left: PAGE.left,
      right: PAGE.width - PAGE.right,
    },
    pdfVersion: '1.7',
    tagged: true,
    lang: PAPER_LANGUAGE[language],
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: text.title,
      Author: MINISTRY[language].name,
      Subject: PAPER_MARK,
      Keywords: `${PAPER_MARK}, ${PAPER_LANGUAGE[language]}`,
      // The post's own date, so that the same words always make the same bytes.
      CreationDate: new Date(at),
    },
  })
}

/** A paper as an A4 PDF's bytes: tagged, in its language, with all the words of its text. */
export function drawPaper(paper: Paper): Promise<Buffer> {
  const doc = newDocument(paper)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  drawFacts(doc, root, paper)
  doc.moveDown(0.8)
  doc
    .font(SERIF_BOLD)
    .fontSize(25)
    .fillColor(INK)
    .text(paper.text.title, { structParent: root, structType: 'H1', lineGap: 2 })
  doc.moveDown(0.5)
  markedBlocks(paper.language, paper.text).forEach((block, i) => {
    drawBlock(doc, root, block, i === 0)
  })
  root.end()
  drawFurniture(doc, paper.language)
  doc.end()
  return whole
}
