import { beforeAll, expect, test, vi } from 'vitest'
import type { CachedPage } from '../app/offline/cached-page.ts'

const page: CachedPage = {
  key: 'EN /war',
  language: 'EN',
  address: '/war?page=2',
  title: 'War on Terror',
  keptAt: Date.parse('2026-11-21T11:05:00Z'),
  readAt: 0,
  stays: false,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'self' 'sha256-x'; img-src 'self'",
  },
  html: '<html><body><a href="#content" class="skip">Skip</a><header></header></body></html>',
  files: [],
  bytes: 0,
}

let cookies: { name: string; value: string }[] = []
const cookieStore = { getAll: async () => cookies }

// The modules read the service worker's global scope when they are loaded.
beforeAll(() => {
  vi.stubGlobal('self', { location: { origin: 'https://site.example' }, cookieStore })
  vi.stubGlobal('NEEDED_FILES', [])
})

test('a cached page has the banner after its skip link, with the time when it was cached', async () => {
  const { withOfflineBanner } = await import('./offline-banner.ts')
  const html = await (await withOfflineBanner(page, 'away')).text()
  expect(html).toMatch(/<body><a [^>]*>Skip<\/a><aside id="kept-copy" aria-label="Saved copy">/)
  expect(html).toContain(
    'You are offline.</strong> This page was saved on November 21, 2026 at 14:05',
  )
  expect(html).toContain('<a href="/war?page=2" data-again>Try again</a>')
  const slow = await (await withOfflineBanner(page, 'slow')).text()
  expect(slow).toContain('The server is not responding.')
})

test('the page’s policy allows the style of the banner and nothing else', async () => {
  const { withOfflineBanner } = await import('./offline-banner.ts')
  const response = await withOfflineBanner(page, 'away')
  const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'self' 'sha256-x' 'sha256-${hash}'; img-src 'self'`,
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['/_.data', '/'],
  ['/_.data?_routes=root', '/'],
  ['/resources/news.data?page=2&_routes=root', '/resources/news?page=2'],
  ['/resources/news/_.data', '/resources/news'],
])('the data at %s belongs to the page %s', async (data, expected) => {
  const { pageOfData } = await import('./navigation-handler.ts')
  expect(pageOfData(new URL(data, 'https://site.example'))).toBe(expected)
})

test('a URL that names no language redirects to the cached one that does, and the other way', async () => {
  const { redirectToVariant } = await import('./language-variant.ts')
  const at = (path: string) => new URL(path, 'https://site.example')
  const named = { ...page, address: '/war?page=2&language=EN' }
  expect(await redirectToVariant(at('/war?page=2'), page)).toBeUndefined()
  expect(await redirectToVariant(at('/war?page=2&language=EN'), named)).toBeUndefined()
  const there = await redirectToVariant(at('/war?page=2'), named)
  expect(there?.headers.get('location')).toBe('https://site.example/war?page=2&language=EN')
  const back = await redirectToVariant(at('/war?page=2&language=EN'), page)
  const html = await back?.text()
  expect(html).toContain('location.replace("https://site.example/war?page=2")')
  expect(html).toContain("document.cookie='__Host-language=EN; Path=/;")
})

test.each([
  ['/war', [], 'SO'],
  ['/war', ['language=EN'], 'EN'],
  ['/war', ['language=SO', '__Host-language=EN'], 'EN'],
  ['/war?language=SO', ['__Host-language=EN'], 'SO'],
])('without a network the page %s with the cookies %j is in %s', async (path, pairs, language) => {
  const { languageFor } = await import('./navigation-handler.ts')
  cookies = pairs.map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return { name, value }
  })
  expect(await languageFor(new URL(path, 'https://site.example'))).toBe(language)
})

const offline = async (from: string) => {
  const { withCachedPages } = await import('./offline-page.ts')
  const address = new URL(`https://site.example/offline?from=${encodeURIComponent(from)}`)
  return withCachedPages('<div id="kept-pages"></div>', address, 'EN')
}

test('the offline page links to the requested page', async () => {
  expect(await offline('/war?page=2')).toContain('<a href="/war?page=2" data-again>')
})

test.each(['/.//evil.example/x', '//evil.example/x', 'https://evil.example/x', '/\\evil.example'])(
  'the offline page has no link for %s',
  async (from) => {
    expect(await offline(from)).not.toContain('evil.example')
  },
)

test('data at an invalid path belongs to the home page', async () => {
  const { pageOfData } = await import('./navigation-handler.ts')
  expect(pageOfData(new URL('https://site.example//evil.example/x.data'))).toBe('/')
})
