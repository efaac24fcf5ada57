import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testBucket } from '../../testing/bucket.ts'
import { type Fault, type FaultyBucket, startFaultyBucket } from '../../testing/faulty-bucket.ts'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import { type MediaStore, readWhole } from './media-store.ts'
import { StoreAway } from './store-away.ts'

const top = mkdtempSync(join(tmpdir(), 'gaashaan-faults-'))
const limits = { answerMs: 800, silenceMs: 500, putMs: 800 }
const DATA = Buffer.alloc(300_000, 'x')

let bucket: FaultyBucket
let store: MediaStore

beforeAll(async () => {
  bucket = await startFaultyBucket()
  store = bucketStore(testBucket(bucket.endpoint, 'faults/'), limits)
  await store.put('clip.webm', DATA)
})

afterEach(() => {
  bucket.fault = undefined
})

afterAll(async () => {
  await bucket.stop()
  rmSync(top, { recursive: true })
})

const all = (of: MediaStore) => [
  of.put('new.pdf', DATA),
  of.facts('clip.webm'),
  readWhole(of, 'clip.webm'),
  Array.fromAsync(of.list('')),
  of.remove(['clip.webm']),
  of.check(),
]

const BROKEN: readonly (readonly [Fault, RegExp])[] = [
  ['gone', /bucket media at http:.*(ECONNRESET|socket hang up|no answer)/],
  ['refuses', /bucket media at http:.*403/],
  // Asked several times, it may also be out of time.
  ['fails', /bucket media at http:.*(500|no answer)/],
  ['hangs', /bucket media at http:.*no answer within 8\d\d ms/],
]

test.each(BROKEN)('a bucket that %s is away, whatever is asked of it', async (fault, reason) => {
  bucket.fault = fault
  for (const asked of await Promise.allSettled(all(store))) {
    expect(asked).toMatchObject({ status: 'rejected', reason: expect.any(StoreAway) })
    expect((asked as PromiseRejectedResult).reason.message).toMatch(reason)
  }
  bucket.fault = undefined
  expect(await readWhole(store, 'clip.webm')).toEqual(DATA)
})

test('a failure that passes is not noticed', async () => {
  bucket.fault = 'failsOnce'
  expect(await store.facts('clip.webm')).toMatchObject({ size: DATA.length })
})

test.each(['stalls', 'cuts'] as const)(
  'a body that %s in its middle is an error',
  async (fault) => {
    bucket.fault = fault
    await expect(readWhole(store, 'clip.webm')).rejects.toBeInstanceOf(StoreAway)
  },
)

test('a reader who takes their time gets all of it', async () => {
  const stream = await store.read('clip.webm')
  let length = 0
  for await (const chunk of stream ?? []) {
    if (length === 0) await pause(limits.silenceMs * 1.5)
    length += chunk.length
  }
  expect(length).toBe(DATA.length)
})

test('a bucket that does not exist is told by its name', async () => {
  const none = bucketStore({ ...testBucket(bucket.endpoint, ''), bucket: 'none-such' }, limits)
  await expect(none.put('new.pdf', DATA)).rejects.toThrow(/bucket none-such.*NoSuchBucket/)
  await expect(none.check()).rejects.toThrow('there is no such bucket')
})

test('a folder that is none is away, and a file that only looks like one is not there', async () => {
  const folder = join(top, 'media')
  await mkdir(join(folder, 'folder.pdf'), { recursive: true })
  symlinkSync(join(top, 'missing.pdf'), join(folder, 'broken.pdf'))
  const files = folderStore(folder)
  await files.put('real.pdf', DATA)
  expect([await files.facts('folder.pdf'), await files.read('broken.pdf')]).toEqual([
    undefined,
    undefined,
  ])
  expect(await Array.fromAsync(files.list(''))).toEqual([{ name: 'real.pdf', size: DATA.length }])
  writeFileSync(join(top, 'a-file'), '')
  const none = folderStore(join(top, 'a-file'))
  await expect(none.put('new.pdf', DATA)).rejects.toBeInstanceOf(StoreAway)
  await expect(none.check()).rejects.toBeInstanceOf(StoreAway)
})
