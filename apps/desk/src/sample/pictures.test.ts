import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Picture, PORTRAITS, SCENES } from './pictures.ts'

const scenes = Object.entries<Picture>(SCENES)
const portraits = Object.entries<Picture>(PORTRAITS)
const pictures = [...scenes, ...portraits]

/** The colours of a picture at a very small size, as text. */
const thumbnail = async ({ file }: Picture, width: number, height: number): Promise<string> => {
  const pixels = await sharp(file).resize(width, height, { fit: 'fill' }).raw().toBuffer()
  return pixels.toString('hex')
}

test('there are at least 36 scenes, and 16 portraits besides the default one', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(36)
  expect(portraits.filter(([name]) => name !== 'default').length).toBeGreaterThanOrEqual(16)
  expect(PORTRAITS.default).toBeDefined()
})

test('every file of the pictures’ folder is a picture with an alt text', () => {
  const folder = path.join(import.meta.dirname, '../../sample-content/pictures')
  const files = globSync('**/*.svg', { cwd: folder }).map((name) => path.join(folder, name))
  expect(files.sort()).toEqual(pictures.map(([, { file }]) => file).sort())
})

test.each([
  ...scenes.map(([name, { file }]) => ({ name, file, size: { width: 1600, height: 900 } })),
  ...portraits.map(([name, { file }]) => ({ name, file, size: { width: 760, height: 1050 } })),
])('$name is a small SVG file of its size', async ({ file, size }) => {
  expect(await sharp(file).metadata()).toMatchObject({ format: 'svg', ...size })
  expect(readFileSync(file).byteLength).toBeLessThan(60_000)
})

test.each(pictures)('%s has neither text nor references to other files', (_name, { file }) => {
  const svg = readFileSync(file, 'utf8')
  // Text would have another font on each machine.
  expect(svg).not.toMatch(/<(?:text|image|script|foreignObject)\b/i)
  expect(svg).not.toMatch(/(?:href=["']|url\()(?!#)/i)
})

test.each(pictures)('%s is painted to its edges', async (_name, { file }) => {
  const { isOpaque } = await sharp(file).stats()
  expect(isOpaque).toBe(true)
})

test.each(pictures)('%s has an alt text in each language', (_name, { alt }) => {
  expect(alt.SO.trim()).not.toBe('')
  expect(alt.EN.trim()).not.toBe('')
  expect(alt.SO).not.toBe(alt.EN)
})

test('no two pictures share an alt text', () => {
  for (const language of ['SO', 'EN'] as const) {
    const texts = pictures.map(([, scene]) => scene.alt[language])
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('no two scenes look the same at 16 by 9', async () => {
  const thumbnails = await Promise.all(scenes.map(([, scene]) => thumbnail(scene, 16, 9)))
  expect(new Set(thumbnails).size).toBe(scenes.length)
})

test('no two portraits look the same at 8 by 11', async () => {
  const thumbnails = await Promise.all(portraits.map(([, portrait]) => thumbnail(portrait, 8, 11)))
  expect(new Set(thumbnails).size).toBe(portraits.length)
})
