import { symlinkSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testBucket } from '../../testing/bucket.ts'
import { type Fault, type FaultyBucket, startFaultyBucket } from '../../testing/faulty-bucket.ts'
import { testFolder } from '../../testing/storage.ts'
import { bucketStore } from './bucket-store.ts'
import { folderStore } from './folder-store.ts'
import { type MediaStore, readWhole } from './media-store.ts'
import { StoreUnavailable } from './store-unavailable.ts'

const limits = { responseMs: 3_000, idleMs: 1_500, putMs: 3_000 }
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
})

const callAll = () => [
  store.put('new.pdf', DATA),
  store.stat('clip.webm'),
  readWhole(store, 'clip.webm'),
  Array.fromAsync(store.list('')),
  store.remove(['clip.webm']),
  store.check(),
]

const FAULTS: readonly (readonly [Fault, RegExp])[] = [
  ['gone', /bucket media at http:.*(ECONNRESET|socket hang up|no answer)/],
  ['refuses', /bucket media at http:.*403/],
  // The attempts may also take too long together.
  ['fails', /bucket media at http:.*(500|no answer)/],
  ['hangs', /bucket media at http:.*no answer within 3\d\d\d ms/],
]

test.each(FAULTS)('every method reports a bucket that %s as unavailable', async (fault, reason) => {
  bucket.fault = fault
  for (const result of await Promise.allSettled(callAll())) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) })
    expect((result as PromiseRejectedResult).reason.message).toMatch(reason)
  }
  bucket.fault = undefined
  expect(await readWhole(store, 'clip.webm')).toEqual(DATA)
})

test('a request that fails once is repeated', async () => {
  bucket.fault = 'failsOnce'
  expect(await store.stat('clip.webm')).toMatchObject({ size: DATA.length })
})

test.each(['stalls', 'cuts'] as const)(
  'a body that %s in its middle is an error',
  async (fault) => {
    bucket.fault = fault
    await expect(readWhole(store, 'clip.webm')).rejects.toBeInstanceOf(StoreUnavailable)
  },
)

test('a slow reader gets the whole file', async () => {
  const stream = await store.read('clip.webm')
  let length = 0
  for await (const chunk of stream ?? []) {
    if (length === 0) await pause(limits.idleMs * 1.5)
    length += chunk.length
  }
  expect(length).toBe(DATA.length)
})

test('the error names a bucket that does not exist', async () => {
  const none = bucketStore({ ...testBucket(bucket.endpoint, ''), bucket: 'none-such' }, limits)
  await expect(none.put('new.pdf', DATA)).rejects.toThrow(/bucket none-such.*NoSuchBucket/)
  await expect(none.check()).rejects.toThrow('there is no such bucket')
})

test('a file in the folder’s place is unavailable, and what is no regular file does not exist', async () => {
  const top = testFolder()
  const folder = join(top, 'media')
  await mkdir(join(folder, 'folder.pdf'), { recursive: true })
  symlinkSync(join(top, 'missing.pdf'), join(folder, 'broken.pdf'))
  const folderFiles = folderStore(folder)
  await folderFiles.put('real.pdf', DATA)
  expect([await folderFiles.stat('folder.pdf'), await folderFiles.read('broken.pdf')]).toEqual([
    undefined,
    undefined,
  ])
  expect(await Array.fromAsync(folderFiles.list(''))).toEqual([
    { name: 'real.pdf', size: DATA.length },
  ])
  writeFileSync(join(top, 'a-file'), '')
  const none = folderStore(join(top, 'a-file'))
  await expect(none.put('new.pdf', DATA)).rejects.toBeInstanceOf(StoreUnavailable)
  await expect(none.check()).rejects.toBeInstanceOf(StoreUnavailable)
})
