import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PORTRAITS, SCENES, type Scene } from './index.ts'
import { renderScene } from './render.ts'

const scenes: readonly (readonly [string, Scene])[] = Object.entries(SCENES)
const portraits: readonly (readonly [string, Scene])[] = Object.entries(PORTRAITS)
const pictures = [...scenes, ...portraits]

/** The colours of a picture seen very small, as text. */
const thumbnail = async (scene: Scene, width: number, height: number): Promise<string> => {
  const small = await renderScene(scene, width * 10)
  const pixels = await sharp(small).resize(width, height, { fit: 'fill' }).raw().toBuffer()
  return pixels.toString('hex')
}

test('there are at least 36 scenes and 16 portraits beside the default one', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(36)
  expect(portraits.filter(([name]) => name !== 'default').length).toBeGreaterThanOrEqual(16)
  expect(PORTRAITS.default).toBeDefined()
})

test.each(pictures)('%s is well-formed, at its declared size, and small', async (_name, scene) => {
  const svg = scene.draw()
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
  expect({ format, width, height }).toEqual({
    format: 'svg',
    width: scene.width,
    height: scene.height,
  })
  expect(svg.length).toBeLessThan(40_000)
})

test.each(pictures)('%s holds only flat shapes of its own', (_name, scene) => {
  const svg = scene.draw()
  expect(svg).not.toMatch(/<(?:text|image|use|style|script|filter|foreignObject)\b/i)
  expect(svg).not.toMatch(/gradient|href|url\(/i)
  expect(svg).not.toMatch(/NaN|undefined|null/)
})

test.each(pictures)('%s is painted to its edges', async (_name, scene) => {
  const { isOpaque } = await sharp(Buffer.from(scene.draw())).stats()
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
  const seen = await Promise.all(scenes.map(([, scene]) => thumbnail(scene, 16, 9)))
  expect(new Set(seen).size).toBe(scenes.length)
})

test('no two portraits look the same at 8 by 11', async () => {
  const seen = await Promise.all(portraits.map(([, scene]) => thumbnail(scene, 8, 11)))
  expect(new Set(seen).size).toBe(portraits.length)
})

test('a scene renders as a PNG of the width asked for, its height in proportion', async () => {
  const png = await renderScene(SCENES['patrol-boat'], 800)
  const { format, width, height } = await sharp(png).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 800, height: 450 })
})

test('a scene renders even at a few pixels', async () => {
  const { width } = await sharp(await renderScene(SCENES['patrol-boat'], 10)).metadata()
  expect(width).toBe(10)
})
