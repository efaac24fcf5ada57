import { createServer, request } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { testStore } from '../../testing/storage.ts'
import type { InspectFile } from './inspect-file.ts'
import { isMediaPath, sendMedia } from './send-media.ts'

/** The desk's inspection of every requested file. */
let inspectFile: InspectFile | undefined = async () => ({
  kind: 'public',
  version: 'v1',
  tags: new Set(),
})
const store = testStore()
const server = createServer(
  (incoming, outgoing) => void sendMedia(store, incoming, outgoing, inspectFile),
)
let origin = ''

beforeAll(async () => {
  await store.put('clip.webm', Buffer.from('0123456789'))
  origin = await listen(server)
})

afterAll(() => void server.close())

test('a file and a part of it arrive with their lengths', async () => {
  const whole = await fetch(`${origin}/media/clip.webm?x=1`)
  expect([whole.headers.get('content-length'), await whole.text()]).toEqual(['10', '0123456789'])
  const part = await fetch(`${origin}/media/clip.webm`, { headers: { range: 'bytes=-3' } })
  expect([part.status, part.headers.get('content-length'), await part.text()]).toEqual([
    206,
    '3',
    '789',
  ])
  const head = await fetch(`${origin}/media/clip.webm`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
})

test('a file is sent under the name that the desk gave it', async () => {
  const { headers } = await fetch(`${origin}/media/clip.webm?filename=other.html`)
  expect(headers.get('content-disposition')).toBe('inline; filename="clip.webm"')
})

test.each(['/media/%', '/media/..%2f..%2fetc%2fpasswd', '/media/', '/media/missing.webm'])(
  '%s is not found',
  async (path) => {
    const response = await fetch(origin + path)
    expect([response.status, (await response.json()).code]).toEqual([404, 'not_found'])
  },
)

test.each(['DELETE', 'TRACE', 'POST'])('a file can only be read: %s is 405', async (method) => {
  const result = await new Promise((resolve, reject) => {
    request(`${origin}/media/clip.webm`, { method }, (response) => {
      response.resume()
      resolve([response.statusCode, response.headers.allow])
    })
      .once('error', reject)
      .end()
  })
  expect(result).toEqual([405, 'GET, HEAD'])
})

test('only what is under /media/ is the path of a file', () => {
  const urls = ['/media/a.webp', '/media', '/admin/media/a.webp', undefined]
  expect(urls.map(isMediaPath)).toEqual([true, false, false, false])
})

test('no cache stores a file that only this client may read', async () => {
  const calls: unknown[] = []
  inspectFile = async (name, headers, previewToken) => {
    calls.push([name, headers.get('cookie'), previewToken])
    return { kind: 'private' }
  }
  const url = `${origin}/media/clip.webm?preview=abc`
  const response = await fetch(url, { headers: { cookie: 'payload-token=x' } })
  expect([response.status, await response.text()]).toEqual([200, '0123456789'])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    vary: 'Cookie',
  })
  expect(response.headers.has('x-content-version')).toBe(false)
  expect(calls).toEqual([['clip.webm', 'payload-token=x', 'abc']])
})

test('a file that nobody may read is not found, and no cache stores the response', async () => {
  inspectFile = async () => ({ kind: 'none' })
  const response = await fetch(`${origin}/media/clip.webm`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('no file is sent before the desk has opened, or while its database fails', async () => {
  inspectFile = undefined
  expect((await fetch(`${origin}/media/clip.webm`)).status).toBe(503)
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  inspectFile = () => Promise.reject(new Error('no database'))
  expect((await fetch(`${origin}/media/clip.webm`)).status).toBe(500)
  expect(consoleError).toHaveBeenCalled()
  consoleError.mockRestore()
})
