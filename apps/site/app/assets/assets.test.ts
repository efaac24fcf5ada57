import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_NAMES } from '../icons/icon-names.ts'

const folders = [new URL('./', import.meta.url), new URL('../icons/', import.meta.url)]
const fonts = new URL('../styles/fonts/', import.meta.url)
const publicFolder = new URL('../../public/', import.meta.url)

const KB = 1024
const BOUNDS: Readonly<Record<string, number>> = {
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

/** The elements of a drawing in order; whatever is not a balanced tag with quoted attributes throws. */
function elements(text: string): Element[] {
  const found: Element[] = []
  const open: string[] = []
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z-]+="[^"<&]*")*)\s*(\/?)>|\s+/y
  while (tag.lastIndex < text.length) {
    const at = tag.lastIndex
    const [whole, closing, name, attributes = '', empty] = tag.exec(text) ?? []
    if (whole === undefined) throw new Error(`Not a tag: ${text.slice(at, at + 40)}`)
    if (name === undefined) continue
    if (found.length > 0 && open.length === 0) throw new Error(`After the root: ${whole}`)
    if (closing) {
      if (open.pop() !== name) throw new Error(`Closes what is not open: ${whole}`)
      continue
    }
    const pairs = [...attributes.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value] as const,
    )
    if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`Twice in ${whole}`)
    found.push({ name, attributes: Object.fromEntries(pairs) })
    if (!empty) open.push(name)
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(' ')}`)
  return found
}

test('the scanner of this test refuses what is not well-formed', () => {
  for (const broken of ['<svg>', '<svg></g>', '<svg a=1/>', '<svg>words</svg>', '<svg/><svg/>']) {
    expect(() => elements(broken), broken).toThrow()
  }
})

test('every drawing of the site is there', () => {
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
  const [root, ...shapes] = elements(text)
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

test.each(drawings)('$name is no heavier than its bound', ({ name, text }) => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(BOUNDS[name] ?? 3 * KB)
})

test('the two languages have different banners', () => {
  const banner = (name: string) => drawings.find((drawing) => drawing.name === name)?.text
  expect(banner('banner-so.svg')).not.toBe(banner('banner-en.svg'))
})

test('the sprite holds exactly the named signs, in the colour of the text', () => {
  const sprite = drawings.find(({ name }) => name === 'icons.svg')?.text ?? ''
  const symbols = elements(sprite).filter(({ name }) => name === 'symbol')
  expect(symbols.map(({ attributes }) => attributes.id).sort()).toEqual([...ICON_NAMES].sort())
  for (const { attributes } of symbols) expect(attributes.viewBox).toBe('0 0 24 24')
  const colours = elements(sprite).flatMap(({ attributes }) => [attributes.fill, attributes.stroke])
  expect(new Set(colours)).toEqual(new Set(['none', 'currentColor', undefined]))
})

test('the letters of the two languages stay within 30 KB of fonts on the first screen', () => {
  const bytes = ['public-sans.woff2', 'source-serif-variable.woff2'].map(
    (name) => statSync(new URL(name, fonts)).size,
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30 * KB)
})

test('the picture for shared links is light, and the tab icon is the drawn one', () => {
  expect(statSync(new URL('share.png', publicFolder)).size).toBeLessThanOrEqual(40 * KB)
  const drawn = drawings.find(({ name }) => name === 'favicon.svg')?.text
  expect(readFileSync(new URL('favicon.svg', publicFolder), 'utf8')).toBe(drawn)
})

test.each(['so', 'en'])(
  'the app in %s is installable: its manifest names icons that are there',
  (code) => {
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
      // The width of a PNG stands behind its signature and the name of its first part (RFC 2083).
      if (type === 'image/png')
        expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
    }
  },
)
