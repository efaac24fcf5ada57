import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_NAMES } from '../icons/icon-names.ts'

const folders = [new URL('./', import.meta.url), new URL('../icons/', import.meta.url)]
const fonts = new URL('../styles/fonts/', import.meta.url)
const publicFolder = new URL('../../public/', import.meta.url)

const KB = 1024
const MAX_BYTES: Readonly<Record<string, number>> = {
  'banner-en.svg': 6 * KB,
  'banner-so.svg': 6 * KB,
  'icons.svg': 9 * KB,
}

const drawings = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
)

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** The elements of a drawing in order; anything but balanced tags with quoted attributes throws. */
function parseElements(text: string): Element[] {
  const elements: Element[] = []
  const open: string[] = []
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z-]+="[^"<&]*")*)\s*(\/?)>|\s+/y
  while (tag.lastIndex < text.length) {
    const start = tag.lastIndex
    const [whole, closing, name, attributes = '', empty] = tag.exec(text) ?? []
    if (whole === undefined) throw new Error(`Not a tag: ${text.slice(start, start + 40)}`)
    if (name === undefined) continue
    if (elements.length > 0 && open.length === 0) throw new Error(`After the root: ${whole}`)
    if (closing) {
      if (open.pop() !== name) throw new Error(`Closes what is not open: ${whole}`)
      continue
    }
    const pairs = [...attributes.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value] as const,
    )
    if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`Twice in ${whole}`)
    elements.push({ name, attributes: Object.fromEntries(pairs) })
    if (!empty) open.push(name)
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(' ')}`)
  return elements
}

test('the parser of this test refuses malformed drawings', () => {
  for (const broken of ['<svg>', '<svg></g>', '<svg a=1/>', '<svg>words</svg>', '<svg/><svg/>']) {
    expect(() => parseElements(broken), broken).toThrow()
  }
})

test('every drawing of the site exists', () => {
  expect(drawings.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'air-force.svg',
      'banner-en.svg',
      'banner-so.svg',
      'default-portrait.svg',
      'empty.svg',
      'favicon.svg',
      'land-force.svg',
      'map-dark.svg',
      'map.svg',
      'navy.svg',
      'partners/monogram-atmis.svg',
      'partners/monogram-au.svg',
      'partners/monogram-un.svg',
      'shield.svg',
      'icons.svg',
    ]),
  )
})

test.each(drawings)('$name is a well-formed drawing of plain shapes', ({ text }) => {
  const [root, ...shapes] = parseElements(text)
  expect(root?.name).toBe('svg')
  expect(root?.attributes.xmlns).toBe('http://www.w3.org/2000/svg')
  const allowed = ['circle', 'g', 'path', 'rect', 'svg', 'symbol', 'use']
  for (const { name, attributes } of shapes) {
    expect(allowed).toContain(name)
    const keys = Object.keys(attributes)
    expect(keys.filter((key) => key === 'style' || key.startsWith('on'))).toEqual([])
    if (attributes.href !== undefined) expect(attributes.href).toMatch(/^#/)
  }
})

test.each(drawings)('$name does not exceed its maximum size', ({ name, text }) => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES[name] ?? 3 * KB)
})

test('the two languages have different banners', () => {
  const banner = (name: string) => drawings.find((drawing) => drawing.name === name)?.text
  expect(banner('banner-so.svg')).not.toBe(banner('banner-en.svg'))
})

test('the sprite has exactly the named icons, in the colour of the text', () => {
  const sprite = drawings.find(({ name }) => name === 'icons.svg')?.text ?? ''
  const symbols = parseElements(sprite).filter(({ name }) => name === 'symbol')
  expect(symbols.map(({ attributes }) => attributes.id).sort()).toEqual([...ICON_NAMES].sort())
  for (const { attributes } of symbols) expect(attributes.viewBox).toBe('0 0 24 24')
  const colours = parseElements(sprite).flatMap(({ attributes }) => [
    attributes.fill,
    attributes.stroke,
  ])
  expect(new Set(colours)).toEqual(new Set(['none', 'currentColor', undefined]))
})

test('the fonts for the letters of both languages have at most 30 KB', () => {
  const bytes = ['public-sans.woff2', 'source-serif-variable.woff2'].map(
    (name) => statSync(new URL(name, fonts)).size,
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30 * KB)
})

test('the picture for shared links is small, and the public favicon is the drawing', () => {
  expect(statSync(new URL('share.png', publicFolder)).size).toBeLessThanOrEqual(40 * KB)
  const favicon = drawings.find(({ name }) => name === 'favicon.svg')?.text
  expect(readFileSync(new URL('favicon.svg', publicFolder), 'utf8')).toBe(favicon)
})

test.each(['so', 'en'])('the app in %s is installable: the icons of its manifest exist', (code) => {
  const read = (name: string) => readFileSync(new URL(name, publicFolder))
  const manifest = JSON.parse(read(`${code}.webmanifest`).toString()) as {
    readonly lang: string
    readonly start_url: string
    readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[]
  }
  expect([manifest.lang, manifest.start_url]).toEqual([code, '/'])
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes, type } of manifest.icons) {
    const file = read(src.slice(1))
    // The width of a PNG follows its signature and the header of its first chunk (RFC 2083).
    if (type === 'image/png')
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
  }
})
