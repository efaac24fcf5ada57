import { expect, inject, test } from 'vitest'
import { at } from '../harness/places.ts'
import { startLoneSite } from '../harness/servers/lone-site.ts'

/** The first match in the HTML of a page. */
async function findPath(pattern: RegExp, page = '/resources/news?language=EN'): Promise<string> {
  const match = pattern.exec(await (await fetch(at(page))).text())?.[0]
  if (match === undefined) throw new Error(`${page} has nothing like ${pattern}`)
  return match
}

const PAGE =
  /^default-src 'none'; script-src 'self' 'sha256-.*; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default cleaned-html$/
const ERROR_PAGE = /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'/
const NO_DOCUMENT =
  /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/
const WORKER = /^default-src 'none'; connect-src 'self'$/
/** For what is no document, and for a response without a body. */
const NO_POLICY = /^none$/

type Row = readonly [
  kind: string,
  address: () => string | Promise<string>,
  status: number,
  policy: RegExp,
  embedding: 'same-origin' | 'cross-origin',
  init?: RequestInit,
]

const ROWS: readonly Row[] = [
  ['a page', () => '/contact', 200, PAGE, 'same-origin'],
  ['a page in a named language', () => '/contact?language=EN', 200, PAGE, 'same-origin'],
  ['an article', () => findPath(/\/resources\/NewsDetail\/[\w-]+/), 200, PAGE, 'same-origin'],
  ['the data of a page', () => '/contact.data', 200, NO_DOCUMENT, 'same-origin'],
  ['a missing page', () => '/nowhere', 404, PAGE, 'same-origin'],
  ['a missing file', () => '/nowhere.php', 404, ERROR_PAGE, 'same-origin'],
  [
    'a page by a method that is not allowed',
    () => '/contact',
    405,
    ERROR_PAGE,
    'same-origin',
    { method: 'DELETE' },
  ],
  [
    'a form of another site',
    () => '/contact',
    403,
    ERROR_PAGE,
    'same-origin',
    { method: 'POST', headers: { origin: 'https://evil.example' } },
  ],
  ['a path that is too long', () => `/${'a'.repeat(5_000)}`, 414, ERROR_PAGE, 'same-origin'],
  ['a call', () => '/api/operations/featured?language=EN', 200, NO_DOCUMENT, 'cross-origin'],
  ['an invalid call', () => '/api/operations/featured', 400, NO_DOCUMENT, 'cross-origin'],
  ['a missing call', () => '/api/users', 404, NO_DOCUMENT, 'cross-origin'],
  [
    'a message that is not JSON',
    () => '/api/contact_submit',
    415,
    NO_DOCUMENT,
    'cross-origin',
    { method: 'POST', body: 'x' },
  ],
  ['the description of the calls', () => '/api/openapi.json', 200, NO_DOCUMENT, 'cross-origin'],
  [
    'a picture',
    () => findPath(/\/media\/[\w./-]+\.(?:jpg|webp|avif|png)/),
    200,
    NO_POLICY,
    'cross-origin',
  ],
  ['a missing file of the desk', () => '/media/nothing.jpg', 404, NO_DOCUMENT, 'cross-origin'],
  ['a script', () => findPath(/\/assets\/[\w./-]+\.js/), 200, NO_POLICY, 'same-origin'],
  ['the service worker', () => '/sw.js', 200, WORKER, 'same-origin'],
  ['a font', () => findPath(/\/assets\/[\w./-]+\.woff2/), 200, NO_POLICY, 'same-origin'],
  ['a drawing', () => '/favicon.svg', 200, NO_DOCUMENT, 'same-origin'],
  ['the manifest', () => '/so.webmanifest', 200, NO_DOCUMENT, 'same-origin'],
  ['a feed', () => '/feeds/en/news.atom', 200, NO_DOCUMENT, 'cross-origin'],
  ['a redirect', () => '/cards/en/1-000000000000.jpg', 302, NO_POLICY, 'cross-origin'],
  ['the sitemap', () => '/sitemap.xml', 200, NO_DOCUMENT, 'cross-origin'],
  ['robots.txt', () => '/robots.txt', 200, NO_DOCUMENT, 'same-origin'],
]

/** Headers that concern documents alone. */
const DOCUMENT_HEADERS = ['cross-origin-opener-policy', 'referrer-policy', 'permissions-policy']
const DOCUMENT_VALUES = [
  'same-origin',
  'strict-origin-when-cross-origin',
  expect.stringContaining('camera=(), '),
]

/** Headers that would name the programs and their versions. */
const BANNERS = ['server', 'x-powered-by', 'x-nextjs-cache', 'x-aspnet-version', 'via']

test.each(ROWS.map((row) => ({ kind: row[0], row })))(
  '$kind says what a browser may do with it',
  async ({ row }) => {
    const [, address, status, policy, embedding, init] = row
    const { headers, ...response } = await request(at(await address()), init)
    expect(response.status).toBe(status)
    expect(headers.get('content-security-policy') ?? 'none').toMatch(policy)
    expect(headers.get('cross-origin-resource-policy')).toBe(embedding)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const isPage = policy === PAGE || policy === ERROR_PAGE
    expect(DOCUMENT_HEADERS.map((name) => headers.get(name))).toEqual(
      isPage ? DOCUMENT_VALUES : DOCUMENT_HEADERS.map(() => null),
    )
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(BANNERS.filter((name) => headers.has(name))).toEqual([])
  },
)

async function request(address: string, init: RequestInit = {}) {
  const { status, headers } = await fetch(address, { redirect: 'manual', ...init })
  return { status, headers }
}

test.each(['/contact', '/api/operations/featured?language=EN', '/favicon.svg', '/sitemap.xml'])(
  'a response 304 at %s has no policy of its own',
  async (path) => {
    const first = await request(at(path))
    const tag = first.headers.get('etag') ?? ''
    const revalidated = await request(at(path), { headers: { 'if-none-match': tag } })
    expect(revalidated.status).toBe(304)
    expect(revalidated.headers.get('content-security-policy')).toBeNull()
    expect(revalidated.headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test('HTTPS is asked for with everything, where the public address has it', async () => {
  const site = await startLoneSite('http://127.0.0.1:9', { SITE_URL: 'https://gaashaan.example' })
  try {
    const asset = await findPath(/\/assets\/[\w./-]+\.js/)
    const paths = ['/contact', '/api/users', '/robots.txt', '/nowhere.php', '/favicon.svg', asset]
    for (const path of paths) {
      const { headers } = await request(site.url + path)
      expect(headers.get('strict-transport-security'), path).toBe('max-age=63072000')
    }
  } finally {
    await site.stop()
  }
})

test.each(['/admin/login', '/api/users/me', '/api/nowhere', '/api/content-version', '/nowhere'])(
  'the desk does not name its programs at %s',
  async (path) => {
    const { headers } = await request(inject('desk') + path)
    expect(['server', 'x-powered-by'].filter((name) => headers.has(name))).toEqual([])
  },
)

test('browsers that ask the desk for favicon.ico get its icon', async () => {
  const { headers } = await request(`${inject('desk')}/favicon.ico`)
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
})
