import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ERRORS, failedResponse } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { processTree } from '../bench/server/processes.ts'
import { cacheHeaders, page, send, startProxied } from './proxied.ts'

const HOUR = 3_600

/** Numbers its responses; the content of each was confirmed `ageSeconds` ago. */
function numbered(ageSeconds: number, staleWhileRevalidate?: number): RequestListener {
  let count = 0
  return (_request, response) => {
    count += 1
    response.setHeaders(new Map(cacheHeaders(ageSeconds, staleWhileRevalidate)))
    response.end(`page ${count}`)
  }
}

const failing: RequestListener = (_request, response) => {
  response.writeHead(503, { 'cache-control': 'no-store' }).end('failed')
}

/** Waits until a fake site has got so many requests. */
async function requestCount(site: { readonly requestLines: readonly string[] }, count: number) {
  while (site.requestLines.length < count) await sleep(5)
}

test('no page is more than a second older than its confirmation', async () => {
  const { get } = await startProxied((_request, response) => {
    response.setHeaders(new Map(cacheHeaders(0)))
    response.end(String(Math.floor(Date.now() / 1000)))
  })
  const begin = Date.now()
  const ages: number[] = []
  while (Date.now() - begin < 3_500) {
    const now = Math.floor(Date.now() / 1000)
    ages.push(now - Number((await get('/')).text))
    await sleep(20)
  }
  expect(Math.max(...ages)).toBeLessThanOrEqual(1)
})

test('a stale page is sent at once while a new one is fetched', async () => {
  const { get, site } = await startProxied(numbered(HOUR / 2, HOUR))
  expect((await get('/')).text).toBe('page 1')
  let respond = () => {}
  site.handler = (_request, response) => {
    respond = () => response.end('late')
  }
  expect((await get('/')).text).toBe('page 1')
  await requestCount(site, 2)
  expect((await get('/')).text).toBe('page 1')
  expect(site.requestLines).toHaveLength(2)
  respond()
})

test('a page that nobody requested for an hour is not sent stale', async () => {
  const { get } = await startProxied(numbered(HOUR))
  expect((await get('/')).text).toBe('page 1')
  expect((await get('/')).text).toBe('page 2')
})

test('a stale page is revalidated by its ETag, not fetched again', async () => {
  const { get, site } = await startProxied((request, response) => {
    response.setHeaders(new Map(cacheHeaders(HOUR)))
    response.setHeader('ETag', 'W/"one"')
    if (request.headers['if-none-match'] === 'W/"one"') response.writeHead(304).end()
    else response.end('body')
  })
  await get('/')
  expect(await get('/')).toMatchObject({ status: 200, text: 'body' })
  expect(site.requests[1]?.headers['if-none-match']).toBe('W/"one"')
})

test('prefetched data may be cached by the browser for a few seconds', async () => {
  const { get } = await startProxied(numbered(0))
  const cacheControl = async (path: string, headers: Record<string, string> = {}) =>
    (await get(path, headers)).headers['cache-control']
  expect(await cacheControl('/a.data', { 'sec-purpose': 'prefetch' })).toBe('private, max-age=5')
  expect(await cacheControl('/a.data')).toMatch(/^public, max-age=0/)
  expect(await cacheControl('/a', { 'sec-purpose': 'prefetch' })).toMatch(/^public, max-age=0/)
})

test('the last good page is sent while the site fails, and when it is gone', async () => {
  const { get, site } = await startProxied(numbered(HOUR))
  await get('/')
  site.handler = failing
  expect(await get('/')).toMatchObject({ status: 200, text: 'page 1' })
  await site.close()
  expect(await get('/')).toMatchObject({ status: 200, text: 'page 1' })
})

test('a withdrawn page does not return when the site is gone', async () => {
  const { get, site } = await startProxied(numbered(HOUR))
  await get('/')
  site.handler = (_request, response) => {
    response.setHeaders(new Map(cacheHeaders(HOUR)))
    response.writeHead(404).end('withdrawn')
  }
  expect((await get('/')).status).toBe(404)
  await site.close()
  expect(await get('/')).toMatchObject({ status: 404, text: 'withdrawn' })
})

test('a page that is deleted from the cache by hand is fetched again', async () => {
  const { get, proxy, site } = await startProxied(page(() => 'page'))
  await get('/')
  await get('/')
  expect(site.requestLines).toHaveLength(1)
  const cache = path.join(proxy.folder, 'pages')
  for (const name of readdirSync(cache)) rmSync(path.join(cache, name), { recursive: true })
  while (site.requestLines.length < 2) await get('/')
})

test('a page in both languages is sent where nothing is cached and the site is gone', async () => {
  const { get, site } = await startProxied(failing)
  await site.close()
  const { status, text, headers } = await get('/')
  expect({ status, cache: headers['cache-control'] }).toEqual({ status: 503, cache: 'no-store' })
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(text).toContain(ERRORS.unavailable.words.SO)
  expect(text).toContain(ERRORS.unavailable.words.EN)
  const call = await get('/api/posts/public/latest')
  expect(call.status).toBe(503)
  expect(JSON.parse(call.text)).toEqual(failedResponse('unavailable'))
})

test('fifty readers of a cold page cause one request', async () => {
  const cached = page(({ url }) => url)
  let respond = () => {}
  const { proxy, get, site } = await startProxied((request, response) => {
    respond = () => cached(request, response)
  })
  // A busy machine takes longer than the 200 ms that the other readers wait.
  const file = path.join(proxy.folder, 'site.conf')
  const patience = 'proxy_cache_lock_timeout 60s; proxy_cache_lock_age 60s;'
  const shipped = readFileSync(file, 'utf8')
  writeFileSync(file, shipped.replaceAll(/proxy_cache_lock_timeout .*;/g, patience))
  const children = () => processTree(proxy.pid).filter(({ pid }) => pid !== proxy.pid)
  const replaced = children().map(({ pid }) => pid)
  process.kill(proxy.pid, 'SIGHUP')
  while (children().some(({ pid }) => replaced.includes(pid))) await sleep(20)
  const read = () => send(`${proxy.url}/cold`)
  const first = read()
  await requestCount(site, 1)
  site.handler = cached
  const others = Array.from({ length: 49 }, read)
  // nginx accepts requests in their order: when these are answered, it has seen the others.
  await get('/another')
  await get('/one-more')
  respond()
  const texts = (await Promise.all([first, ...others])).map(({ text }) => text)
  expect(texts).toEqual(Array.from({ length: 50 }, () => '/cold'))
  expect(site.requestLines).toEqual(['GET /cold', 'GET /another', 'GET /one-more'])
})

test.each([
  ['sets a cookie', { 'cache-control': 'public, max-age=60', 'set-cookie': 'language=EN' }],
  ['is private', { 'cache-control': 'private, no-cache' }],
  ['must not be stored', { 'cache-control': 'no-store' }],
  ['says nothing of caches', {}],
])('a response that %s is never cached', async (_case, headers) => {
  const { get, site } = await startProxied((_request, response) => {
    response.writeHead(200, headers).end('mine')
  })
  expect((await get('/')).text).toBe('mine')
  expect((await get('/')).text).toBe('mine')
  expect(site.requestLines).toHaveLength(2)
})

test('a page whose query names a language is cached, one that stores it is not', async () => {
  const { get, site } = await startProxied(page(() => 'page'))
  await get('/?language=EN')
  await get('/?language=EN')
  expect(site.requestLines).toHaveLength(1)
  await get('/?language=EN&store=yes')
  await get('/?language=EN&store=yes')
  expect(site.requestLines).toHaveLength(3)
})

test('readers get a Cache-Control to revalidate, and the Vary of the page', async () => {
  const { get } = await startProxied(
    page(() => 'page', { Vary: 'Cookie, Save-Data, Accept-Encoding' }),
  )
  for (const { headers } of [await get('/'), await get('/')]) {
    expect(headers['cache-control']).toBe('public, max-age=0, stale-if-error=86400')
    expect(headers.vary).toBe('Cookie, Save-Data, Accept-Encoding')
    expect(headers).not.toHaveProperty('x-accel-expires')
    expect(headers.server).toBe('nginx')
  }
})

test('a response that must not be cached has its Cache-Control for readers too', async () => {
  const { get } = await startProxied((_request, response) => {
    response.writeHead(404, { 'cache-control': 'private, no-cache', 'x-accel-expires': '0' })
    response.end('none')
  })
  expect((await get('/nowhere')).headers['cache-control']).toBe('private, no-cache')
})
