import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CALLS } from '@gaashaan/contract'
import { redirectExamples } from '@gaashaan/contract/examples'
import { expect, onTestFinished, test } from 'vitest'
import { jsonResponse, startFakeApiHost } from '../testing/fake-api-host.ts'
import { stateOf, testBuild } from '../testing/test-build.ts'
import { createTestServer } from '../testing/test-server.ts'

const { app, lines } = await createTestServer()

test('a page comes whole, in Somali, and says that it depends on the cookie', async () => {
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-language']).toBe('so')
  expect(answer.headers.vary).toContain('Cookie')
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(stateOf(answer.body).loaderData['/']).toMatchObject({
    language: 'SO',
    client: '',
    showStack: false,
  })
})

test('the cookie chooses the language', async () => {
  const answer = await app.inject({ url: '/', headers: { cookie: 'language=EN' } })
  expect(answer.headers['content-language']).toBe('en')
  expect(stateOf(answer.body).loaderData['/']).toMatchObject({ language: 'EN' })
})

test('an address that names a language is shown in it and stores nothing', async () => {
  const answer = await app.inject({ url: '/?language=EN', headers: { cookie: 'language=SO' } })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(stateOf(answer.body).loaderData['/']).toMatchObject({ language: 'EN' })
})

const COOKIE = 'language=EN; Path=/; Max-Age=31536000; SameSite=Lax'

test.each([
  [{}, COOKIE],
  [{ 'sec-fetch-site': 'same-origin' }, COOKIE],
  [{ 'sec-fetch-site': 'cross-site' }, undefined],
  [{ 'sec-fetch-site': 'none' }, undefined],
])('the switch’s address leads on and, asked with %j, stores %s', async (headers, cookie) => {
  for (const path of ['/', '/no/such/page', '/resources/news']) {
    const answer = await app.inject({ url: `${path}?language=EN&store=yes&page=2`, headers })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '?language=EN&page=2'])
    expect(answer.headers['set-cookie']).toBe(cookie)
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('an address that names a language and turns the data saver on stores the latter', async () => {
  const answer = await app.inject('/?language=EN&saver=on')
  expect(answer.headers['set-cookie']).toBe('saver=on; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(stateOf(answer.body).loaderData['/']).toMatchObject({ language: 'EN', isSaving: true })
})

test('a browser that saves data is sent pages with the data saver on', async () => {
  const answer = await app.inject({ url: '/?saver=off', headers: { 'save-data': 'on' } })
  expect(stateOf(answer.body).loaderData['/']).toMatchObject({ isSaving: false })
  const asked = await app.inject({ url: '/', headers: { 'save-data': 'on' } })
  expect(stateOf(asked.body).loaderData['/']).toMatchObject({ isSaving: true })
})

test('the policy of a page has the hash of its own script', async () => {
  const answer = await app.inject('/')
  const script = /<script>(.*)<\/script>/.exec(answer.body)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`)
})

test('a page is compressed as the reader accepts', async () => {
  const plain = await app.inject('/')
  const read = async (accepted: string) => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
    return { encoding: answer.headers['content-encoding'], bytes: answer.rawPayload }
  }
  const br = await read('gzip, br')
  expect(br.encoding).toBe('br')
  expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.body)
  const gz = await read('gzip')
  expect(gz.encoding).toBe('gzip')
  expect(gunzipSync(gz.bytes).toString()).toBe(plain.body)
  expect((await read('identity')).encoding).toBeUndefined()
  expect(plain.headers.vary).toBe('Cookie, Save-Data, Accept-Encoding')
})

test('a page that the reader has is a 304', async () => {
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

test('the data of a page comes for a navigation, in the language asked for', async () => {
  const answer = await app.inject({ url: '/_.data', headers: { cookie: 'language=EN' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/x-script')
  expect(answer.headers['x-remix-response']).toBe('yes')
  expect(answer.body).toContain('"EN"')
  expect(answer.headers.vary).toContain('Cookie')
})

test('an old address that names a file leads on, and one that nobody gave a new one does not', async () => {
  const { file, elsewhere, number } = redirectExamples
  const all = [file, { ...elsewhere, from: '/index.php' }, number]
  const host = await startFakeApiHost((request, response) =>
    jsonResponse(
      request.url === CALLS.redirects.path
        ? { success: true, data: all }
        : { success: true, data: { version: '1' } },
    )(request, response),
  )
  onTestFinished(() => host.close())
  const site = await createTestServer({ API_BASE_URL: host.base })
  const to = async (path: string) => {
    const { statusCode, headers } = await site.app.inject(path)
    return [statusCode, headers.location]
  }
  expect(await to(file.from)).toEqual([301, file.to])
  expect(await to(`${file.from.toUpperCase()}?x=1`)).toEqual([301, file.to])
  expect(await to('/index.php')).toEqual([302, elsewhere.to])
  expect(await to('/other.php')).toEqual([404, undefined])
  expect(await to('/')).toEqual([200, undefined])
  expect(await to(number.from)).toEqual([301, number.to])
  expect(await to('/?p=1')).toEqual([200, undefined])
})

test('a redirect and cookies of a page are passed on', async () => {
  const moved = await app.inject('/moved')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/contact'])
  const cookies = await app.inject('/cookies?language=SO')
  expect(cookies.headers['set-cookie']).toEqual(['a=1', 'b=2'])
})

test('an unknown address is a page with 404', async () => {
  const answer = await app.inject('/no/such/page')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('state=')
})

test.each(['/wp-login.php', '/.env', '/assets/gone.js', '/a/b.c/d.txt', '/.git/config.lock'])(
  '%s is no page and is not rendered',
  async (url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('state=')
    expect(answer.body).toContain('Bogga Hore')
  },
)

test('a page that cannot be rendered says so in both languages, without its reason', async () => {
  const answer = await app.inject('/unrenderable')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toContain('Unexpected Application Error!')
  expect(answer.body).toContain('Cilad ayaa ka dhacday')
  expect(answer.body).toContain('Something went wrong on our side')
  expect(answer.body).not.toContain('secret detail')
  expect(answer.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
})

test('a build that cannot be had is a page too, and one line for the operators', async () => {
  const broken = await createTestServer({}, { build: () => Promise.reject(new Error('no build')) })
  const answer = await broken.app.inject('/contact?name=somebody')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('no build')
  expect(broken.lines).toEqual(['GET /contact: no build'])
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s is refused', async (method) => {
  const answer = await app.inject({ url: '/', method })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD, POST')
})

test.each([
  ['/%E0%A4%A', 400],
  [`/${'a'.repeat(5_000)}`, 414],
])('an address that makes no sense is refused: %.12s', async (url, status) => {
  expect((await app.inject(url)).statusCode).toBe(status)
})

test('an address with two slashes is an address of this site', async () => {
  const answer = await app.inject({ url: '//evil.example/x', headers: { host: 'localhost' } })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers.location).toBeUndefined()
})

test('every answer has the security headers', async () => {
  const addresses = ['/', '/no/such/page', '/x.php', '/api/x', '/media/x.jpg', '/%E0%A4%A']
  for (const url of addresses) {
    const { headers } = await app.inject(url)
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['cross-origin-resource-policy'], url).toMatch(/^(?:same|cross)-origin$/)
    expect(headers['content-security-policy'], url).toContain("default-src 'none'")
    expect(headers['strict-transport-security'], url).toBeUndefined()
    expect(headers['x-powered-by'], url).toBeUndefined()
  }
})

test('a secure site asks to be visited securely alone', async () => {
  const secure = await createTestServer({ SITE_URL: 'https://www.site.example' })
  const { headers, body } = await secure.app.inject('/?language=EN&saver=on')
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/)
  expect(headers['set-cookie']).toMatch(/; Secure$/)
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  expect(stateOf(body).url).toBe('https://www.site.example/?language=EN&saver=on')
})

test('only a trusted proxy may say whose request it passes on', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.7' }
  const clientOf = async (server: typeof app) =>
    stateOf((await server.inject({ url: '/who', headers })).body).loaderData['/who']?.client
  expect(await clientOf(app)).toBe('127.0.0.1')
  const behindProxy = await createTestServer({ TRUST_PROXY: 'loopback' })
  expect(await clientOf(behindProxy.app)).toBe('192.0.2.7')
})

test('in development pages show stacks and have no policy', async () => {
  const development = await createTestServer(
    { NODE_ENV: 'development' },
    { build: async () => testBuild },
  )
  const answer = await development.app.inject('/')
  expect(stateOf(answer.body).loaderData['/']).toMatchObject({ showStack: true })
  expect(answer.headers['content-security-policy']).toBeUndefined()
})

test('nothing about readers was logged', () => {
  // This host shows no redirects, which is said for each address that might have one.
  expect(lines.filter((line) => !line.startsWith(`${CALLS.redirects.path}: `))).toEqual([])
})
