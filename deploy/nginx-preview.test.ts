import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { startProxied } from './proxied.ts'

const TOKEN = 'token=link.abc&language=EN'

/** Numbers its responses, which allow an hour in a cache. */
function numbered(): RequestListener {
  let count = 0
  return ({ url = '', headers }, response) => {
    count += 1
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.setHeader('Accept-Ranges', 'bytes')
    response.end(`${count} ${url} ${headers.range ?? ''} ${headers.cookie ?? ''}`)
  }
}

test.each(['/preview', '/Preview', '/preview/', '/preview.data'])(
  'a preview at %s is requested with its token each time, and cached for nobody',
  async (path) => {
    const { get } = await startProxied(numbered())
    const url = `${path}?${TOKEN}&_routes=x`
    for (const [count, cookie] of ['', 'language=EN', 'language=SO'].entries()) {
      const { text } = await get(url, { cookie })
      expect(text).toBe(`${count + 1} ${url}  language=EN`)
    }
  },
)

test('the headers of a preview reach the browser', async () => {
  const { get } = await startProxied((_request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.end('preview')
  })
  const { headers } = await get(`/preview?${TOKEN}`)
  expect([headers['cache-control'], headers['referrer-policy']]).toEqual([
    'no-store',
    'no-referrer',
  ])
})

test('a file of a preview is cached for nobody, and differs from the public one', async () => {
  const { get } = await startProxied(numbered())
  const file = '/media/boat.jpg?preview=link.abc'
  expect((await get(file)).text.trim()).toBe(`1 ${file}`)
  expect((await get(file, { range: 'bytes=0-3' })).text.trim()).toBe(`2 ${file} bytes=0-3`)
  expect((await get('/media/boat.jpg')).text).toMatch(/^3 \/media\/boat\.jpg /)
  expect((await get('/media/boat.jpg?preview=')).text).toMatch(/^3 \/media\/boat\.jpg /)
})

test('other paths that begin alike are pages like all others', async () => {
  const { get, site } = await startProxied((_request, response) => response.end('page'))
  await get(`/previews?${TOKEN}`)
  expect(site.requestLines).toEqual(['GET /previews?language=EN'])
})
