import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { videos } from '../../sample-content/texts/index.ts'
import { clipNames } from './used-assets.ts'

/** EBML's first four bytes, RFC 8794. */
const EBML = '1a45dfa3'

test('five videos are clips of the sample content and four are at a video host', () => {
  expect(clipNames).toHaveLength(5)
  expect(videos.filter(({ film }) => 'address' in film)).toHaveLength(4)
})

test('a clip has the name of its preview’s scene', () => {
  for (const { film, scene } of videos) {
    if (!('clip' in film)) continue
    expect(film.clip).toBe(`${scene}.webm`)
  }
})

test.each(clipNames)('%s is a WebM with VP9 of at most 250 KB', (name) => {
  const bytes = readFileSync(new URL(`../../sample-content/clips/${name}`, import.meta.url))
  expect(bytes.subarray(0, 4).toString('hex')).toBe(EBML)
  expect(bytes.subarray(0, 64).includes('webm')).toBe(true)
  expect(bytes.subarray(0, 1024).includes('V_VP9')).toBe(true)
  expect(bytes.byteLength).toBeGreaterThan(20_000)
  expect(bytes.byteLength).toBeLessThanOrEqual(250_000)
})
