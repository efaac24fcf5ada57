import { expect, test } from 'vitest'
import { ask, page, startProxied } from './proxied.ts'

const READER = {
  'user-agent': 'Wakiil/1.0',
  cookie: 'language=EN; who=qarsoodi',
  'x-forwarded-for': '203.0.113.77',
  'x-request-id': 'of-the-readers-own-making',
  referer: 'https://qarsoodi.example/?q=qarsoodi',
}

test('each request has an id, which the site is told and the log has, whatever its reader says', async () => {
  const { site, proxy, get } = await startProxied(page(() => 'x'))
  await get('/search?q=qarsoodi', READER)
  const id = site.requests[0]?.headers['x-request-id']
  expect(id).toMatch(/^[\da-f]{32}$/)
  await expect.poll(proxy.written).toContain(id)
  const [line = ''] = proxy.written().trim().split('\n')
  expect(JSON.parse(line)).toMatchObject({
    program: 'proxy',
    requestId: id,
    method: 'GET',
    path: '/search',
    status: 200,
  })
})

test('no address, query, agent, cookie or referrer is in the log', async () => {
  const { proxy, get } = await startProxied(page(() => 'x'))
  await get('/resources/news?page=2&q=qarsoodi', READER)
  await get('/media/boat.jpg?preview=qarsoodi', READER)
  await get('/preview?token=qarsoodi', READER)
  await ask(`${proxy.url}/contact?name=qarsoodi`, {
    method: 'POST',
    headers: { ...READER, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=qarsoodi',
  })
  await expect.poll(() => proxy.written().includes('/contact')).toBe(true)
  const written = proxy.written()
  expect(written).toContain('"path":"/resources/news"')
  expect(written).not.toContain('/preview')
  expect(written).not.toMatch(/qarsoodi|Wakiil|203\.0\.113|"127\.0\.0\.1"/)
})

test('whether a site lives and is ready is not for readers', async () => {
  const { site, get } = await startProxied(page(() => 'x'))
  for (const path of ['/livez', '/readyz', '/readyz?x=1']) {
    expect((await get(path)).status, path).toBe(404)
  }
  expect(site.asked).toEqual([])
})

test('a page that no site can answer names the id that the log has', async () => {
  const { site, proxy, get } = await startProxied(page(() => 'x'))
  await site.close()
  const { status, text } = await get('/contact')
  expect(status).toBe(503)
  const id = /<code>([\da-f]{32})<\/code>/.exec(text)?.[1] ?? 'none'
  await expect.poll(proxy.written).toContain(id)
})
