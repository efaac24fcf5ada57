import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CALLS } from '@gaashaan/contract'
import { redirectExamples } from '@gaashaan/contract/examples'
import { expect, onTestFinished, test } from 'vitest'
import { jsonResponse, startFakeApiHost, withContentVersion } from '../testing/fake-api-host.ts'
import { pageState, testBuild } from '../testing/test-build.ts'
import { createTestServer } from '../testing/test-server.ts'

const { app, lines } = await createTestServer()

test('a page comes in Somali by default, and its Vary header names the cookie', async () => {
  const response = await app.inject('/')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['content-language']).toBe('so')
  expect(response.headers.vary).toContain('Cookie')
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(pageState(response.body).loaderData['/']).toMatchObject({
    language: 'SO',
    client: '',
    showStack: false,
  })
})

test('the cookie chooses the language', async () => {
  const response = await app.inject({ url: '/', headers: { cookie: 'language=EN' } })
  expect(response.headers['content-language']).toBe('en')
  expect(pageState(response.body).loaderData['/']).toMatchObject({ language: 'EN' })
})

test('a URL that names a language chooses it and stores nothing', async () => {
  const response = await app.inject({ url: '/?language=EN', headers: { cookie: 'language=SO' } })
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(pageState(response.body).loaderData['/']).toMatchObject({ language: 'EN' })
})

const COOKIE = 'language=EN; Path=/; Max-Age=31536000; SameSite=Lax'

test.each([
  [{}, [COOKIE]],
  [{ 'sec-fetch-site': 'same-origin' }, [COOKIE]],
  [{ 'sec-fetch-site': 'cross-site' }, undefined],
  [{ 'sec-fetch-site': 'none' }, undefined],
])('the language switch’s URL redirects and, with %j, stores %s', async (headers, cookie) => {
  for (const path of ['/', '/no/such/page', '/resources/news']) {
    const response = await app.inject({ url: `${path}?language=EN&store=yes&page=2`, headers })
    expect([response.statusCode, response.headers.location]).toEqual([303, '?language=EN&page=2'])
    expect(response.headers['set-cookie']).toEqual(cookie)
    expect(response.headers['cache-control']).toBe('no-store')
  }
})

test('a URL that names a language and turns the data saver on stores the latter', async () => {
  const stored = await app.inject('/?language=EN&saver=on')
  expect([stored.statusCode, stored.headers.location]).toEqual([303, './?language=EN'])
  const cookie = String(stored.headers['set-cookie'])
  expect(cookie).toBe('saver=on; Path=/; Max-Age=31536000; SameSite=Lax')
  const page = await app.inject({ url: '/?language=EN', headers: { cookie } })
  expect(pageState(page.body).loaderData['/']).toMatchObject({
    language: 'EN',
    isDataSaverOn: true,
  })
})

test('a browser that prefers less data gets pages with the data saver on', async () => {
  const headers = { 'save-data': 'on', cookie: 'saver=off' }
  const response = await app.inject({ url: '/', headers })
  expect(pageState(response.body).loaderData['/']).toMatchObject({ isDataSaverOn: false })
  const preferred = await app.inject({ url: '/', headers: { 'save-data': 'on' } })
  expect(pageState(preferred.body).loaderData['/']).toMatchObject({ isDataSaverOn: true })
})

test('the policy of a page has the hash of its own script', async () => {
  const response = await app.inject('/')
  const script = /<script>(.*)<\/script>/.exec(response.body)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(response.headers['content-security-policy']).toContain(
    `script-src 'self' 'sha256-${hash}'`,
  )
})

test('a page is compressed as the reader accepts', async () => {
  const plain = await app.inject('/')
  const get = async (accepted: string) => {
    const response = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
    return { encoding: response.headers['content-encoding'], bytes: response.rawPayload }
  }
  const br = await get('gzip, br')
  expect(br.encoding).toBe('br')
  expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.body)
  const gz = await get('gzip')
  expect(gz.encoding).toBe('gzip')
  expect(gunzipSync(gz.bytes).toString()).toBe(plain.body)
  expect((await get('identity')).encoding).toBeUndefined()
  expect(plain.headers.vary).toBe('Cookie, Save-Data, Accept-Encoding')
})

test('a page that the reader has already is a 304', async () => {
  const first = await app.inject('/')
  const tag = String(first.headers.etag)
  const again = await app.inject({ url: '/', headers: { 'if-none-match': `"other", ${tag}` } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers.vary).toBe(first.headers.vary)
  const other = await app.inject({
    url: '/',
    headers: { 'if-none-match': tag, cookie: 'language=EN' },
  })
  expect(other.statusCode).toBe(200)
})

test('HEAD has the headers of GET and no body', async () => {
  const get = await app.inject('/')
  const head = await app.inject({ url: '/', method: 'HEAD' })
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
  expect(head.headers.etag).toBe(get.headers.etag)
})

test('the data of a page is sent for a navigation, in the requested language', async () => {
  const response = await app.inject({ url: '/_.data', headers: { cookie: 'language=EN' } })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/x-script')
  expect(response.headers['x-remix-response']).toBe('yes')
  expect(response.body).toContain('"EN"')
  expect(response.headers.vary).toContain('Cookie')
})

test('an old URL of a file redirects, unless the editors have set no target', async () => {
  const { file, elsewhere, number } = redirectExamples
  const data = [file, { ...elsewhere, from: '/index.php' }, number]
  const host = await startFakeApiHost(withContentVersion(jsonResponse({ success: true, data })))
  onTestFinished(() => host.close())
  const site = await createTestServer({ API_BASE_URL: host.base })
  const redirect = async (path: string) => {
    const { statusCode, headers } = await site.app.inject(path)
    return [statusCode, headers.location]
  }
  expect(await redirect(file.from)).toEqual([301, file.to])
  expect(await redirect(`${file.from.toUpperCase()}?x=1`)).toEqual([301, file.to])
  expect(await redirect('/index.php')).toEqual([302, elsewhere.to])
  expect(await redirect('/other.php')).toEqual([404, undefined])
  expect(await redirect('/')).toEqual([200, undefined])
  expect(await redirect(number.from)).toEqual([301, number.to])
  expect(await redirect('/?p=1')).toEqual([200, undefined])
})

test('a page’s redirect and cookies are sent', async () => {
  const moved = await app.inject('/moved')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/contact'])
  const cookies = await app.inject('/cookies?language=SO')
  expect(cookies.headers['set-cookie']).toEqual(['a=1', 'b=2'])
})

test('an unknown path is a page with 404', async () => {
  const response = await app.inject('/no/such/page')
  expect(response.statusCode).toBe(404)
  expect(response.body).toContain('state=')
})

test.each(['/wp-login.php', '/.env', '/assets/gone.js', '/a/b.c/d.txt', '/.git/config.lock'])(
  '%s is not a page and is not rendered',
  async (url) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain('state=')
    expect(response.body).toContain('Bogga Hore')
  },
)

test('a page that cannot be rendered is an error page in both languages, without the reason', async () => {
  const response = await app.inject('/unrenderable')
  expect(response.statusCode).toBe(500)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).toContain('Unexpected Application Error!')
  expect(response.body).toContain('Cilad ayaa ka dhacday')
  expect(response.body).toContain('Something went wrong on our side')
  expect(response.body).not.toContain('secret detail')
  expect(response.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
})

test('a build that fails is an error page and one line in the log', async () => {
  const broken = await createTestServer({}, { build: () => Promise.reject(new Error('no build')) })
  const response = await broken.app.inject('/contact?name=somebody')
  expect(response.statusCode).toBe(500)
  expect(response.body).not.toContain('no build')
  expect(broken.lines).toEqual(['GET /contact: no build'])
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s is refused', async (method) => {
  const response = await app.inject({ url: '/', method })
  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toBe('GET, HEAD, POST')
})

test.each([
  ['/%E0%A4%A', 400],
  [`/${'a'.repeat(5_000)}`, 414],
])('an invalid URL is refused: %.12s', async (url, status) => {
  expect((await app.inject(url)).statusCode).toBe(status)
})

test('a path that begins with two slashes is a path of this site', async () => {
  const response = await app.inject({ url: '//evil.example/x', headers: { host: 'localhost' } })
  expect(response.statusCode).toBe(404)
  expect(response.headers.location).toBeUndefined()
})

test('every response has the security headers', async () => {
  const urls = ['/', '/no/such/page', '/x.php', '/api/x', '/media/x.jpg', '/%E0%A4%A']
  for (const url of urls) {
    const { headers } = await app.inject(url)
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['cross-origin-resource-policy'], url).toMatch(/^(?:same|cross)-origin$/)
    expect(headers['content-security-policy'], url).toContain("default-src 'none'")
    expect(headers['strict-transport-security'], url).toBeUndefined()
    expect(headers['x-powered-by'], url).toBeUndefined()
  }
})

test('a secure site requires secure visits', async () => {
  const secure = await createTestServer({ SITE_URL: 'https://www.site.example' })
  const { headers, body } = await secure.app.inject('/?language=EN')
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains$/)
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  expect(pageState(body).url).toBe('https://www.site.example/?language=EN')
})

test.each([
  ['/?saver=on', 'saver', 'on'],
  ['/war?language=EN&store=yes', 'language', 'EN'],
])(
  'on a secure site %s stores __Host-%s, and ends the cookie without the prefix',
  async (url, key, value) => {
    const { app: secure } = await createTestServer({ SITE_URL: 'https://www.site.example' })
    const { headers } = await secure.inject(url)
    expect(headers['set-cookie']).toEqual([
      `__Host-${key}=${value}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
      `${key}=; Path=/; Max-Age=0; Secure`,
    ])
  },
)

test('only a trusted proxy may name the client of a request', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.7' }
  const clientOf = async (server: typeof app) =>
    pageState((await server.inject({ url: '/client', headers })).body).loaderData['/client']?.client
  expect(await clientOf(app)).toBe('127.0.0.1')
  const behindProxy = await createTestServer({ TRUST_PROXY: 'loopback' })
  expect(await clientOf(behindProxy.app)).toBe('192.0.2.7')
})

test('in development, pages show stacks and have no policy', async () => {
  const development = await createTestServer(
    { NODE_ENV: 'development' },
    { build: async () => testBuild },
  )
  const response = await development.app.inject('/')
  expect(pageState(response.body).loaderData['/']).toMatchObject({ showStack: true })
  expect(response.headers['content-security-policy']).toBeUndefined()
})

test('nothing about readers is logged', () => {
  // The API host is away, which is logged for each path that might redirect.
  expect(lines.filter((line) => !line.startsWith(`${CALLS.redirects.path}: `))).toEqual([])
})
