import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskStore } from './disk-store.ts'

const MEGABYTE = 1024 * 1024

let folder: string
let lines: string[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-store-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const say = (line: string) => {
  lines.push(line)
}
const open = (maxBytes = MEGABYTE, directory = folder) =>
  createDiskStore({ directory, maxBytes, log: { info: say, warn: say, error: say } })

/** Files below the folder, of the bytes or of everything. */
function files(part = ''): string[] {
  return readdirSync(path.join(folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
const bytesKept = () => files().reduce((sum, file) => sum + statSync(file).size, 0)

test('what was kept is there after the store is opened again, with what describes it', async () => {
  await open().set('a key: with/every ñ character', Buffer.from('bytes'), { type: 'image/avif' })
  expect(await open().get('a key: with/every ñ character')).toEqual({
    data: Buffer.from('bytes'),
    metadata: { type: 'image/avif' },
  })
  expect(await open().get('another key')).toBeUndefined()
})

test('of two things kept under one key at once, the later one stays', async () => {
  const store = open()
  const texts = Array.from({ length: 20 }, (_each, index) => `number ${index} `.repeat(20 - index))
  await Promise.all(texts.map((text, index) => store.set('key', Buffer.from(text), index)))
  expect((await store.get('key'))?.metadata).toBe(19)
})

test('what is kept again takes the place of what was there', async () => {
  const store = open()
  await store.set('key', Buffer.from('old'), 1)
  await store.set('key', Buffer.from('new'), 2)
  expect(await store.get('key')).toEqual({ data: Buffer.from('new'), metadata: 2 })
  expect(files('content-v2')).toHaveLength(1)
})

test('two keys with the same bytes do not share their fate', async () => {
  const store = open()
  await store.set('one', Buffer.from('same'), {})
  await store.set('two', Buffer.from('same'), {})
  await store.set('one', Buffer.from('other'), {})
  expect((await store.get('two'))?.data.toString()).toBe('same')
})

test('a spoilt file is no answer, and can be kept anew', async () => {
  const store = open()
  await store.set('key', Buffer.from('bytes'), {})
  for (const file of files('content-v2')) writeFileSync(file, 'key\nbytez')
  expect(await store.get('key')).toBeUndefined()
  await store.set('key', Buffer.from('bytes'), {})
  expect((await store.get('key'))?.data.toString()).toBe('bytes')
  for (const file of files('index-v5')) writeFileSync(file, 'nonsense')
  expect(await store.get('key')).toBeUndefined()
})

test('a full store stays below its bound and lets go of what was not used for longest', async () => {
  const store = open()
  const entry = Buffer.alloc(MEGABYTE / 32, 'x')
  await store.set('in use', entry, {})
  for (let count = 0; count < 100; count += 1) {
    await store.set(`entry ${count}`, entry, {})
    expect((await store.get('in use'))?.data.length).toBe(entry.length)
    expect(bytesKept()).toBeLessThan(MEGABYTE)
  }
  expect(await store.get('entry 0')).toBeUndefined()
  expect((await store.get('entry 99'))?.data.length).toBe(entry.length)
  expect(files('index-v5').length).toBe(files('content-v2').length)
})

test('a store opened on a folder that is too full empties it to its bound', async () => {
  const large = open(4 * MEGABYTE)
  for (let count = 0; count < 60; count += 1) {
    await large.set(`${count}`, Buffer.alloc(MEGABYTE / 32, 'x'), {})
  }
  expect(bytesKept()).toBeGreaterThan(MEGABYTE)
  await open(MEGABYTE).set('one more', Buffer.from('x'), {})
  expect(bytesKept()).toBeLessThan(MEGABYTE)
})

test('what a broken-off write left behind is swept', async () => {
  await open().set('key', Buffer.from('bytes'), {})
  const [file = ''] = files('content-v2')
  const orphan = path.join(path.dirname(file), '0'.repeat(path.basename(file).length))
  writeFileSync(orphan, 'orphan')
  rmSync(path.join(folder, '_lastverified'))
  await open().set('another', Buffer.from('bytes'), {})
  expect(files('content-v2')).not.toContain(orphan)
  expect((await open().get('key'))?.data.toString()).toBe('bytes')
})

test('an entry of more than a sixteenth of the bound is not kept', async () => {
  const store = open()
  await store.set('large', Buffer.alloc(MEGABYTE / 16 + 1), {})
  expect(await store.get('large')).toBeUndefined()
})

test('a folder that cannot be written is one warning', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const store = open(MEGABYTE, path.join(file, 'below'))
  await store.set('key', Buffer.from('bytes'), {})
  await store.set('key', Buffer.from('bytes'), {})
  expect(await store.get('key')).toBeUndefined()
  expect(lines).toEqual([expect.stringMatching(/file\/below keeps nothing: .*ENOTDIR/)])
})

test('what is begun while another process sweeps is begun again', async () => {
  const store = open()
  const keys = Array.from({ length: 200 }, (_each, at) => `key ${at}`)
  // Far more often than any sweep, so that some fall between a file's first byte and its move.
  const sweeping = setInterval(() => {
    rmSync(path.join(folder, 'tmp'), { recursive: true, force: true })
  }, 20)
  for (const key of keys) await store.set(key, Buffer.from('x'), {})
  clearInterval(sweeping)
  expect(lines).toEqual([])
  const kept = await Promise.all(keys.map((key) => store.get(key)))
  expect(kept.filter((each) => each === undefined)).toEqual([])
})

test('two processes share a folder', { timeout: 30_000 }, async () => {
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
  const ended = await Promise.all(
    ['a', 'b'].map((name) => run(process.execPath, ['--input-type=module', '-e', script(name)])),
  )
  expect(ended.map(({ stderr }) => stderr)).toEqual(['', ''])
  expect(bytesKept()).toBeLessThan(MEGABYTE + MEGABYTE / 16)
  const store = open()
  await store.set('a 59', Buffer.from('after'), {})
  expect((await store.get('a 59'))?.data.toString()).toBe('after')
  // What both wrote last is the youngest of all: whole, and of the one or the other.
  expect((await store.get('shared'))?.data.toString()).toMatch(/^(?:a+|b+)$/)
})
