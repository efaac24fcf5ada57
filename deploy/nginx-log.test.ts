import { expect, test } from 'vitest'
import { page, send, startProxied } from './proxied.ts'

const READER = {
  'user-agent': 'Wakiil/1.0',
  cookie: 'language=EN; who=qarsoodi',
  'x-forwarded-for': '203.0.113.77',
  'x-request-id': 'chosen-by-the-reader',
  referer: 'https://qarsoodi.example/?q=qarsoodi',
}

test('each request has an id in the log and for the site, whatever the reader sends', async () => {
  const { site, proxy, get } = await startProxied(page(() => 'x'))
  await get('/search?q=qarsoodi', READER)
  const id = site.requests[0]?.headers['x-request-id']
  expect(id).toMatch(/^[\da-f]{32}$/)
  await expect.poll(proxy.accessLog).toContain(id)
  const [line = ''] = proxy.accessLog().trim().split('\n')
  expect(JSON.parse(line)).toMatchObject({
    program: 'proxy',
    requestId: id,
    method: 'GET',
    path: '/search',
    status: 200,
  })
})

test('the log has no address, query, agent, cookie or referrer', async () => {
  const { proxy, get } = await startProxied(page(() => 'x'))
  await get('/resources/news?page=2&q=qarsoodi', READER)
  await get('/media/boat.jpg?preview=qarsoodi', READER)
  await get('/preview?token=qarsoodi', READER)
  await send(`${proxy.url}/contact?name=qarsoodi`, {
    method: 'POST',
    headers: { ...READER, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=qarsoodi',
  })
  await expect.poll(() => proxy.accessLog().includes('/contact')).toBe(true)
  const log = proxy.accessLog()
  expect(log).toContain('"path":"/resources/news"')
  expect(log).not.toContain('/preview')
  expect(log).not.toMatch(/qarsoodi|Wakiil|203\.0\.113|"127\.0\.0\.1"/)
})

test('readers cannot see whether a site is alive and ready', async () => {
  const { site, get } = await startProxied(page(() => 'x'))
  for (const path of ['/livez', '/readyz', '/readyz?x=1']) {
    expect((await get(path)).status, path).toBe(404)
  }
  expect(site.requestLines).toEqual([])
})

test('the page without a site has the id of the request in the log', async () => {
  const { site, proxy, get } = await startProxied(page(() => 'x'))
  await site.close()
  const { status, text } = await get('/contact')
  expect(status).toBe(503)
  const id = /<code>([\da-f]{32})<\/code>/.exec(text)?.[1] ?? 'none'
  await expect.poll(proxy.accessLog).toContain(id)
})
