import { ERRORS, failedResponse } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { ask, keptFor, type Listener, page, startProxied } from './proxied.ts'

const HOUR = 3_600

/** Counts its answers; each is of content confirmed `age` seconds ago. */
function counting(age: number, staleWhileRevalidate?: number): Listener {
  let count = 0
  return (_request, response) => {
    count += 1
    for (const [name, value] of keptFor(age, staleWhileRevalidate)) response.setHeader(name, value)
    response.end(`answer ${count}`)
  }
}

const failing: Listener = (_request, response) => {
  response.writeHead(503, { 'cache-control': 'no-store' }).end('failed')
}

/** Settles when a stand-in was asked so many times. */
async function askedTimes(site: { readonly asked: readonly string[] }, times: number) {
  while (site.asked.length < times) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('no page is older than the second after the one in which it was confirmed', async () => {
  const { get } = await startProxied((_request, response) => {
    for (const [name, value] of keptFor(0)) response.setHeader(name, value)
    response.end(String(Math.floor(Date.now() / 1000)))
  })
  const begin = Date.now()
  const ages: number[] = []
  while (Date.now() - begin < 3_500) {
    const asked = Math.floor(Date.now() / 1000)
    ages.push(asked - Number((await get('/')).text))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(Math.max(...ages)).toBeLessThanOrEqual(1)
})

test('the old page is sent at once while a new one is fetched', async () => {
  const { get, site } = await startProxied(counting(HOUR / 2, HOUR))
  expect((await get('/')).text).toBe('answer 1')
  let answerLater = () => {}
  site.answer = (_request, response) => {
    answerLater = () => response.end('late')
  }
  expect((await get('/')).text).toBe('answer 1')
  await askedTimes(site, 2)
  expect((await get('/')).text).toBe('answer 1')
  expect(site.asked).toHaveLength(2)
  answerLater()
})

test('a page that nobody asked for in an hour is not sent old', async () => {
  const { get } = await startProxied(counting(HOUR))
  expect((await get('/')).text).toBe('answer 1')
  expect((await get('/')).text).toBe('answer 2')
})

test('an old page is confirmed by its tag, not fetched again', async () => {
  const { get, site } = await startProxied((request, response) => {
    for (const [name, value] of keptFor(HOUR)) response.setHeader(name, value)
    response.setHeader('ETag', 'W/"one"')
    if (request.headers['if-none-match'] === 'W/"one"') response.writeHead(304).end()
    else response.end('body')
  })
  await get('/')
  expect(await get('/')).toMatchObject({ status: 200, text: 'body' })
  expect(site.requests[1]?.headers['if-none-match']).toBe('W/"one"')
})

test('data that a browser fetches ahead may be kept by it for a few seconds', async () => {
  const { get } = await startProxied(counting(0))
  const said = async (path: string, headers: Record<string, string> = {}) =>
    (await get(path, headers)).headers['cache-control']
  expect(await said('/a.data', { 'sec-purpose': 'prefetch' })).toBe('private, max-age=5')
  expect(await said('/a.data')).toMatch(/^public, max-age=0/)
  expect(await said('/a', { 'sec-purpose': 'prefetch' })).toMatch(/^public, max-age=0/)
})

test('the last good page is sent while the site fails, and when it is gone', async () => {
  const { get, site } = await startProxied(counting(HOUR))
  await get('/')
  site.answer = failing
  expect(await get('/')).toMatchObject({ status: 200, text: 'answer 1' })
  await site.close()
  expect(await get('/')).toMatchObject({ status: 200, text: 'answer 1' })
})

test('a page that was taken back does not return when the site is gone', async () => {
  const { get, site } = await startProxied(counting(HOUR))
  await get('/')
  site.answer = (_request, response) => {
    for (const [name, value] of keptFor(HOUR)) response.setHeader(name, value)
    response.writeHead(404).end('taken back')
  }
  expect((await get('/')).status).toBe(404)
  await site.close()
  expect(await get('/')).toMatchObject({ status: 404, text: 'taken back' })
})

test('words in both languages are sent where nothing is kept and the site is gone', async () => {
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

// Again where a busy machine took longer than the 200 ms that the others wait.
test('fifty readers of a cold page cause one request', { retry: 2 }, async () => {
  const kept = page(({ url }) => url)
  let answer = () => {}
  const { proxy, get, site } = await startProxied((request, response) => {
    answer = () => kept(request, response)
  })
  const read = () => ask(`${proxy.url}/cold`)
  const first = read()
  await askedTimes(site, 1)
  site.answer = kept
  const others = Array.from({ length: 49 }, read)
  // nginx takes requests as they come: when these are answered, it has seen the others.
  await get('/another')
  await get('/one-more')
  answer()
  const texts = (await Promise.all([first, ...others])).map(({ text }) => text)
  expect(texts).toEqual(Array.from({ length: 50 }, () => '/cold'))
  expect(site.asked).toEqual(['GET /cold', 'GET /another', 'GET /one-more'])
})

test.each([
  ['sets a cookie', { 'cache-control': 'public, max-age=60', 'set-cookie': 'language=EN' }],
  ['is private', { 'cache-control': 'private, no-cache' }],
  ['must not be stored', { 'cache-control': 'no-store' }],
  ['says nothing of caches', {}],
])('an answer that %s is never kept', async (_case, headers) => {
  const { get, site } = await startProxied((_request, response) => {
    response.writeHead(200, headers).end('mine')
  })
  expect((await get('/')).text).toBe('mine')
  expect((await get('/')).text).toBe('mine')
  expect(site.asked).toHaveLength(2)
})

test('an address that names a language is kept like any other, one that stores it is not', async () => {
  const { get, site } = await startProxied(page(() => 'page'))
  await get('/?language=EN')
  await get('/?language=EN')
  expect(site.asked).toHaveLength(1)
  await get('/?language=EN&store=yes')
  await get('/?language=EN&store=yes')
  expect(site.asked).toHaveLength(3)
})

test('readers are told to ask again, and of what the page depends on', async () => {
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

test('an answer that is not to be kept says so to readers as well', async () => {
  const { get } = await startProxied((_request, response) => {
    response.writeHead(404, { 'cache-control': 'private, no-cache', 'x-accel-expires': '0' })
    response.end('none')
  })
  expect((await get('/nowhere')).headers['cache-control']).toBe('private, no-cache')
})
