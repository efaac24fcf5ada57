import { CALLS, type Call, OLD_PAGE_KEYS } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { processorTime } from '../bench/server/processes.ts'
import { page, startProxied } from './proxied.ts'

const byCookie = page(({ headers }) => headers.cookie ?? 'none', {
  Vary: 'Cookie, Save-Data, Accept-Encoding',
})
const byUrl = page(({ url }) => url)
const byEncoding = page(({ headers }) => String(headers['accept-encoding'] ?? 'identity'))

test('a page is cached once for each language, and languages never mix', async () => {
  const { get, site } = await startProxied(byCookie)
  const read = async (cookie: string) => (await get('/', cookie ? { cookie } : {})).text
  expect(await read('')).toBe('none')
  expect(await read('language=EN')).toBe('language=EN')
  expect(await read('a=1; language=EN; b=2')).toBe('language=EN')
  expect(await read('language=SO')).toBe('none')
  expect(site.requestLines).toEqual(['GET /', 'GET /'])
})

test('a page whose query names its language is cached once, whatever the cookie', async () => {
  const { get, site } = await startProxied(byCookie)
  const read = async (cookie: string) => (await get('/a?language=EN', { cookie })).text
  expect([await read(''), await read('language=SO')]).toEqual(['language=EN', 'language=EN'])
  expect((await get('/a?language=SO', { cookie: 'language=EN' })).text).toBe('none')
  expect(site.requestLines).toEqual(['GET /a?language=EN', 'GET /a?language=SO'])
  expect((await get('/a?language=en', { cookie: 'language=EN' })).text).toBe('language=EN')
})

test.each(['en', 'ENG', 'XEN', 'DE'])('the cookie %s means Somali', async (value) => {
  const { get } = await startProxied(byCookie)
  expect((await get('/', { cookie: `language=${value}` })).text).toBe('none')
  expect((await get('/', { cookie: `__Host-language=${value}` })).text).toBe('none')
})

test('the cookie of this host alone counts before the one without the prefix, in the same cached pages', async () => {
  const { get, site } = await startProxied(byCookie)
  const read = async (cookie: string) => (await get('/', { cookie })).text
  expect(await read('__Host-language=EN')).toBe('language=EN')
  expect(await read('language=SO; __Host-language=EN; b=2')).toBe('language=EN')
  expect(await read('language=EN')).toBe('language=EN')
  expect(await read('__Host-language=SO; language=EN')).toBe('none')
  expect(await read('language=EN; __Host-language=en')).toBe('none')
  expect(await read('a__Host-language=EN; b=__Host-language=EN')).toBe('none')
  expect(site.requestLines).toHaveLength(2)
})

const bySaver = page(({ headers }) => String(headers['save-data'] ?? 'full'), {
  Vary: 'Cookie, Save-Data, Accept-Encoding',
})

test.each([
  [{ 'save-data': 'on' }, 'on'],
  [{ 'save-data': 'ON; x' }, 'on'],
  [{ 'save-data': 'off' }, 'full'],
  [{ 'save-data': 'only' }, 'full'],
  [{ cookie: 'saver=on' }, 'on'],
  [{ cookie: 'language=EN; saver=off', 'save-data': 'on' }, 'full'],
  [{ cookie: 'saver=ON' }, 'full'],
  [{ cookie: 'saver=no', 'save-data': 'on' }, 'on'],
  [{ cookie: '__Host-saver=on' }, 'on'],
  [{ cookie: 'saver=on; __Host-saver=off', 'save-data': 'on' }, 'full'],
  [{ cookie: 'saver=off; __Host-saver=no', 'save-data': 'on' }, 'on'],
])('with %j the site gets the data saver as %s', async (headers, expected) => {
  const { get } = await startProxied(bySaver)
  expect((await get('/', headers as unknown as Record<string, string>)).text).toBe(expected)
})

test('a page is cached once with the data saver and once without, and they never mix', async () => {
  const { get, site } = await startProxied(bySaver)
  const readers: Record<string, string>[] = [{}, { cookie: 'saver=on' }, { 'save-data': 'on' }, {}]
  const texts: string[] = []
  for (const headers of readers) texts.push((await get('/', headers)).text)
  expect(texts).toEqual(['full', 'on', 'on', 'full'])
  expect(site.requestLines).toHaveLength(2)
})

test.each(['/?saver=on', '/?language=EN&store=yes'])(
  '%s sets a cookie, so it is requested each time',
  async (path) => {
    const { get, site } = await startProxied(byUrl)
    await get(path)
    await get(path)
    expect(site.requestLines).toEqual([`GET ${path}`, `GET ${path}`])
  },
)

test.each(['/api/a', '/media/a.webp', '/assets/a.js', '/_root.data'])(
  '%s is the same with the data saver and without',
  async (path) => {
    const { get, site } = await startProxied(bySaver)
    expect((await get(path, { 'save-data': 'on' })).text).toBe('full')
    expect((await get(path, { cookie: 'saver=on' })).text).toBe('full')
    expect(site.requestLines).toHaveLength(1)
  },
)

test.each(OLD_PAGE_KEYS)('the old page /?%s=… is requested each time', async (key) => {
  const { get, site } = await startProxied(byUrl)
  const path = `/?utm_source=x&${key}=5`
  expect([(await get(path)).text, (await get(path)).text]).toEqual([path, path])
  expect((await get(`/?x${key}=5`)).text).toBe('/')
  expect((await get(`/resources/news?${key}=5`)).text).toBe('/resources/news')
  expect(site.requestLines).toHaveLength(4)
})

test('tracking parameters and another order of the query cause no new request', async () => {
  const { get, site } = await startProxied(byUrl)
  await get('/resources/news?page=2&subcategory=7')
  const reordered = await get('/resources/news?utm_source=x&subcategory=7&fbclid=y&page=2&gclid=')
  expect(reordered.text).toBe('/resources/news?subcategory=7&page=2')
  await get('/resources/news')
  await get('/resources/news?utm_source=x')
  expect(site.requestLines).toEqual([
    'GET /resources/news?subcategory=7&page=2',
    'GET /resources/news',
  ])
})

const PAGE_KEYS = [
  'subcategory',
  'view',
  'tab',
  'department',
  'page',
  'language',
  'store',
  'saver',
  '_routes',
]

test.each([...PAGE_KEYS, 'q', 'kind', 'year'])('requests for pages keep %s', async (key) => {
  const { get } = await startProxied(byUrl)
  expect((await get(`/a?${key}=some%20value`)).text).toBe(`/a?${key}=some%20value`)
  expect((await get(`/a?${key}=another`)).text).toBe(`/a?${key}=another`)
})

test('a search is requested each time', async () => {
  const { get, site } = await startProxied(byUrl)
  await get('/search?q=badda')
  await get('/search?q=badda')
  expect(site.requestLines).toEqual(['GET /search?q=badda', 'GET /search?q=badda'])
})

const CALL_KEYS = new Set([
  ...Object.values<Call>(CALLS).flatMap(({ relayed, query }) =>
    relayed ? Object.keys(query) : [],
  ),
  'page',
  'page_size',
])

test.each([...CALL_KEYS])('calls keep %s', async (key) => {
  const { get } = await startProxied(byUrl)
  expect((await get(`/api/a?x=1&${key}=3`)).text).toBe(`/api/a?${key}=3`)
  expect((await get(`/api/a?${key}=4`)).text).toBe(`/api/a?${key}=4`)
})

test.each([
  '/api/a?category_id=1&category_id=2',
  '/api/a?category_id=1&x=1&category_id=1',
  '/api/a?language=SO&category_id=1&language',
  '/api/a?category_id=1&category%5Fid=2',
  '/api/a?CATEGORY_ID=1&category_id=2',
])('the ambiguous call %s is passed on unchanged, each time', async (path) => {
  const { get, site } = await startProxied(byUrl)
  expect((await get(path)).text).toBe(path)
  await get(path)
  expect(site.requestLines).toEqual([`GET ${path}`, `GET ${path}`])
})

test('a call with unknown keys, however often, is cached', async () => {
  const { get, site } = await startProxied(byUrl)
  await get('/api/a?utm_source=1&category_id=1&utm_source=2')
  await get('/api/a?category_id=1&xpage=1&pagex=1&page=')
  expect(site.requestLines).toEqual(['GET /api/a?category_id=1'])
})

test('a long query takes no time to match', async () => {
  const { get, proxy } = await startProxied(byUrl)
  for (const part of ['a&', 'page', 'A', 'page=1&a&', '&', 'title=']) {
    // In microseconds of nginx's own: on a busy machine it may have to wait for the processor.
    const before = processorTime(proxy.pid)
    await get(`/api/a?${part.repeat(7_000 / part.length)}`)
    expect(processorTime(proxy.pid) - before, part).toBeLessThan(1_000_000)
  }
})

test('a call is cached once for both languages of the cookie', async () => {
  const { get, site } = await startProxied(byCookie)
  expect((await get('/api/a?language=EN', { cookie: 'language=EN' })).text).toBe('none')
  expect((await get('/api/a?language=EN')).text).toBe('none')
  expect(site.requestLines).toHaveLength(1)
})

test.each([
  ['/a?page=2&page=3', '/a?page=2'],
  ['/a?PAGE=2&page=3', '/a?page=2'],
  ['/a?%70age=3', '/a'],
  ['/a%20b/%C3%A9?x', '/a%20b/%C3%A9'],
  ['/a%0d%0aX-Evil:%201', '/a%0d%0aX-Evil:%201'],
])('the request for %s reaches the site as in the cache key: %s', async (path, expected) => {
  const { get } = await startProxied(byUrl)
  expect((await get(path)).text).toBe(expected)
})

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0,gzip;q=0.000', 'identity'],
  ['br;q=0.5', 'br'],
  ['BR', 'br'],
  ['sbr, gzipped', 'identity'],
  ['identity', 'identity'],
])('the encoding of "%s" is %s', async (accepted, encoding) => {
  const { get } = await startProxied(byEncoding)
  expect((await get('/', { 'accept-encoding': accepted })).text).toBe(encoding)
})

test('a page is cached once for each encoding, and encodings never mix', async () => {
  const { get, site } = await startProxied(byEncoding)
  const read = async (accepted: string) => (await get('/', { 'accept-encoding': accepted })).text
  const accepted = ['br', 'gzip', 'identity', 'gzip, br', 'gzip, deflate', 'zstd']
  const encodings: string[] = []
  for (const value of accepted) encodings.push(await read(value))
  expect(encodings).toEqual(['br', 'gzip', 'identity', 'br', 'gzip', 'identity'])
  expect(site.requestLines).toHaveLength(3)
})

test('the number in the address of a QR code reaches the site, and its page is not kept', async () => {
  const { get, site } = await startProxied(byUrl)
  const address = '/verify?number=WG-34&language=SO'
  for (let time = 0; time < 2; time += 1) expect((await get(address)).text).toBe(address)
  expect(site.requestLines).toHaveLength(2)
})
