import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestServer } from '../testing/test-server.ts'
import { precompress } from './precompress.ts'

const SCRIPT = 'export const x = 1;\n'.repeat(200)

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-files-'))
  await mkdir(join(directory, 'assets'))
  await mkdir(join(directory, '.vite'))
  await Promise.all([
    writeFile(join(directory, 'assets/entry-abc.js'), SCRIPT),
    writeFile(join(directory, 'assets/tiny.js'), 'x'),
    writeFile(join(directory, 'assets/font.woff2'), 'f'.repeat(5_000)),
    writeFile(join(directory, 'favicon.svg'), '<svg/>'),
    writeFile(join(directory, '.vite/manifest.json'), '{}'),
  ])
})
afterEach(() => rm(directory, { recursive: true }))

const server = async () => (await createTestServer({}, { clientDirectory: directory })).app

test('only files that get smaller are compressed, and only once', async () => {
  expect(await precompress(directory)).toBe(2)
  expect((await readdir(join(directory, 'assets'))).sort()).toEqual([
    'entry-abc.js',
    'entry-abc.js.br',
    'entry-abc.js.gz',
    'font.woff2',
    'tiny.js',
  ])
  expect(await precompress(directory)).toBe(0)
})

test('a file that has changed is compressed again', async () => {
  await precompress(directory)
  const later = new Date(Date.now() + 10_000)
  await utimes(join(directory, 'assets/entry-abc.js'), later, later)
  expect(await precompress(directory)).toBe(2)
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a built file is sent compressed as %s and cached for a year', async (encoding, decompress) => {
  await precompress(directory)
  const response = await (await server()).inject({
    url: '/assets/entry-abc.js',
    headers: { 'accept-encoding': encoding },
  })
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(decompress(response.rawPayload).toString()).toBe(SCRIPT)
  expect(response.headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers.vary).toBe('Accept-Encoding')
  expect(response.headers['x-content-type-options']).toBe('nosniff')
})

test('the service worker is revalidated each time, and may load from its own site alone', async () => {
  await writeFile(join(directory, 'sw.js'), SCRIPT)
  await writeFile(join(directory, 'so.webmanifest'), '{}')
  const app = await server()
  const worker = await app.inject('/sw.js')
  expect(worker.headers['content-type']).toMatch(/^text\/javascript/)
  expect(worker.headers['cache-control']).toBe('no-cache')
  expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  const manifest = await app.inject('/so.webmanifest')
  expect(manifest.headers['content-type']).toBe('application/manifest+json')
  expect(manifest.headers['cache-control']).toBe('public, max-age=86400')
})

test('a file is sent uncompressed to a reader who accepts no encoding', async () => {
  await precompress(directory)
  const response = await (await server()).inject('/assets/entry-abc.js')
  expect(response.headers['content-encoding']).toBeUndefined()
  expect(response.body).toBe(SCRIPT)
})

test('another file is cached for a day, and is a 304 if the reader has it', async () => {
  const app = await server()
  const response = await app.inject('/favicon.svg')
  expect(response.headers['cache-control']).toBe('public, max-age=86400')
  expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  const headers = { 'if-none-match': String(response.headers.etag) }
  expect((await app.inject({ url: '/favicon.svg', headers })).statusCode).toBe(304)
})

test.each(['/.vite/manifest.json', '/assets/entry-abc.js.br', '/assets/gone.js', '/assets/'])(
  '%s is not a public file',
  async (url) => {
    await precompress(directory)
    expect((await (await server()).inject(url)).statusCode).toBe(404)
  },
)

test('a file cannot be posted to', async () => {
  const response = await (await server()).inject({ url: '/assets/entry-abc.js', method: 'PUT' })
  expect(response.statusCode).toBe(405)
})
