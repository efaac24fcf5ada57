import { expect, test } from 'vitest'
import { type Listener, startProxied } from './proxied.ts'

const TOKEN = 'token=link.abc&language=EN'

/** Answers that would be kept for an hour if they could be, and count themselves. */
function counting(): Listener {
  let count = 0
  return ({ url = '', headers }, response) => {
    count += 1
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.setHeader('Accept-Ranges', 'bytes')
    response.end(`${count} ${url} ${headers.range ?? ''} ${headers.cookie ?? ''}`)
  }
}

test.each(['/preview', '/Preview', '/preview/', '/preview.data'])(
  'a working copy at %s is asked for with its token each time, and kept for nobody',
  async (path) => {
    const { get } = await startProxied(counting())
    const address = `${path}?${TOKEN}&_routes=x`
    for (const [count, cookie] of ['', 'language=EN', 'language=SO'].entries()) {
      const { text } = await get(address, { cookie })
      expect(text).toBe(`${count + 1} ${address}  language=EN`)
    }
  },
)

test('what the site says of keeping a working copy goes on to the browser', async () => {
  const { get } = await startProxied((_request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.end('working copy')
  })
  const { headers } = await get(`/preview?${TOKEN}`)
  expect([headers['cache-control'], headers['referrer-policy']]).toEqual([
    'no-store',
    'no-referrer',
  ])
})

test('a file of a working copy is kept for nobody, and is another than the public one', async () => {
  const { get } = await startProxied(counting())
  const file = '/media/boat.jpg?preview=link.abc'
  expect((await get(file)).text.trim()).toBe(`1 ${file}`)
  expect((await get(file, { range: 'bytes=0-3' })).text.trim()).toBe(`2 ${file} bytes=0-3`)
  expect((await get('/media/boat.jpg')).text).toMatch(/^3 \/media\/boat\.jpg /)
  expect((await get('/media/boat.jpg?preview=')).text).toMatch(/^3 \/media\/boat\.jpg /)
})

test('other addresses that begin alike are pages like all others', async () => {
  const { get, site } = await startProxied((_request, response) => response.end('page'))
  await get(`/previews?${TOKEN}`)
  expect(site.asked).toEqual(['GET /previews?language=EN'])
})
