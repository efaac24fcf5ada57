import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { silentProgress } from '../../commands/progress.ts'
import { testBucket } from '../../testing/bucket.ts'
import { type FaultyBucket, startFaultyBucket } from '../../testing/faulty-bucket.ts'
import { testFolder } from '../../testing/storage.ts'
import { bucketStore } from './bucket-store.ts'
import { copyFiles } from './copy-files.ts'
import { folderStore } from './folder-store.ts'
import { type MediaStore, readWhole } from './media-store.ts'
import type { BucketSettings } from './settings.ts'

const run = promisify(execFile)
const PROGRAM = join(import.meta.dirname, 'move-media.ts')

let server: FaultyBucket
let dataDir = ''
let settings: BucketSettings
let bucket: MediaStore
let folder: MediaStore

beforeAll(async () => {
  server = await startFaultyBucket()
})

beforeEach(async () => {
  dataDir = testFolder()
  folder = folderStore(join(dataDir, 'media'))
  await folder.prepare()
  settings = testBucket(server.endpoint, `${randomUUID()}/`)
  bucket = bucketStore(settings, { responseMs: 5_000, idleMs: 5_000, putMs: 5_000 })
  for (const name of ['a.jpg', 'a-w160.webp', 'b.pdf']) await folder.put(name, Buffer.from(name))
})

afterEach(() => {
  server.fault = undefined
})

afterAll(() => server.stop())

const copy = (signal?: AbortSignal) => copyFiles(folder, bucket, silentProgress, signal)

test('every file is copied once, and stays in the source', async () => {
  expect(await copy()).toMatchObject({ copied: 3, existing: 0, bytes: 21, failed: [] })
  expect(await copy()).toMatchObject({ copied: 0, existing: 3, bytes: 21, failed: [] })
  expect((await readWhole(bucket, 'a-w160.webp'))?.toString()).toBe('a-w160.webp')
  expect(await Array.fromAsync(folder.list(''))).toHaveLength(3)
})

test('a file of the same size but other bytes is copied again', async () => {
  await bucket.put('a.jpg', Buffer.from('b.jpg'))
  expect(await copy()).toMatchObject({ copied: 3, existing: 0 })
  expect((await readWhole(bucket, 'a.jpg'))?.toString()).toBe('a.jpg')
})

test('a file that a desk has stored in the bucket meanwhile stays there', async () => {
  await bucket.put('new.pdf', Buffer.from('new'))
  await copy()
  expect(await bucket.stat('new.pdf')).toMatchObject({ size: 3 })
})

test('files that fail are reported, and copied by the next run', async () => {
  server.fault = 'refuses'
  const { failed } = await copy()
  expect(failed).toEqual([
    expect.stringMatching(/^a-w160\.webp: bucket media.*403/),
    expect.stringMatching(/^a\.jpg: /),
    expect.stringMatching(/^b\.pdf: /),
  ])
  server.fault = undefined
  expect(await copy()).toMatchObject({ copied: 3, failed: [] })
})

test('a run that is stopped copies no further file', async () => {
  expect(await copy(AbortSignal.abort())).toEqual({ copied: 0, existing: 0, bytes: 0, failed: [] })
})

const environment = () => ({
  NODE_ENV: 'test' as const,
  PATH: process.env.PATH,
  DATA_DIR: dataDir,
  PAYLOAD_SECRET: 'tests',
  S3_BUCKET: settings.bucket,
  S3_ENDPOINT: settings.endpoint,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  S3_PREFIX: settings.prefix,
})

test('the program copies the media to the bucket and back, without other files of the folder', async () => {
  writeFileSync(join(dataDir, 'media', '.half.part'), 'x')
  const { stdout } = await run('node', [PROGRAM], { env: environment() })
  expect(stdout).toContain('3 copied, 0 there already, 0 failed (0.0 MB)')
  rmSync(join(dataDir, 'media'), { recursive: true })
  const back = await run('node', [PROGRAM, '--to-folder'], { env: environment() })
  expect(back.stdout).toContain('3 copied')
  expect((await readWhole(folder, 'b.pdf'))?.toString()).toBe('b.pdf')
})

test('the program says why it cannot start', async () => {
  const { S3_BUCKET: _bucket, ...rest } = environment()
  const runWith = (env: NodeJS.ProcessEnv, ...args: string[]) =>
    run('node', [PROGRAM, ...args], { env }).catch((error) => error)
  expect(await runWith(rest)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('S3_ENDPOINT'),
  })
  const { NODE_ENV, PATH } = rest
  const folderOnly = { NODE_ENV, PATH, DATA_DIR: dataDir, PAYLOAD_SECRET: 'tests' }
  expect(await runWith(folderOnly)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no bucket'),
  })
  expect(await runWith({ ...environment(), S3_BUCKET: 'none-such' })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('there is no such bucket'),
  })
  expect(await runWith(environment(), '--delete')).toMatchObject({ code: 2 })
})
