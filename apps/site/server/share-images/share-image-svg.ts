import type { ShareImageFacts } from '../../app/share-images/share-image-facts.server.ts'
import { glyphOutlines, readFace, textWidth } from './glyph-outlines.ts'
import { titleLines } from './title-lines.ts'

/** The size in pixels that Facebook, X, WhatsApp and Telegram show large (Open Graph, 1.91 to 1). */
export const SHARE_IMAGE = { width: 1_200, height: 630 } as const

/** The place of a picture behind the slanted panel, in pixels. */
export const PICTURE = { left: 716, width: 484 } as const

/** The palette of `app/styles/tokens.css`. */
const INK = '#0b1b33'
const GOLD = '#e3ac3a'
const BLUE = '#4189dd'
const MUTED = '#c9d6e6'

const LEFT = 64
const TITLE_WIDTH = 650
/** Line height of a title, and height above its first base line, as factors of its font size. */
const LEADING = 1.16
const ASCENT = 0.74
/** The title is centred vertically between these. */
const TOP = 168
const BOTTOM = 520

const serif = readFace('source-serif')
const sans = readFace('public-sans')

/** The coast and its lighthouse, as in `app/assets/share.svg`, for posts without a picture. */
const SCENE = `<path fill="#14532d" d="M0 0h1200v630H0z"/>
<path fill="#1a6035" d="M960 0h240v208L956 630H596z"/>
<path fill="#14532d" d="M1130 0h70v630H766z"/>
<path fill="#1a6035" d="M640 630a280 280 0 0 1 560-35v35z"/>
<path fill="#2c7549" d="M722 630a198 198 0 0 1 396 0z"/>
<path fill="#fff" fill-opacity=".12" d="M1102 278 610 132l-78 135zM1102 278l110-44v88z"/>
<path fill="${GOLD}" d="M806 630a114 114 0 0 1 228 0z"/>
<path fill="#0b3820" d="M1058 630l16-316h56l16 316zM1062 298h80v16h-80zM1078 256h8v42h-8zM1118 256h8v42h-8zM1068 258l34-38 34 38zM1098 196h8v30h-8z"/>
<path fill="#2c7549" d="M1061 570l2-44h78l2 44zM1066 468l2-44h68l2 44zM1071 372l2-36h58l2 36z"/>
<path fill="#f3cf7e" d="M1086 258h32v40h-32z"/>`

const SHIELD = `<g transform="translate(${LEFT} 52) scale(1.25)">
<path fill="#14532d" d="M49 1v33.5c0 12.5-10 21.5-24 28.5C11 56 1 47 1 34.5V1z"/>
<path fill="${GOLD}" d="M49 1v5.2L11 54C4.8 48.6 1 42.2 1 34.5V1z"/>
<path fill="${BLUE}" d="M46.6 1 7.4 50.4C3.4 45.8 1 40.6 1 34.5V1z"/>
<path fill="#fff" d="M25 16.2l2.8 8.5h8.9l-7.2 5.2 2.8 8.5-7.3-5.2-7.3 5.2 2.8-8.5-7.2-5.2h8.9z"/>
<path fill="none" stroke="${GOLD}" stroke-width="2" stroke-linejoin="round" d="M49 1v33.5c0 12.5-10 21.5-24 28.5C11 56 1 47 1 34.5V1z"/>
</g>`

/** The panel, with the diagonal of the shield, which leaves the right side to the picture. */
const PANEL = `<path fill="${GOLD}" d="M0 0h914L754 630H0z"/>
<path fill="${BLUE}" d="M0 0h900L740 630H0z"/>
<path fill="${INK}" d="M0 0h872L712 630H0z"/>`

function titleOutlines(title: string): string {
  const { size, lines } = titleLines(serif, title, TITLE_WIDTH)
  const height = (ASCENT + LEADING * (lines.length - 1)) * size
  const firstY = TOP + (BOTTOM - TOP - height) / 2 + ASCENT * size
  return lines
    .map((line, index) => {
      const y = firstY + index * LEADING * size
      return glyphOutlines(serif, line, size, { x: LEFT, y, fill: '#fff' })
    })
    .join('')
}

/** The line below the title. Its last part is left out where the line is full. */
function bottomOutlines({ date, reference, subcategory }: ShareImageFacts): string {
  const size = 26
  const y = 578
  const dateText = glyphOutlines(sans, date, size, { x: LEFT, y, fill: GOLD })
  let x = LEFT + textWidth(sans, date, size)
  const rest = [reference, ...(subcategory ? [subcategory] : [])].map((part) => {
    const text = `  ·  ${part}`
    const start = x
    x += textWidth(sans, text, size)
    const fits = x < LEFT + TITLE_WIDTH
    return fits ? glyphOutlines(sans, text, size, { x: start, y, fill: MUTED }) : ''
  })
  return [dateText, ...rest].join('')
}

/** A share image as an SVG of outlines; it is transparent where the picture shows. */
export function shareImageSvg(facts: ShareImageFacts, hasPicture: boolean): string {
  const { width, height } = SHARE_IMAGE
  const x = LEFT + 84
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${hasPicture ? '' : SCENE}
${PANEL}
${SHIELD}
${glyphOutlines(serif, facts.ministry, 32, { x, y: 88, fill: '#fff' })}
${glyphOutlines(sans, facts.country, 21, { x, y: 120, fill: MUTED })}
${titleOutlines(facts.title)}
${bottomOutlines(facts)}
</svg>`
}
