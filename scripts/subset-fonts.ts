/**
 * Makes the files of the site's two web fonts and `fonts.css` from the families as their makers ship them.
 *
 *   node scripts/subset-fonts.ts                    writes apps/site/app/styles/fonts/ and fonts.css
 *   node scripts/subset-fonts.ts --pdf              writes the faces of the desk's PDFs
 *   node scripts/subset-fonts.ts --measure a.ttf …  prints the widths of fallbacks in font-families.ts
 */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { FAMILIES, type Face, type Family, PDF_FACES } from './font-families.ts'

const STYLES = new URL('../apps/site/app/styles/', import.meta.url)
const SOURCES = new URL('../node_modules/@fontsource-variable/', import.meta.url)

/** The characters of Somali and English, with their punctuation. */
const BASIC = [...range(' ', '~'), ...'\u00a0\u00ad£©«»·ʼ–—‘’“”•…'].join('')

/** Latin-1's letters for foreign names, and rarer characters: only a page that has some loads this file. */
const MORE = [...range('À', 'ÿ').filter((letter) => !'ÐÞðþ÷'.includes(letter)), ...'§ª°„€−'].join(
  '',
)

/** Text of the site in both languages: an average width depends on how frequent each letter is. */
const SAMPLE = [
  'Ciidanka Badda oo kordhiyay ilaalinta xeebaha dalka. Injineerrada ciidanka oo dhisaya buundo',
  'isku xirta laba degmo. Isbitaal goobeed oo adeeg caafimaad u fidiyay bulshada. Wararkii ugu',
  'dambeeyay ee Wasaaradda Gaashaandhigga, Noofeembar 18, 2026. Navy increases patrols along the',
  'country’s coast. Crews will spend more days at sea this season, keeping shipping lanes open and',
  'helping fishing boats that run into trouble. Saturday to Thursday 8.00–16.30, Friday off.',
].join(' ')

interface Font {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly copyright: string
  readonly characterSet: readonly number[]
  getVariation(settings: Readonly<Record<string, number>>): Font
  layout(text: string): { readonly advanceWidth: number }
}

const require = createRequire(import.meta.url)
const fontkit: { create(bytes: Uint8Array): Font } = require('fontkit')
const subsetFont: (
  font: Uint8Array,
  glyphs: string,
  options: Readonly<Record<string, unknown>>,
) => Promise<Buffer> = require('subset-font')

function range(first: string, last: string): string[] {
  const start = first.charCodeAt(0)
  return Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) =>
    String.fromCharCode(start + index),
  )
}

/** Average advance of a character of SAMPLE, kerned, in em. */
function averageWidth(font: Font): number {
  return font.layout(SAMPLE).advanceWidth / font.unitsPerEm / SAMPLE.length
}

/**
 * Replaces the family's reserved name in the name table; copyright and trademark notices (ids 0 and
 * 7) stay as they are.
 */
function renameFont(font: Buffer, [from, to]: readonly [string, string]): Buffer {
  const result = Buffer.from(font)
  const tables = font.readUInt16BE(4)
  for (let table = 12; table < 12 + tables * 16; table += 16) {
    if (font.toString('latin1', table, table + 4) !== 'name') continue
    const start = font.readUInt32BE(table + 8)
    const strings = start + font.readUInt16BE(start + 4)
    for (let record = start + 6; record < strings; record += 12) {
      if ([0, 7].includes(font.readUInt16BE(record + 6))) continue
      if (font.readUInt16BE(record) === 1) throw new Error('A name in a one-byte encoding')
      const first = strings + font.readUInt16BE(record + 10)
      const end = first + font.readUInt16BE(record + 8)
      const text = Buffer.from(font.subarray(first, end)).swap16().toString('utf16le')
      Buffer.from(text.replaceAll(from, to), 'utf16le').swap16().copy(result, first)
    }
  }
  return result
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`

/**
 * The rules of the fallback faces. Each is scaled until its average letter is as wide as the web
 * font's (CSS Fonts 5, `size-adjust`); the overrides then give it the web font's line box. They are
 * shares of the scaled size, so each is divided by the scale.
 */
function fallbackFaces(family: Family, font: Font): string {
  return family.fallbacks
    .flatMap((fallback) =>
      ([0, 1] as const).map((bold) => {
        const width = averageWidth(font.getVariation({ wght: family.weights[bold] }))
        const scale = width / fallback.width[bold]
        const names = bold === 1 ? fallback.bold : fallback.regular
        const share = (units: number) => percent(units / font.unitsPerEm / scale)
        return `@font-face {
  font-family: "${family.fallback}";
  font-weight: ${bold === 1 ? '550 900' : '100 549'};
  src:
    ${names.map((name) => `local("${name}")`).join(',\n    ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${share(font.ascent)};
  descent-override: ${share(-font.descent)};
  line-gap-override: ${share(font.lineGap)};
}
`
      }),
    )
    .join('\n')
}

/** The code points in CSS syntax, neighbours as one range. */
function unicodeRange(glyphs: string): string {
  const points = [...glyphs].map((glyph) => glyph.charCodeAt(0)).toSorted((a, b) => a - b)
  const runs: [number, number][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16)
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ')
}

/** Writes one face in two files; returns their rules, or none for a face without a weight in CSS. */
async function writeFace(family: Family, face: Face, font: Buffer): Promise<string> {
  // Browsers try the later of two rules first, for the characters of its range (CSS Fonts 4, 4.5).
  const { rare = '' } = face
  const basic = [...BASIC].filter((glyph) => !rare.includes(glyph)).join('')
  const more = MORE + rare
  const parts = [
    { file: `${face.file}.woff2`, glyphs: basic, range: '' },
    { file: `${face.file}-more.woff2`, glyphs: more, range: unicodeRange(more) },
  ]
  const rules = parts.map(async ({ file, glyphs, range }) => {
    const woff2 = await subsetFont(font, glyphs, {
      variationAxes: { wght: face.wght },
      keepFeatures: face.features ?? family.features,
      targetFormat: 'woff2',
    })
    await writeFile(new URL(`fonts/${file}`, STYLES), woff2)
    console.log(`${file}: ${woff2.length} bytes`)
    if (face.weight === undefined) return ''
    return `@font-face {
  font-family: "${family.name}";
  font-weight: ${face.weight};
  font-display: optional;
  src: url("./fonts/${file}") format("woff2");${range && `\n  unicode-range: ${range};`}
}
`
  })
  return (await Promise.all(rules)).filter(Boolean).join('\n')
}

/** Writes one family's fonts and licence; returns its rules for the style sheet. */
async function writeFamily(family: Family): Promise<string> {
  const folder = new URL(`${family.package}/`, SOURCES)
  const original = await readFile(new URL(`files/${family.source}`, folder))
  const subset = await subsetFont(original, BASIC + MORE, {
    variationAxes: family.axes,
    keepFeatures: family.features,
    noHinting: true,
    targetFormat: 'truetype',
  })
  const font = family.rename ? renameFont(subset, family.rename) : subset
  const faces: string[] = []
  for (const face of family.faces) faces.push(await writeFace(family, face, font))

  const license = await readFile(new URL('LICENSE', folder), 'utf8')
  const { copyright } = fontkit.create(original)
  const terms = license.slice(license.indexOf('This Font Software is licensed'))
  await writeFile(new URL(`fonts/${family.license}`, STYLES), `${copyright}\n\n${terms}`)

  return `${faces.filter(Boolean).join('\n')}
${fallbackFaces(family, fontkit.create(font))}`
}

/** Writes the faces of the desk's PDFs: a PDF has no variable fonts, and any name of Latin letters. */
async function writePdfFaces(): Promise<void> {
  const folder = new URL('../apps/desk/src/press-release-pdf/fonts/', import.meta.url)
  for (const { file, source, wght } of PDF_FACES) {
    const original = await readFile(new URL(source, SOURCES))
    const glyphs = fontkit.create(original).characterSet.map((point) => String.fromCodePoint(point))
    const font = await subsetFont(original, glyphs.join(''), {
      variationAxes: source.includes('opsz') ? { wght, opsz: 24 } : { wght },
      keepFeatures: ['ccmp', 'kern', 'mark'],
      noHinting: true,
      targetFormat: 'truetype',
    })
    const { rename } = FAMILIES.find((family) => source.startsWith(family.package)) ?? {}
    await writeFile(new URL(file, folder), rename ? renameFont(font, rename) : font)
    console.log(`${file}: ${font.length} bytes`)
  }
}

if (process.argv[2] === '--pdf') {
  await writePdfFaces()
} else if (process.argv[2] === '--measure') {
  for (const file of process.argv.slice(3)) {
    console.log(averageWidth(fontkit.create(await readFile(file))).toFixed(5), file)
  }
} else {
  const rules: string[] = []
  for (const family of FAMILIES) rules.push(await writeFamily(family))
  const note =
    '/* Written by scripts/subset-fonts.ts, which says how each number is computed. Of the\n' +
    ' * fallback faces with one name, the last one that the device has is used. */\n'
  const sheet = fileURLToPath(new URL('fonts.css', STYLES))
  await writeFile(sheet, note + rules.join('\n'))
  const biome = new URL('../node_modules/.bin/biome', import.meta.url)
  execFileSync(fileURLToPath(biome), ['format', '--write', sheet], { stdio: 'inherit' })
}
