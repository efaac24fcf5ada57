import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBucketServer, type TestBucketServer, testBucket } from '../../testing/bucket.ts'
import { testFolder } from '../../testing/storage.ts'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import { type MediaStore, readWhole } from './media-store.ts'

let server: TestBucketServer

beforeAll(async () => {
  server = await startBucketServer()
})

afterAll(() => server.stop())

const limits = { responseMs: 5_000, idleMs: 5_000, putMs: 5_000, pageSize: 2 }

const STORES: readonly (readonly [string, () => MediaStore])[] = [
  ['a folder', () => folderStore(testFolder())],
  ['a bucket', () => bucketStore(testBucket(server.endpoint, `${randomUUID()}/`), limits)],
]

const DIGITS = Buffer.from('0123456789')

const namesIn = async (store: MediaStore, prefix = '') =>
  (await Array.fromAsync(store.list(prefix))).map(({ name }) => name).sort()

describe.each(STORES)('%s', (_kind, open) => {
  test('a stored file is read unchanged, whole and in parts', async () => {
    const store = open()
    await store.put('clip.webm', DIGITS)
    expect(await readWhole(store, 'clip.webm')).toEqual(DIGITS)
    const part = await store.read('clip.webm', { start: 2, end: 4 })
    expect(Buffer.concat((await part?.toArray()) ?? []).toString()).toBe('234')
  })

  test('an empty file is a file', async () => {
    const store = open()
    await store.put('empty.pdf', Buffer.alloc(0))
    expect(await store.stat('empty.pdf')).toMatchObject({ size: 0 })
    expect(await readWhole(store, 'empty.pdf')).toHaveLength(0)
  })

  test('a file has a size, a date and a tag', async () => {
    const store = open()
    const before = Date.now()
    await store.put('clip.webm', DIGITS)
    const stat = await store.stat('clip.webm')
    expect(stat).toMatchObject({ size: 10, tag: expect.stringMatching(/^"[\w-]+"$/) })
    // Stores date files to the second, and file systems by a clock of their own.
    expect(Math.abs((stat?.modified.getTime() ?? 0) - before)).toBeLessThan(60_000)
    expect(await store.stat('clip.webm')).toEqual(stat)
  })

  test('a file that replaces another has another tag', async () => {
    const store = open()
    await store.put('clip.webm', DIGITS)
    const first = await store.stat('clip.webm')
    await store.put('clip.webm', Buffer.from('a new one'))
    expect((await store.stat('clip.webm'))?.tag).not.toBe(first?.tag)
    expect((await readWhole(store, 'clip.webm'))?.toString()).toBe('a new one')
    expect(await namesIn(store)).toEqual(['clip.webm'])
  })

  test('a file that does not exist is not found, and can be removed', async () => {
    const store = open()
    await store.remove(['none.pdf'])
    expect(await store.stat('none.pdf')).toBeUndefined()
    expect(await store.read('none.pdf')).toBeUndefined()
    expect(await namesIn(store)).toEqual([])
  })

  test('only the files to be removed are removed', async () => {
    const store = open()
    for (const name of ['a.jpg', 'a-w160.webp', 'b.jpg']) await store.put(name, DIGITS)
    await store.remove(['a.jpg', 'a-w160.webp'])
    expect(await namesIn(store)).toEqual(['b.jpg'])
    expect(await store.stat('a.jpg')).toBeUndefined()
  })

  test('files are listed by prefix, however many there are', async () => {
    const store = open()
    const names = ['boat-1.jpg', 'boat-2.jpg', 'boat-3.jpg', 'boat-4.jpg', 'boat-5.jpg']
    for (const name of [...names, 'plane.jpg']) await store.put(name, DIGITS)
    expect(await namesIn(store, 'boat')).toEqual(names)
    expect(await namesIn(store)).toEqual([...names, 'plane.jpg'])
    expect(await Array.fromAsync(store.list('plane'))).toEqual([{ name: 'plane.jpg', size: 10 }])
  })

  test.each(['../secret', '.hidden', 'a/b.jpg', '', 'x\0.pdf'])(
    '%j is no file name',
    async (name) => {
      const store = open()
      await expect(store.put(name, DIGITS)).rejects.toThrow('no name')
      await expect(store.stat(name)).rejects.toThrow('no name')
      await expect(store.read(name)).rejects.toThrow('no name')
      await expect(store.remove([name])).rejects.toThrow('no name')
    },
  )

  test('a store that can be used passes its check', async () => {
    await open().check()
  })
})

test('a prefix of a bucket does not show the files of other prefixes', async () => {
  const [one, other] = ['one', 'other'].map((part) => {
    return bucketStore(testBucket(server.endpoint, `${part}/`), limits)
  }) as [MediaStore, MediaStore]
  const whole = bucketStore(testBucket(server.endpoint, ''), limits)
  await one.put('boat.jpg', DIGITS)
  expect(await other.stat('boat.jpg')).toBeUndefined()
  expect([await namesIn(other), await namesIn(whole)]).toEqual([[], []])
})
