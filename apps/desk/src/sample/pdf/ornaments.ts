type Doc = PDFKit.PDFDocument

/** The identity's colours as the files use them. */
export const INK = '#0B1B33'
export const BLUE = '#4189DD'
export const LINK = '#1B5FA8'
export const GREEN = '#14532D'
export const GOLD = '#E3AC3A'
export const DEEP_GOLD = '#C98F1B'
export const MUTED = '#4A586B'
export const LINE = '#DDD4C2'

/** Corners of a five-pointed star around a centre, as SVG path data; `r` in points. */
function starPath(x: number, y: number, r: number): string {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? r : r * 0.4
    const angle = (Math.PI / 5) * i - Math.PI / 2
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}

export function star(doc: Doc, x: number, y: number, r: number, color: string): void {
  doc.path(starPath(x, y, r)).fill(color)
}

/** The shield's outline in a box of 40 by 48, shrunk towards its middle by `inset`. */
function shieldPath(inset: number): string {
  const [left, right, top] = [inset, 40 - inset, inset]
  const tip = 48 - inset * 1.25
  return `M${left} ${top}H${right}V${24}C${right} ${36 - inset} 30 ${43 - inset} 20 ${tip}C10 ${43 - inset} ${left} ${36 - inset} ${left} 24Z`
}

/** The ministry's shield with its upper left corner at (x, y); `height` in points. */
export function shield(doc: Doc, x: number, y: number, height: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(height / 48)
  doc.path(shieldPath(0)).fill(GOLD)
  doc.path(shieldPath(1.6)).fill('#FFFFFF')
  doc.save()
  doc.path(shieldPath(2.6)).clip()
  doc.rect(0, 0, 40, 48).fill(BLUE)
  doc.path('M40 6V48H10Z').fill(GREEN)
  doc.path('M40 3V10L13 48H8Z').fill(GOLD)
  doc.restore()
  star(doc, 20, 21.5, 8.5, '#FFFFFF')
  doc.restore()
}

/** The identity's rule: a blue bar, a green bar, a star and a hairline that ends at `right`. */
export function sectionRule(doc: Doc, x: number, y: number, right: number): void {
  const slant = 4
  const bar = (from: number, width: number, color: string) =>
    doc
      .polygon([from + slant, y], [from + width + slant, y], [from + width, y + 7], [from, y + 7])
      .fill(color)
  bar(x, 26, BLUE)
  bar(x + 30, 9, GREEN)
  star(doc, x + 52, y + 3.5, 4.6, DEEP_GOLD)
  doc
    .moveTo(x + 64, y + 3.5)
    .lineTo(right, y + 3.5)
    .lineWidth(0.6)
    .stroke(LINE)
}
