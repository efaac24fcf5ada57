import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestLog } from '../testing/test-log.ts'
import { createDiskStore } from './disk-store.ts'

const MEGABYTE = 1024 * 1024

let folder: string
let testLog: ReturnType<typeof createTestLog>
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-store-'))
  testLog = createTestLog()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (maxBytes = MEGABYTE, directory = folder) =>
  createDiskStore({ directory, maxBytes, log: testLog.log })

/** All files below the folder, or below a part of it. */
function files(part = ''): string[] {
  return readdirSync(path.join(folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
const storedBytes = () => files().reduce((sum, file) => sum + statSync(file).size, 0)

test('an entry and its metadata are there after the store is opened again', async () => {
  await open().set('a key: with/every ñ character', Buffer.from('bytes'), { type: 'image/avif' })
  expect(await open().get('a key: with/every ñ character')).toEqual({
    data: Buffer.from('bytes'),
    metadata: { type: 'image/avif' },
  })
  expect(await open().get('another key')).toBeUndefined()
})

test('of entries that are stored under one key at once, the last one remains', async () => {
  const store = open()
  const texts = Array.from({ length: 20 }, (_, index) => `number ${index} `.repeat(20 - index))
  await Promise.all(texts.map((text, index) => store.set('key', Buffer.from(text), index)))
  expect((await store.get('key'))?.metadata).toBe(19)
})

test('an entry replaces the earlier one of its key', async () => {
  const store = open()
  await store.set('key', Buffer.from('old'), 1)
  await store.set('key', Buffer.from('new'), 2)
  expect(await store.get('key')).toEqual({ data: Buffer.from('new'), metadata: 2 })
  expect(files('content-v2')).toHaveLength(1)
})

test('a store that is cleared has no byte of its entries, and takes new ones', async () => {
  const store = open()
  await store.set('key', Buffer.from('old'), 1)
  await store.clear()
  const filesWithOld = files().filter((file) => readFileSync(file).includes('old'))
  expect([await store.get('key'), filesWithOld]).toEqual([undefined, []])
  await store.set('key', Buffer.from('new'), 2)
  expect((await store.get('key'))?.data.toString()).toBe('new')
})

test('an entry remains when another key with the same bytes is replaced', async () => {
  const store = open()
  await store.set('one', Buffer.from('same'), {})
  await store.set('two', Buffer.from('same'), {})
  await store.set('one', Buffer.from('other'), {})
  expect((await store.get('two'))?.data.toString()).toBe('same')
})

test('a damaged file is no entry, and can be stored again', async () => {
  const store = open()
  await store.set('key', Buffer.from('bytes'), {})
  for (const file of files('content-v2')) writeFileSync(file, 'key\nbytez')
  expect(await store.get('key')).toBeUndefined()
  await store.set('key', Buffer.from('bytes'), {})
  expect((await store.get('key'))?.data.toString()).toBe('bytes')
  for (const file of files('index-v5')) writeFileSync(file, 'nonsense')
  expect(await store.get('key')).toBeUndefined()
})

test('a full store stays below its bound and removes the least recently used entries', async () => {
  const store = open()
  const entry = Buffer.alloc(MEGABYTE / 32, 'x')
  await store.set('in use', entry, {})
  for (let count = 0; count < 100; count += 1) {
    await store.set(`entry ${count}`, entry, {})
    expect((await store.get('in use'))?.data.length).toBe(entry.length)
    expect(storedBytes()).toBeLessThan(MEGABYTE)
  }
  expect(await store.get('entry 0')).toBeUndefined()
  expect((await store.get('entry 99'))?.data.length).toBe(entry.length)
  expect(files('index-v5').length).toBe(files('content-v2').length)
})

test('a store in a folder that is too full trims it to its bound', async () => {
  const large = open(4 * MEGABYTE)
  for (let count = 0; count < 60; count += 1) {
    await large.set(`${count}`, Buffer.alloc(MEGABYTE / 32, 'x'), {})
  }
  expect(storedBytes()).toBeGreaterThan(MEGABYTE)
  await open(MEGABYTE).set('one more', Buffer.from('x'), {})
  expect(storedBytes()).toBeLessThan(MEGABYTE)
})

test('files of interrupted writes are swept', async () => {
  await open().set('key', Buffer.from('bytes'), {})
  const [file = ''] = files('content-v2')
  const orphan = path.join(path.dirname(file), '0'.repeat(path.basename(file).length))
  writeFileSync(orphan, 'orphan')
  rmSync(path.join(folder, '_lastverified'))
  await open().set('another', Buffer.from('bytes'), {})
  expect(files('content-v2')).not.toContain(orphan)
  expect((await open().get('key'))?.data.toString()).toBe('bytes')
})

test('an entry of more than a sixteenth of the bound is not stored', async () => {
  const store = open()
  await store.set('large', Buffer.alloc(MEGABYTE / 16 + 1), {})
  expect(await store.get('large')).toBeUndefined()
})

test('a folder that cannot be written causes one warning', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const store = open(MEGABYTE, path.join(file, 'below'))
  await store.set('key', Buffer.from('bytes'), {})
  await store.set('key', Buffer.from('bytes'), {})
  expect(await store.get('key')).toBeUndefined()
  expect(testLog.lines).toEqual([expect.stringMatching(/file\/below keeps nothing: .*ENOTDIR/)])
})

test('a write is retried while another process sweeps', async () => {
  const store = open()
  const keys = Array.from({ length: 200 }, (_, index) => `key ${index}`)
  // Far more often than real sweeps, so that some come between a file's first byte and its move.
  const sweeping = setInterval(() => {
    // A file that is begun meanwhile leaves the folder not empty: the removal is tried again.
    const retries = { maxRetries: 10, retryDelay: 1 }
    rmSync(path.join(folder, 'tmp'), { recursive: true, force: true, ...retries })
  }, 20)
  for (const key of keys) await store.set(key, Buffer.from('x'), {})
  clearInterval(sweeping)
  expect(testLog.lines).toEqual([])
  const entries = await Promise.all(keys.map((key) => store.get(key)))
  expect(entries.filter((entry) => entry === undefined)).toEqual([])
})

test('two processes can share a folder', { timeout: 120_000 }, async () => {
  const module = path.join(import.meta.dirname, 'disk-store.ts')
  const script = (name: string) => `
    const { createDiskStore } = await import(${JSON.stringify(module)})
    const log = { info: console.error, warn: console.error, error: console.error }
    const store = createDiskStore({ directory: ${JSON.stringify(folder)}, maxBytes: ${MEGABYTE}, log })
    for (let count = 0; count < 60; count += 1) {
      await store.set('${name} ' + count, Buffer.alloc(${MEGABYTE / 32}, '${name}'), {})
      await store.set('shared', Buffer.from('${name}'.repeat(count)), {})
    }`
  const run = promisify(execFile)
  const results = await Promise.all(
    ['a', 'b'].map((name) => run(process.execPath, ['--input-type=module', '-e', script(name)])),
  )
  expect(results.map(({ stderr }) => stderr)).toEqual(['', ''])
  expect(storedBytes()).toBeLessThan(MEGABYTE + MEGABYTE / 16)
  const store = open()
  await store.set('a 59', Buffer.from('after'), {})
  expect((await store.get('a 59'))?.data.toString()).toBe('after')
  // The shared entry is the youngest: it is intact, and comes from one of the two.
  expect((await store.get('shared'))?.data.toString()).toMatch(/^(?:a+|b+)$/)
})
