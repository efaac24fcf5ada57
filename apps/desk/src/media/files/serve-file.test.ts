import { beforeAll, expect, test } from 'vitest'
import { testStore } from '../../testing/storage.ts'
import { serveFile } from './serve-file.ts'

const store = testStore()

beforeAll(async () => {
  const files = { 'clip.webm': '0123456789', 'empty.pdf': '', 'page.html': '<script>', secret: 'x' }
  for (const [name, text] of Object.entries(files)) await store.put(name, Buffer.from(text))
})

const get = (name: string, headers: HeadersInit = {}, method = 'GET') =>
  serveFile(store, name, new Request('http://desk.example/', { headers, method }), {
    version: 'v1',
    tags: new Set(['media:1']),
  })

test('a file is sent with its type, its length and permission to be stored', async () => {
  const response = await get('clip.webm')
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/webm',
    'content-length': '10',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=604800, s-maxage=1, immutable',
    'x-content-version': 'v1',
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
  })
  expect(await response.text()).toBe('0123456789')
})

test('a range request gets only that part', async () => {
  const response = await get('clip.webm', { range: 'bytes=2-4' })
  expect([response.status, await response.text()]).toEqual([206, '234'])
  expect(response.headers.get('content-range')).toBe('bytes 2-4/10')
  expect(response.headers.get('content-length')).toBe('3')
})

test('a range beyond the end is 416 with the file’s length', async () => {
  const response = await get('clip.webm', { range: 'bytes=10-' })
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10'])
})

test('a range of another version of the file gets the whole file', async () => {
  const response = await get('clip.webm', { range: 'bytes=2-4', 'if-range': '"other"' })
  expect([response.status, await response.text()]).toEqual([200, '0123456789'])
  const tag = response.headers.get('etag') ?? ''
  expect((await get('clip.webm', { range: 'bytes=2-4', 'if-range': tag })).status).toBe(206)
})

test('a client that has the file already gets 304', async () => {
  const tag = (await get('clip.webm')).headers.get('etag') ?? ''
  const again = await get('clip.webm', { 'if-none-match': tag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('HEAD gets the length without a body; an empty file has an empty body', async () => {
  const head = await get('clip.webm', {}, 'HEAD')
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', ''])
  const empty = await get('empty.pdf')
  expect([empty.status, empty.headers.get('content-length'), await empty.text()]).toEqual([
    200,
    '0',
    '',
  ])
})

test.each([
  '../secret.pdf',
  '..%2fsecret.pdf',
  '../media/clip.webm',
  'folder.pdf/../clip.webm',
  '/etc/passwd',
  '..',
  '.hidden.pdf',
  'clip.webm\0.pdf',
  'page.html',
  'secret',
  'missing.pdf',
  `${'x'.repeat(300)}.pdf`,
  '',
])('%j is not found', async (name) => {
  const response = await get(name)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false, code: 'not_found' })
})
