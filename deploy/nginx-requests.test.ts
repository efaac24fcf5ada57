import type { RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { MAX_CONTACT_BODY_BYTES } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { page, send, startProxied } from './proxied.ts'

const tagged = page(() => 'page', { ETag: 'W/"one"' })

const echo: RequestListener = async (request, response) => {
  response.end(`${request.method} ${request.url} ${await buffer(request)}`)
}

test('a reader who has the page gets 304', async () => {
  const { get, site } = await startProxied(tagged)
  expect((await get('/')).headers.etag).toBe('W/"one"')
  expect(await get('/', { 'if-none-match': 'W/"one"' })).toMatchObject({ status: 304, text: '' })
  expect(site.requestLines).toHaveLength(1)
})

test('HEAD is answered without a body, from the cache', async () => {
  const { proxy, site } = await startProxied(tagged)
  const head = () => send(`${proxy.url}/`, { method: 'HEAD' })
  expect(await head()).toMatchObject({ status: 200, text: '', headers: { etag: 'W/"one"' } })
  expect((await head()).text).toBe('')
  expect((await send(`${proxy.url}/`)).text).toBe('page')
  expect(site.requestLines).toHaveLength(1)
})

test.each(['/contact?index&language=EN', '/api/contact_submit?x=1'])(
  'a POST to %s is passed on unchanged, each time',
  async (path) => {
    const { proxy, site } = await startProxied(echo)
    const post = () => send(proxy.url + path, { method: 'POST', body: 'name=Xaawo' })
    expect((await post()).text).toBe(`POST ${path} name=Xaawo`)
    await post()
    expect(site.requestLines).toHaveLength(2)
  },
)

test('a message as long as the site accepts goes through, a much longer one does not', async () => {
  const { proxy } = await startProxied(echo)
  const post = (length: number) =>
    send(`${proxy.url}/contact`, { method: 'POST', body: 'a'.repeat(length) })
  expect((await post(MAX_CONTACT_BODY_BYTES + 1)).status).toBe(200)
  expect((await post(MAX_CONTACT_BODY_BYTES * 4)).status).toBe(413)
})

test('a PDF that a browser without scripts sends to be checked goes through', async () => {
  const { proxy, get, site } = await startProxied((request, response) =>
    (request.method === 'POST' ? echo : tagged)(request, response),
  )
  const post = async (path: string, length: number) =>
    (await send(proxy.url + path, { method: 'POST', body: 'a'.repeat(length) })).status
  expect(await post('/verify?language=SO', 8_000_000)).toBe(200)
  expect(await post('/contact', 8_000_000)).toBe(413)
  expect(await post('/verify', 10_000_000)).toBe(413)
  // The page itself is kept as others are.
  await get('/verify')
  await get('/verify')
  expect(site.requestLines.filter((line) => line === 'GET /verify')).toHaveLength(1)
})

test('/api is the page about the calls', async () => {
  const { get, site } = await startProxied(page(() => 'page'))
  expect(await get('/api')).toMatchObject({ status: 200, text: 'page' })
  expect(site.requestLines).toEqual(['GET /api'])
})

test('the site gets the reader’s address, and nothing on which a cached page must not depend', async () => {
  const { proxy, get, site } = await startProxied(tagged)
  await get('/', { host: 'elsewhere.example', cookie: 'a=1', 'x-forwarded-for': '192.0.2.1' })
  expect(site.requests[0]?.headers).toMatchObject({
    host: '127.0.0.1',
    'x-forwarded-for': '192.0.2.1, 127.0.0.1',
    'x-forwarded-host': '127.0.0.1',
    'x-forwarded-proto': 'http',
  })
  expect(site.requests[0]?.headers).not.toHaveProperty('cookie')
  await send(`${proxy.url}/contact`, { method: 'POST', body: 'x', headers: { host: 'as.sent' } })
  expect(site.requests[1]?.headers.host).toBe('as.sent')
})

test('no request fails when one of two sites ends', async () => {
  const { get, sites } = await startProxied(
    page(({ url }) => url),
    page(({ url }) => url),
  )
  await sites[0]?.close()
  const paths = Array.from({ length: 10 }, (_, index) => `/page-${index}`)
  const responses = await Promise.all(paths.map((path) => get(path)))
  expect(responses.map(({ text }) => text)).toEqual(paths)
})

test('a message is never sent to a second site', async () => {
  const hangUp: RequestListener = (_request, response) => response.destroy()
  const { proxy, sites } = await startProxied(hangUp, hangUp)
  const { status } = await send(`${proxy.url}/contact`, { method: 'POST', body: 'x' })
  expect(status).toBe(503)
  expect(sites.flatMap((site) => site.requestLines)).toEqual(['POST /contact'])
})
