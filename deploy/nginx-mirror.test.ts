import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { startProxy } from '../scripts/steps/proxy.mjs'
import { page, send } from './proxied.ts'

/** The files of a mirror, by their names; each has its name as its text. */
const FILES = [
  ...['index.so.html', 'index.en.html', 'robots.txt', 'log/checkpoint', 'styles/a.css'],
  'verify-texts/fingerprints/0.js',
  ...['resources/news.so.html', 'resources/news.en.html', 'resources/news@page=2.en.html'],
  ...['resources/news@subcategory=Badda+iyo%20Xeebta&page=2.so.html', 'assets/a.svg'],
]

function mirrorFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-mirror-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of FILES) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, name)
  }
  return folder
}

/** The proxy with a mirror, and a site that can be ended. */
async function startMirrored() {
  const site = await startFakeApiHost(page(({ url }) => `site ${url}`))
  const proxy = await startProxy({ origins: [site.base], mirrorFolder: mirrorFolder() })
  onTestFinished(async () => {
    await proxy.stop()
    await site.close()
  })
  const get = (url: string, headers = {}) => send(proxy.url + url, { headers })
  return { site, proxy, get }
}

async function startAlone() {
  const started = await startMirrored()
  await started.site.close()
  return started
}

test.each([
  ['/', {}, 'index.so.html'],
  ['/?language=EN', {}, 'index.en.html'],
  ['/', { cookie: 'language=EN' }, 'index.en.html'],
  ['/resources/news', {}, 'resources/news.so.html'],
  ['/resources/news/', {}, 'resources/news.so.html'],
  ['/resources/news?page=2&language=EN', {}, 'resources/news@page=2.en.html'],
  ['/resources/news?page=99&language=EN', {}, 'resources/news.en.html'],
  [
    '/resources/news?page=2&subcategory=Badda+iyo%20Xeebta',
    {},
    'resources/news@subcategory=Badda+iyo%20Xeebta&page=2.so.html',
  ],
  ['/robots.txt', {}, 'robots.txt'],
  ['/log/checkpoint', {}, 'log/checkpoint'],
  ['/assets/a.svg', {}, 'assets/a.svg'],
])('without a site %s with %o is the mirror’s %s', async (url, headers, file) => {
  const { get } = await startAlone()
  const { status, text, headers: sent } = await get(url, headers)
  expect({ status, text }).toEqual({ status: 200, text: file })
  expect([sent['cache-control'], sent['x-content-type-options']]).toEqual(['no-store', 'nosniff'])
})

test('files of the mirror have their types', async () => {
  const { get } = await startAlone()
  const typeOf = async (url: string) => (await get(url)).headers['content-type']
  expect(await typeOf('/')).toBe('text/html; charset=utf-8')
  expect(await typeOf('/log/checkpoint')).toBe('text/plain; charset=utf-8')
  expect(await typeOf('/assets/a.svg')).toBe('image/svg+xml; charset=utf-8')
  expect(await typeOf('/styles/a.css')).toBe('text/css; charset=utf-8')
  expect(await typeOf('/verify-texts/fingerprints/0.js')).toBe('text/javascript; charset=utf-8')
})

test('a page that the proxy has cached comes before the mirror', async () => {
  const { get, site } = await startMirrored()
  await get('/resources/news')
  await site.close()
  expect((await get('/resources/news')).text).toBe('site /resources/news')
})

test('while the site responds no page comes from the mirror, but its styles and texts do', async () => {
  const { get } = await startMirrored()
  expect((await get('/resources/news')).text).toBe('site /resources/news')
  for (const file of ['styles/a.css', 'verify-texts/fingerprints/0.js']) {
    expect((await get(`/${file}`)).text).toBe(file)
  }
})

test('a page that the mirror has not is told to be away', async () => {
  const { get } = await startAlone()
  expect(await get('/nowhere')).toMatchObject({ status: 503, text: expect.stringContaining('503') })
})

test.each([
  ['/index.so.html', '/?language=SO'],
  ['/resources/news.en.html', '/resources/news?language=EN'],
  ['/resources/news@page=2.en.html', '/resources/news?page=2&language=EN'],
  [
    '/resources/news@subcategory=A+B%2520C.so.html',
    '/resources/news?subcategory=A+B%20C&language=SO',
  ],
])('a link of the mirror to %s leads to %s', async (link, to) => {
  const { get, proxy } = await startMirrored()
  const { status, headers } = await get(link)
  expect([status, headers.location]).toEqual([302, proxy.url + to])
})

test.each(['/%0d%0aSet-Cookie:%20a=b.so.html', '/a@%0d%0ab.so.html'])(
  'a link with a line break, %s, is passed to the site',
  async (link) => {
    const { get } = await startMirrored()
    expect((await get(link)).text).toMatch(/^site /)
  },
)

test.each([
  ['SO', 'Fariintaada lama dirin'],
  ['EN', 'Your message was not sent'],
])('a form that is sent without a site gets a clear word in %s', async (language, words) => {
  const { proxy } = await startAlone()
  const url = `${proxy.url}/contact?language=${language}`
  const { status, text, headers } = await send(url, { method: 'POST', body: 'name=A' })
  expect({ status, cache: headers['cache-control'] }).toEqual({ status: 503, cache: 'no-store' })
  expect(text).toContain(words)
})
