import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { videos } from '../content/index.ts'
import { clipNames } from '../content/used.ts'
import { CLIPS } from './clips.ts'

/** EBML's first four bytes, RFC 8794. */
const EBML = '1a45dfa3'

test('five videos are clips of this folder and four are at a video host', () => {
  expect(clipNames).toHaveLength(5)
  expect(videos.filter(({ film }) => 'address' in film)).toHaveLength(4)
})

test('a clip is made from the scene that previews it', () => {
  for (const { film, scene } of videos) {
    if (!('clip' in film)) continue
    expect(film.clip).toBe(`${scene}.webm`)
    expect(Object.keys(CLIPS)).toContain(scene)
  }
})

test.each(clipNames)('%s is a WebM of VP9 of at most 250 KB', (name) => {
  const bytes = readFileSync(new URL(name, import.meta.url))
  expect(bytes.subarray(0, 4).toString('hex')).toBe(EBML)
  expect(bytes.subarray(0, 64).includes('webm')).toBe(true)
  expect(bytes.subarray(0, 1024).includes('V_VP9')).toBe(true)
  expect(bytes.byteLength).toBeGreaterThan(20_000)
  expect(bytes.byteLength).toBeLessThanOrEqual(250_000)
})

test.each(Object.entries(CLIPS))('%s moves from its first frame to its last', (_name, clip) => {
  for (const motion of clip.motions) expect(motion(0)).not.toBe(motion(0.4))
  expect(clip.from).not.toEqual(clip.to)
})
