import type { Language } from '@gaashaan/contract'
import { INK, LINE, MUTED, sectionRule, shield } from './ornaments.ts'
import { MINISTRY, PAGE_WORD, PAPER_MARK } from './paper-words.ts'

type Doc = PDFKit.PDFDocument

/** A4 in points, with the edges of the text. */
export const PAGE = { width: 595.28, height: 841.89, left: 62, right: 533, top: 150, bottom: 764 }

/** The ministry's heading, with the mark in the corner. */
function drawHeading(doc: Doc, language: Language): void {
  const { name, country } = MINISTRY[language]
  shield(doc, PAGE.left, 46, 50)
  doc.font('Times-Bold').fontSize(18).fillColor(INK)
  doc.text(name, PAGE.left + 54, 52, { lineBreak: false })
  doc.font('Helvetica').fontSize(10).fillColor(MUTED)
  doc.text(country, PAGE.left + 54, 76, { lineBreak: false })
  const width = 118
  doc
    .polygon(
      [PAGE.right - width + 10, 52],
      [PAGE.right, 52],
      [PAGE.right, 74],
      [PAGE.right - width, 74],
    )
    .fill(INK)
  doc.font('Helvetica-Bold').fontSize(9).fillColor('#FFFFFF')
  doc.text(PAPER_MARK, PAGE.right - width + 15, 59.5, { lineBreak: false })
  sectionRule(doc, PAGE.left, 112, PAGE.right)
}

function drawFooter(doc: Doc, language: Language, page: number, pages: number): void {
  // Below the text's edge pdfkit would begin a new page.
  doc.page.margins.bottom = 0
  doc.moveTo(PAGE.left, 786).lineTo(PAGE.right, 786).lineWidth(0.6).stroke(LINE)
  doc.font('Helvetica').fontSize(9).fillColor(MUTED)
  doc.text(`${MINISTRY[language].name}  ·  ${PAPER_MARK}`, PAGE.left, 796, { lineBreak: false })
  const number = `${PAGE_WORD[language]} ${page} / ${pages}`
  doc.text(number, PAGE.right - doc.widthOfString(number), 796, { lineBreak: false })
}

/** Heading and footer on every page, once their number is known. */
export function drawFurniture(doc: Doc, language: Language): void {
  const { start, count } = doc.bufferedPageRange()
  for (let i = 0; i < count; i++) {
    doc.switchToPage(start + i)
    doc.markContent('Artifact', { type: 'Pagination' })
    drawHeading(doc, language)
    drawFooter(doc, language, i + 1, count)
    doc.endMarkedContent()
  }
}
