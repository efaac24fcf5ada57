import { expect, inject, test } from 'vitest'
import { startLoneSite } from '../harness/lone-site.ts'
import { at } from '../harness/places.ts'

/** The first address of a kind that a page names. */
async function named(pattern: RegExp, on = '/resources/news?language=EN'): Promise<string> {
  const found = pattern.exec(await (await fetch(at(on))).text())?.[0]
  if (found === undefined) throw new Error(`${on} names nothing like ${pattern}`)
  return found
}

const PAGE =
  /^default-src 'none'; script-src 'self' 'sha256-.*; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default cleaned-html$/
const BARE_PAGE = /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'/
const NO_PAGE = /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/
const WORKER = /^default-src 'none'; connect-src 'self'$/
/** Of what a browser makes no document of, and of an answer without a body. */
const NONE = /^none$/

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
  ['an article', () => named(/\/resources\/NewsDetail\/[\w-]+/), 200, PAGE, 'same-origin'],
  ['the data of a page', () => '/contact.data', 200, NO_PAGE, 'same-origin'],
  ['a page that is not there', () => '/nowhere', 404, PAGE, 'same-origin'],
  ['a file that is not there', () => '/nowhere.php', 404, BARE_PAGE, 'same-origin'],
  [
    'a page by a wrong method',
    () => '/contact',
    405,
    BARE_PAGE,
    'same-origin',
    { method: 'DELETE' },
  ],
  [
    'a form by another site',
    () => '/contact',
    403,
    BARE_PAGE,
    'same-origin',
    { method: 'POST', headers: { origin: 'https://evil.example' } },
  ],
  ['an address that is too long', () => `/${'a'.repeat(5_000)}`, 414, BARE_PAGE, 'same-origin'],
  ['a call', () => '/api/operations/featured?language=EN', 200, NO_PAGE, 'cross-origin'],
  ['a call that is wrong', () => '/api/operations/featured', 400, NO_PAGE, 'cross-origin'],
  ['a call that is not there', () => '/api/users', 404, NO_PAGE, 'cross-origin'],
  [
    'a message that is no JSON',
    () => '/api/contact_submit',
    415,
    NO_PAGE,
    'cross-origin',
    { method: 'POST', body: 'x' },
  ],
  ['the description of the calls', () => '/api/openapi.json', 200, NO_PAGE, 'cross-origin'],
  ['a picture', () => named(/\/media\/[\w./-]+\.(?:jpg|webp|avif|png)/), 200, NONE, 'cross-origin'],
  [
    'a file of the desk that is not there',
    () => '/media/nothing.jpg',
    404,
    NO_PAGE,
    'cross-origin',
  ],
  ['a script', () => named(/\/assets\/[\w./-]+\.js/), 200, NONE, 'same-origin'],
  ['the service worker', () => '/sw.js', 200, WORKER, 'same-origin'],
  ['a font', () => named(/\/assets\/[\w./-]+\.woff2/), 200, NONE, 'same-origin'],
  ['a drawing', () => '/favicon.svg', 200, NO_PAGE, 'same-origin'],
  ['the manifest', () => '/so.webmanifest', 200, NO_PAGE, 'same-origin'],
  ['a feed', () => '/feeds/en/news.atom', 200, NO_PAGE, 'cross-origin'],
  ['a redirection', () => '/cards/en/1-000000000000.jpg', 302, NONE, 'cross-origin'],
  ['the map of the site', () => '/sitemap.xml', 200, NO_PAGE, 'cross-origin'],
  ['what robots read', () => '/robots.txt', 200, NO_PAGE, 'same-origin'],
]

/** What a browser heeds in documents alone. */
const OF_PAGES = ['cross-origin-opener-policy', 'referrer-policy', 'permissions-policy']
const SAID_OF_PAGES = [
  'same-origin',
  'strict-origin-when-cross-origin',
  expect.stringContaining('camera=(), '),
]

/** What no answer says: by which programs, of which version, it was made. */
const BANNERS = ['server', 'x-powered-by', 'x-nextjs-cache', 'x-aspnet-version', 'via']

test.each(ROWS.map((row) => ({ kind: row[0], row })))(
  '$kind says what a browser may do with it',
  async ({ row }) => {
    const [, address, status, policy, embedding, init] = row
    const { headers, ...answer } = await ask(at(await address()), init)
    expect(answer.status).toBe(status)
    expect(headers.get('content-security-policy') ?? 'none').toMatch(policy)
    expect(headers.get('cross-origin-resource-policy')).toBe(embedding)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const isPage = policy === PAGE || policy === BARE_PAGE
    expect(OF_PAGES.map((name) => headers.get(name))).toEqual(
      isPage ? SAID_OF_PAGES : OF_PAGES.map(() => null),
    )
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(BANNERS.filter((name) => headers.has(name))).toEqual([])
  },
)

async function ask(address: string, init: RequestInit = {}) {
  const { status, headers } = await fetch(address, { redirect: 'manual', ...init })
  return { status, headers }
}

test.each(['/contact', '/api/operations/featured?language=EN', '/favicon.svg', '/sitemap.xml'])(
  'what is unchanged at %s takes no other policy',
  async (path) => {
    const first = await ask(at(path))
    const tag = first.headers.get('etag') ?? ''
    const again = await ask(at(path), { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
    expect(again.headers.get('content-security-policy')).toBeNull()
    expect(again.headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test('HTTPS is asked for where the public address has it, by all that is no part of a page', async () => {
  const site = await startLoneSite('http://127.0.0.1:9', { SITE_URL: 'https://gaashaan.example' })
  try {
    for (const path of ['/contact', '/api/users', '/robots.txt', '/nowhere.php', '/favicon.svg']) {
      const { headers } = await ask(site.url + path)
      expect(headers.get('strict-transport-security'), path).toBe('max-age=63072000')
    }
    const { headers } = await ask(site.url + (await named(/\/assets\/[\w./-]+\.js/)))
    expect(headers.get('strict-transport-security')).toBeNull()
  } finally {
    await site.stop()
  }
})

test.each(['/admin/login', '/api/users/me', '/api/nowhere', '/api/content-version', '/nowhere'])(
  'the desk does not say at %s what it is made of',
  async (path) => {
    const { headers } = await ask(inject('desk') + path)
    expect(['server', 'x-powered-by'].filter((name) => headers.has(name))).toEqual([])
  },
)
