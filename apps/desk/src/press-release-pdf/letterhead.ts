import { encode } from 'uqr'
import { partsByFace } from './fonts.ts'
import { pdfMessages } from './messages.ts'
import { longDate, type PressRelease } from './render-pdf.ts'
import { SHIELD, SHIELD_RIM } from './shield.ts'
import { element } from './structure.ts'
import { flow } from './write-blocks.ts'

type Doc = PDFKit.PDFDocument

/** Points; the foot has its place below the text. */
export const MARGINS = { top: 56, bottom: 118, left: 64, right: 64 } as const

const INK = '#0b1b33'
const MUTED = '#4a5a6e'
const GREEN = '#14532d'
const GOLD = '#e3ac3a'
const BLUE = '#4189dd'

const CODE_SIZE = 62

/** Draws what screen readers pass over. */
function decorate(doc: Doc, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}

function drawShield(doc: Doc, x: number, y: number, scale: number): void {
  doc.save()
  doc.translate(x, y).scale(scale)
  for (const { fill, path } of SHIELD) doc.path(path).fill(fill)
  doc.path(SHIELD_RIM.path).lineWidth(2).stroke(SHIELD_RIM.stroke)
  doc.restore()
}

function drawBand(doc: Doc): void {
  const { width } = doc.page
  doc.rect(0, 0, width, 7).fill(GREEN)
  doc.rect(width * 0.62, 0, width * 0.38, 7).fill(BLUE)
  doc.rect(width * 0.6, 0, width * 0.02, 7).fill(GOLD)
}

/** The head of the first page: the ministry's name, the date, the number and the title. */
export function drawLetterhead(doc: Doc, release: PressRelease): PDFKit.PDFStructureElement[] {
  const { language, title, reference, publishedAt, changedAt } = release
  const messages = pdfMessages[language]
  const { left, right } = MARGINS
  const inner = doc.page.width - left - right
  decorate(doc, 'Layout', () => {
    drawShield(doc, left, 38, 0.92)
    doc.rect(left, 112, inner, 1.4).fill(GOLD)
  })
  const name = () => {
    doc
      .font('serif')
      .fontSize(17)
      .fillColor(INK)
      .text(messages.ministry, left + 62, 46)
  }
  const country = () => {
    doc
      .font('sans')
      .fontSize(10)
      .fillColor(MUTED)
      .text(messages.country, left + 62, 70)
  }
  const updated = changedAt ? ` · ${messages.updated(longDate(changedAt, language))}` : ''
  const facts = () => {
    doc.font('sans').fontSize(9.5).fillColor(MUTED)
    const line = `${longDate(publishedAt, language)}${updated} · ${messages.reference} ${reference}`
    doc.text(line, left, 142)
    doc.y += 14
  }
  const kind = () => {
    doc.font('sans-bold').fontSize(9.5).fillColor(GREEN).text(messages.kind, left, 126)
  }
  const size = title.length > 90 ? 19 : 23
  const look = { face: 'serif', size, color: INK, left } as const
  const run = { text: title, isBold: false, isItalic: false }
  partsByFace(doc, title, 'serif')
  return [
    element(doc, 'P', [name]),
    element(doc, 'P', [country]),
    element(doc, 'P', [kind]),
    element(doc, 'P', [facts]),
    element(doc, 'H1', [...flow(doc, [run], look, release.siteUrl), () => (doc.y += 6)]),
  ]
}

/** The squares of the code, as one path that begins at `x` and `y`. */
function drawCode(doc: Doc, url: string, x: number, y: number): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  const unit = CODE_SIZE / size
  data.forEach((row, top) => {
    row.forEach((isDark, left) => {
      if (isDark) doc.rect(x + left * unit, y + top * unit, unit, unit)
    })
  })
  doc.fill('#000')
}

/** The foot of each page. The first page's is content, which screen readers read once; the others decorate. */
export function drawFeet(doc: Doc, release: PressRelease, root: PDFKit.PDFStructureElement): void {
  const { language, reference, verifyUrl } = release
  const messages = pdfMessages[language]
  const { left, right } = MARGINS
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    // Text below the margin would begin a page of its own.
    doc.page.margins.bottom = 0
    const { width, height } = doc.page
    const top = height - 96
    const textLeft = left + CODE_SIZE + 16
    const textWidth = width - textLeft - right
    const write = (text: string, y: number, face: 'sans' | 'sans-bold', link?: string) => {
      doc
        .font(face)
        .fontSize(8.5)
        .fillColor(face === 'sans-bold' ? INK : MUTED)
      doc.text(text, textLeft, y, { width: textWidth, ...(link && { link }) })
    }
    const code = () => drawCode(doc, verifyUrl, left, top)
    decorate(doc, 'Layout', () => {
      drawBand(doc)
      doc.rect(left, top - 10, width - left - right, 0.6).fill('#c9d6e6')
    })
    if (page === start) {
      const bbox = [left, top, left + CODE_SIZE, top + CODE_SIZE] as [
        number,
        number,
        number,
        number,
      ]
      const alt = messages.codeAlt(verifyUrl)
      const foot = element(doc, 'Sect', [
        element(doc, 'Figure', [code], { alt, bbox }),
        element(doc, 'P', [() => write(messages.check, top + 2, 'sans-bold')]),
        element(doc, 'P', [() => write(messages.checkHint, top + 15, 'sans')]),
        element(doc, 'P', [
          element(doc, 'Link', [() => write(verifyUrl, top + 28, 'sans', verifyUrl)]),
        ]),
      ])
      root.add(foot)
    }
    decorate(doc, 'Pagination', () => {
      if (page > start) {
        code()
        write(messages.check, top + 2, 'sans-bold')
        write(verifyUrl, top + 15, 'sans')
      }
      doc.font('sans').fontSize(8.5).fillColor(MUTED)
      const numbers = messages.page(page - start + 1, count)
      doc.text(`${messages.kind} ${reference} · ${numbers}`, textLeft, top + 50, {
        width: textWidth,
      })
    })
  }
}
