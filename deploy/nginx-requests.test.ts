import { buffer } from 'node:stream/consumers'
import { MAX_CONTACT_BODY_BYTES } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { ask, type Listener, page, startProxied } from './proxied.ts'

const tagged = page(() => 'page', { ETag: 'W/"one"' })

const echo: Listener = async (request, response) => {
  response.end(`${request.method} ${request.url} ${await buffer(request)}`)
}

test('a reader who has the page is told so', async () => {
  const { get, site } = await startProxied(tagged)
  expect((await get('/')).headers.etag).toBe('W/"one"')
  const got = await get('/', { 'if-none-match': 'W/"one"' })
  expect({ status: got.status, text: got.text }).toEqual({ status: 304, text: '' })
  expect(site.asked).toHaveLength(1)
})

test('HEAD is answered without a body, from what is kept', async () => {
  const { proxy, site } = await startProxied(tagged)
  const head = () => ask(`${proxy.url}/`, { method: 'HEAD' })
  expect(await head()).toMatchObject({ status: 200, text: '', headers: { etag: 'W/"one"' } })
  expect((await head()).text).toBe('')
  expect((await ask(`${proxy.url}/`)).text).toBe('page')
  expect(site.asked).toHaveLength(1)
})

test.each(['/contact?index&language=EN', '/api/contact_submit?x=1'])(
  'what is posted to %s goes on as it came, each time',
  async (address) => {
    const { proxy, site } = await startProxied(echo)
    const post = () => ask(proxy.url + address, { method: 'POST', body: 'name=Xaawo' })
    expect((await post()).text).toBe(`POST ${address} name=Xaawo`)
    await post()
    expect(site.asked).toHaveLength(2)
  },
)

test('a message as long as the site takes goes through, one far longer does not', async () => {
  const { proxy } = await startProxied(echo)
  const post = (length: number) =>
    ask(`${proxy.url}/contact`, { method: 'POST', body: 'a'.repeat(length) })
  expect((await post(MAX_CONTACT_BODY_BYTES + 1)).status).toBe(200)
  expect((await post(MAX_CONTACT_BODY_BYTES * 4)).status).toBe(413)
})

test('the page about the calls stands beside them', async () => {
  const { get, site } = await startProxied(page(() => 'page'))
  expect(await get('/api')).toMatchObject({ status: 200, text: 'page' })
  expect(site.asked).toEqual(['GET /api'])
})

test('the site learns who asks, and nothing that a kept page may not depend on', async () => {
  const { proxy, get, site } = await startProxied(tagged)
  await get('/', { host: 'elsewhere.example', cookie: 'a=1', 'x-forwarded-for': '192.0.2.1' })
  expect(site.requests[0]?.headers).toMatchObject({
    host: '127.0.0.1',
    'x-forwarded-for': '192.0.2.1, 127.0.0.1',
    'x-forwarded-host': '127.0.0.1',
    'x-forwarded-proto': 'http',
  })
  expect(site.requests[0]?.headers).not.toHaveProperty('cookie')
  await ask(`${proxy.url}/contact`, { method: 'POST', body: 'x', headers: { host: 'as.asked' } })
  expect(site.requests[1]?.headers.host).toBe('as.asked')
})

test('one site ending fails nobody while another is there', async () => {
  const { get, sites } = await startProxied(
    page(({ url }) => url),
    page(({ url }) => url),
  )
  await sites[0]?.close()
  const addresses = Array.from({ length: 10 }, (_, index) => `/page-${index}`)
  const got = await Promise.all(addresses.map((address) => get(address)))
  expect(got.map(({ text }) => text)).toEqual(addresses)
})

test('a message is never posted to a second site', async () => {
  const hangUp: Listener = (_request, response) => response.destroy()
  const { proxy, sites } = await startProxied(hangUp, hangUp)
  const { status } = await ask(`${proxy.url}/contact`, { method: 'POST', body: 'x' })
  expect(status).toBe(503)
  expect(sites.flatMap((site) => site.asked)).toEqual(['POST /contact'])
})
