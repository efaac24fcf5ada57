import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { silentProgress } from '../commands/progress.ts'
import { testFolder } from '../testing/storage.ts'
import { batches } from './archive-media.ts'
import { openArchive } from './archive-reader.ts'
import { createArchive } from './archive-writer.ts'
import { MANIFEST_NAME, type Manifest } from './manifest.ts'
import { renameAtomically } from './rename-atomically.ts'
import { secretFingerprint } from './secret-fingerprint.ts'
import { signer } from './testing/backups.ts'
import { TRAILER_BYTES } from './trailer.ts'
import { verifyArchive } from './verify-archive.ts'

const run = promisify(execFile)
const OPTIONS = { mtime: new Date(0), signer }
const signal = new AbortController().signal
/** The longest possible name: too long for the name field of the first tar format. */
const LONG_NAME = `media/${'doon-'.repeat(22)}8b09d4ef68-w1920.avif`

let folder = ''
let path = ''
beforeEach(() => {
  folder = testFolder()
  path = join(folder, 'a.tar')
})

async function* pieces(data: Uint8Array) {
  yield data.subarray(0, data.length / 2)
  yield data.subarray(data.length / 2)
}

/** Writes a small archive; `changes` are made to its manifest. */
async function writeArchive(changes: object = {}): Promise<void> {
  const archive = await createArchive(path, OPTIONS)
  const files = []
  for (const [name, bytes] of [
    ['media/a.pdf', 700],
    [LONG_NAME, 512],
    ['database.sqlite.zst', 3_000],
  ] as const) {
    files.push(await archive.add(name, bytes, pieces(randomBytes(bytes))))
  }
  const manifest: Manifest = {
    format: 1,
    app: '0.1.0',
    made: new Date(0).toISOString(),
    database: 'sqlite',
    migration: 'one',
    rows: { posts: 1 },
    secret: secretFingerprint('x'),
    files,
    missing: [],
  }
  const text = Buffer.from(JSON.stringify({ ...manifest, ...changes }))
  await archive.add(MANIFEST_NAME, text.byteLength, pieces(text))
  await archive.finish()
}

async function verify() {
  await using archive = await openArchive(path)
  return await verifyArchive(archive, silentProgress, signal)
}

test('an archive lists its files, and only its owner may read it', async () => {
  await writeArchive()
  expect((await verify()).files.map(({ name }) => name)).toContain(LONG_NAME)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test("the system's tar can read an archive", async () => {
  await writeArchive()
  const { stdout, stderr } = await run('tar', ['-tf', path])
  expect(stdout.trim().split('\n')).toEqual([
    'media/a.pdf',
    LONG_NAME,
    'database.sqlite.zst',
    MANIFEST_NAME,
  ])
  expect(stderr).toBe('')
})

test('a flipped bit is noticed at any offset', async () => {
  await writeArchive()
  const whole = readFileSync(path)
  const last = whole.length - 1
  const offsets = [0, 257, 700, 512 + 700 + 3, last - TRAILER_BYTES, last - TRAILER_BYTES + 1, last]
  for (let i = 0; i < 150; i += 1) offsets.push(Math.floor((i / 150) * whole.length))
  for (const at of offsets) {
    const flipped = Buffer.from(whole)
    flipped.writeUInt8(whole.readUInt8(at) ^ 4, at)
    writeFileSync(path, flipped)
    await expect(verify(), `byte ${at}`).rejects.toThrow('is broken')
  }
})

test.each([0, 1, 511, 512, 2_000, -512, -1])('an archive cut off at %i is noticed', async (at) => {
  await writeArchive()
  const whole = readFileSync(path)
  writeFileSync(path, whole.subarray(0, at < 0 ? whole.length + at : at))
  await expect(verify()).rejects.toThrow('is broken')
})

test('bytes after the end of an archive are noticed', async () => {
  await writeArchive()
  writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.alloc(512)]))
  await expect(verify()).rejects.toThrow('is broken')
})

test('a file that the manifest does not name is noticed, and so is a missing one', async () => {
  await writeArchive({ files: [] })
  await expect(verify()).rejects.toThrow('a file that nobody put there')
  rmSync(path)
  const none = { name: 'media/none.pdf', bytes: 1, sha256: '0'.repeat(64) }
  await writeArchive({ files: [none] })
  await expect(verify()).rejects.toThrow('media/none.pdf is missing')
})

test('an unknown format is refused as newer, not as broken', async () => {
  await writeArchive({ format: 2 })
  await expect(verify()).rejects.toThrow(/form \(2\) that a newer desk has made/)
})

test('a body that is shorter or longer than announced ends the archive', async () => {
  for (const bytes of [699, 701]) {
    const archive = await createArchive(join(folder, `${bytes}.tar`), OPTIONS)
    await expect(archive.add('media/a.pdf', bytes, pieces(randomBytes(700)))).rejects.toThrow()
    await archive.abandon()
  }
})

test("a path that cannot be written fails with the system's error", async () => {
  const archive = await createArchive('/dev/null/none', OPTIONS)
  const body = pieces(randomBytes(20 * 1024 * 1024))
  await expect(archive.add('media/a.pdf', 20 * 1024 * 1024, body)).rejects.toThrow('ENOTDIR')
  await archive.abandon()
})

test('an existing file is left as it is', async () => {
  writeFileSync(path, 'mine')
  writeFileSync(join(folder, 'part'), 'other')
  await expect(renameAtomically(join(folder, 'part'), path)).rejects.toThrow('is there already')
  expect(readFileSync(path, 'utf8')).toBe('mine')
})

test('files are read in batches of limited size, and a large file alone', () => {
  const sizes: Record<string, number> = { a: 1, b: 200e6, c: 20e6, d: 10e6, e: 10e6 }
  expect([...batches(Object.keys(sizes), (name) => sizes[name] ?? 0)]).toEqual([
    ['a'],
    ['b'],
    ['c', 'd'],
    ['e'],
  ])
})
