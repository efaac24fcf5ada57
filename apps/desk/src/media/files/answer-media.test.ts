import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testStore } from '../../testing/store.ts'
import { isMediaPath, sendMedia } from './answer-media.ts'
import type { InspectFile } from './inspect-file.ts'

/** What the desk says of every file that is asked for. */
let judge: InspectFile | undefined = async () => ({ kind: 'public', version: 'v1' })
const store = testStore()
const server = createServer(
  (incoming, outgoing) => void sendMedia(store, incoming, outgoing, judge),
)
let origin = ''

beforeAll(async () => {
  await store.put('clip.webm', Buffer.from('0123456789'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
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

test.each(['/media/%', '/media/..%2f..%2fetc%2fpasswd', '/media/', '/media/missing.webm'])(
  '%s is not found',
  async (path) => {
    const response = await fetch(origin + path)
    expect([response.status, (await response.json()).code]).toEqual([404, 'not_found'])
  },
)

test.each(['DELETE', 'TRACE', 'POST'])('a file is only read: %s is 405', async (method) => {
  const status = await new Promise((resolve, reject) => {
    const asked = request(`${origin}/media/clip.webm`, { method }, (answer) => {
      answer.resume()
      resolve([answer.statusCode, answer.headers.allow])
    })
    asked.once('error', reject)
    asked.end()
  })
  expect(status).toEqual([405, 'GET, HEAD'])
})

test('only what is under /media/ is a file’s address', () => {
  const urls = ['/media/a.webp', '/media', '/admin/media/a.webp', undefined]
  expect(urls.map(isMediaPath)).toEqual([true, false, false, false])
})

test('a file that is its asker’s alone is kept by nobody', async () => {
  const asked: unknown[] = []
  judge = async (name, headers, token) => {
    asked.push([name, headers.get('cookie'), token])
    return { kind: 'private' }
  }
  const url = `${origin}/media/clip.webm?preview=abc`
  const answer = await fetch(url, { headers: { cookie: 'payload-token=x' } })
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    vary: 'Cookie',
  })
  expect(answer.headers.has('x-content-version')).toBe(false)
  expect(asked).toEqual([['clip.webm', 'payload-token=x', 'abc']])
})

test('a file that nobody may have is not found, and that is kept by nobody either', async () => {
  judge = async () => ({ kind: 'none' })
  const answer = await fetch(`${origin}/media/clip.webm`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('before the desk has opened, and where its database fails, no file is answered', async () => {
  judge = undefined
  expect((await fetch(`${origin}/media/clip.webm`)).status).toBe(503)
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  judge = () => Promise.reject(new Error('no database'))
  expect((await fetch(`${origin}/media/clip.webm`)).status).toBe(500)
  expect(said).toHaveBeenCalled()
  said.mockRestore()
})
