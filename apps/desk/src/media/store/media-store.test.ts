import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBucketServer, type TestBucketServer, testBucket } from '../../testing/bucket.ts'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import { type MediaStore, readWhole } from './media-store.ts'

const top = mkdtempSync(join(tmpdir(), 'gaashaan-stores-'))
let server: TestBucketServer

beforeAll(async () => {
  server = await startBucketServer()
})

afterAll(async () => {
  await server.stop()
  rmSync(top, { recursive: true })
})

const limits = { answerMs: 5_000, silenceMs: 5_000, putMs: 5_000, listedAtOnce: 2 }

const STORES: readonly (readonly [string, () => MediaStore])[] = [
  ['a folder', () => folderStore(mkdtempSync(join(top, 'media-')))],
  ['a bucket', () => bucketStore(testBucket(server.endpoint, `${randomUUID()}/`), limits)],
]

const DIGITS = Buffer.from('0123456789')

const namesIn = async (store: MediaStore, beginning = '') =>
  (await Array.fromAsync(store.list(beginning))).map(({ name }) => name).sort()

describe.each(STORES)('%s', (_kind, open) => {
  test('a file that was put is read as it was, whole and in parts', async () => {
    const store = open()
    await store.put('clip.webm', DIGITS)
    expect(await readWhole(store, 'clip.webm')).toEqual(DIGITS)
    const part = await store.read('clip.webm', { start: 2, end: 4 })
    expect(Buffer.concat((await part?.toArray()) ?? []).toString()).toBe('234')
  })

  test('an empty file is a file', async () => {
    const store = open()
    await store.put('empty.pdf', Buffer.alloc(0))
    expect(await store.facts('empty.pdf')).toMatchObject({ size: 0 })
    expect(await readWhole(store, 'empty.pdf')).toHaveLength(0)
  })

  test('its size, its date and its tag are told', async () => {
    const store = open()
    const before = Date.now()
    await store.put('clip.webm', DIGITS)
    const facts = await store.facts('clip.webm')
    expect(facts).toMatchObject({ size: 10, tag: expect.stringMatching(/^"[\w-]+"$/) })
    // Stores count in seconds, and files by the file system's own clock.
    expect(Math.abs((facts?.modified.getTime() ?? 0) - before)).toBeLessThan(60_000)
    expect(await store.facts('clip.webm')).toEqual(facts)
  })

  test('a file in the place of another is another one', async () => {
    const store = open()
    await store.put('clip.webm', DIGITS)
    const first = await store.facts('clip.webm')
    await store.put('clip.webm', Buffer.from('a new one'))
    expect((await store.facts('clip.webm'))?.tag).not.toBe(first?.tag)
    expect((await readWhole(store, 'clip.webm'))?.toString()).toBe('a new one')
    expect(await namesIn(store)).toEqual(['clip.webm'])
  })

  test('what is not there is told so, and may be removed', async () => {
    const store = open()
    await store.remove(['none.pdf'])
    expect(await store.facts('none.pdf')).toBeUndefined()
    expect(await store.read('none.pdf')).toBeUndefined()
    expect(await namesIn(store)).toEqual([])
  })

  test('what is removed is gone, and nothing else is', async () => {
    const store = open()
    for (const name of ['a.jpg', 'a-w160.webp', 'b.jpg']) await store.put(name, DIGITS)
    await store.remove(['a.jpg', 'a-w160.webp'])
    expect(await namesIn(store)).toEqual(['b.jpg'])
    expect(await store.facts('a.jpg')).toBeUndefined()
  })

  test('files are listed by how their names begin, however many there are', async () => {
    const store = open()
    const names = ['boat-1.jpg', 'boat-2.jpg', 'boat-3.jpg', 'boat-4.jpg', 'boat-5.jpg']
    for (const name of [...names, 'plane.jpg']) await store.put(name, DIGITS)
    expect(await namesIn(store, 'boat')).toEqual(names)
    expect(await namesIn(store)).toEqual([...names, 'plane.jpg'])
    expect(await Array.fromAsync(store.list('plane'))).toEqual([{ name: 'plane.jpg', size: 10 }])
  })

  test.each(['../secret', '.hidden', 'a/b.jpg', '', 'x\0.pdf'])('%j is no name', async (name) => {
    const store = open()
    await expect(store.put(name, DIGITS)).rejects.toThrow('no name')
    await expect(store.facts(name)).rejects.toThrow('no name')
    await expect(store.read(name)).rejects.toThrow('no name')
    await expect(store.remove([name])).rejects.toThrow('no name')
  })

  test('it says that it may be used', async () => {
    await open().check()
  })
})

test('a part of a bucket knows nothing of the others', async () => {
  const [one, other] = ['one', 'other'].map((part) => {
    return bucketStore(testBucket(server.endpoint, `${part}/`), limits)
  }) as [MediaStore, MediaStore]
  const whole = bucketStore(testBucket(server.endpoint, ''), limits)
  await one.put('boat.jpg', DIGITS)
  expect(await other.facts('boat.jpg')).toBeUndefined()
  expect([await namesIn(other), await namesIn(whole)]).toEqual([[], []])
})
