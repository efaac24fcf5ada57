import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CALLS } from '@gaashaan/contract'
import { isTrustedBy } from '@gaashaan/http/trusted-proxies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskHosts } from './desk-hosts.ts'
import { guardRequests, type RequestGuard } from './guard-requests.ts'

const SITE = 'https://tusaale.example'
const DESK = 'https://miiska.tusaale.example'

const NOBODY = { isProxy: isTrustedBy([]), isSite: isTrustedBy([]), isDevelopment: false }

/** The guards of a desk with DESK_URL and of one without. */
const guards: Record<'withUrl' | 'withoutUrl', RequestGuard> = {
  withUrl: { ...NOBODY, deskUrl: DESK, siteUrl: SITE, isOwnHost: deskHosts(DESK, ['desk']) },
  withoutUrl: { ...NOBODY, deskUrl: '', siteUrl: '', isOwnHost: deskHosts('', []) },
}

const closing: (() => void)[] = []
const urls = { withUrl: '', withoutUrl: '' }

beforeAll(async () => {
  for (const name of ['withUrl', 'withoutUrl'] as const) {
    const server = createServer((request, response) => {
      if (!guardRequests(request, response, guards[name])) return
      response.end(request.headers['content-security-policy'])
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    urls[name] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    closing.push(() => server.close())
  }
})

afterAll(() => {
  for (const close of closing) close()
})

const send = (desk: keyof typeof urls, method: string, path: string, headers = {}) =>
  fetch(urls[desk] + path, { method, headers, redirect: 'manual' })

const status = async (...args: Parameters<typeof send>) => {
  const response = await send(...args)
  await response.text()
  return response.status
}

const FORMS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

test.each(['/api/users/login', '/api/posts', '/api/posts/1', '/admin/collections/posts', '/'])(
  'a page of another origin cannot change anything at %s',
  async (path) => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      for (const type of ['application/json', ...FORMS]) {
        for (const origin of [
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site' },
          { origin: 'https://evil.example' },
          { origin: 'null' },
          { origin: SITE },
          { origin: `${DESK}.evil.example` },
          { origin: 'http://miiska.tusaale.example:8080' },
          { origin: DESK, 'sec-fetch-site': 'cross-site' },
        ]) {
          const headers = { ...origin, 'content-type': type, cookie: 'payload-token=x' }
          const response = await send('withUrl', method, path, headers)
          expect([method, type, origin, response.status]).toEqual([method, type, origin, 403])
          expect(await response.json()).toMatchObject({ code: 'from_elsewhere' })
        }
      }
    }
  },
)

test('requests of the desk’s own pages and of other programs are allowed', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'same-origin', origin: DESK },
    { 'sec-fetch-site': 'none' },
    { origin: DESK },
    {},
  ]) {
    expect([headers, await status('withUrl', 'POST', '/api/posts', headers)]).toEqual([
      headers,
      200,
    ])
  }
  const host = new URL(urls.withoutUrl).host
  expect(await status('withoutUrl', 'POST', '/api/posts', { origin: `http://${host}` })).toBe(200)
  expect(await status('withoutUrl', 'POST', '/api/posts', { origin: 'http://localhost:1' })).toBe(
    403,
  )
})

test('a method override header does not help a page of another origin', async () => {
  for (const name of ['x-http-method-override', 'x-payload-http-method-override']) {
    const headers = { 'sec-fetch-site': 'cross-site', [name]: 'GET' }
    expect(await status('withUrl', 'POST', '/api/posts', headers)).toBe(403)
  }
})

test('pages of other origins can link to screens, but cannot read what needs a session', async () => {
  const crossSite = { 'sec-fetch-site': 'cross-site' }
  const navigation = { ...crossSite, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
  for (const path of [
    '/api/posts',
    '/api/users/me',
    '/api/audit/export',
    '/api/media/file/x.jpg',
  ]) {
    expect([path, await status('withUrl', 'GET', path, crossSite)]).toEqual([path, 403])
    expect([path, await status('withUrl', 'GET', path, navigation)]).toEqual([path, 403])
  }
  for (const dest of ['iframe', 'script', 'image', 'object', 'empty']) {
    expect(await status('withUrl', 'GET', '/admin', { ...crossSite, 'sec-fetch-dest': dest })).toBe(
      403,
    )
  }
  expect(await status('withUrl', 'GET', '/admin/new-password', navigation)).toBe(200)
})

test('public calls and public files are open to pages of any origin', async () => {
  const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
  for (const { method, path } of Object.values(CALLS)) {
    if (method === 'POST') continue
    expect([path, await status('withUrl', 'GET', path.replace(':id', '1'), crossSite)]).toEqual([
      path,
      200,
    ])
  }
  expect(await status('withUrl', 'GET', '/media/a.jpg', crossSite)).toBe(200)
})

const PATHS = ['/admin', '/api/users/me', '/api/posts/public/latest', '/media/a.jpg', '/nothing']

test.each(PATHS)('responses and refusals at %s have the security headers', async (path) => {
  for (const [method, requestHeaders] of [
    ['GET', {}],
    ['POST', { 'sec-fetch-site': 'cross-site' }],
  ] as const) {
    const { headers } = await send('withUrl', method, path, requestHeaders)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-robots-tag': 'noindex',
    })
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null])
  }
})

test('without an https URL there is no Strict-Transport-Security', async () => {
  const { headers } = await send('withoutUrl', 'GET', '/admin')
  expect(headers.get('strict-transport-security')).toBeNull()
})

test('screens allow only scripts with the response’s own nonce, which no request can choose', async () => {
  const forged = { 'content-security-policy': "script-src 'nonce-chosen'" }
  const nonces = new Set<string>()
  for (let n = 0; n < 3; n++) {
    const response = await send('withUrl', 'GET', '/admin', forged)
    const policy = response.headers.get('content-security-policy') ?? ''
    // Next reads the nonce from the request header, which the server returns as text here.
    expect(await response.text()).toBe(policy)
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scripts).toMatch(/^'self' 'nonce-[\w+/]{24}' 'strict-dynamic'$/)
    expect(policy).toContain(`frame-src ${SITE}`)
    nonces.add(scripts)
  }
  expect(nonces.size).toBe(3)
})

test('API responses and files can run nothing, and private ones are not cached', async () => {
  const json = (await send('withUrl', 'GET', '/api/users/me')).headers
  expect(json.get('content-security-policy')).toContain("default-src 'none'")
  expect(json.get('cache-control')).toBe('no-store')
  expect(json.get('cross-origin-resource-policy')).toBe('same-origin')
  const file = (await send('withUrl', 'GET', '/media/a.jpg')).headers
  expect(file.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  // The public calls set this header themselves; Next would not replace an earlier one.
  expect(
    (await send('withUrl', 'GET', '/api/content-version')).headers.get('cache-control'),
  ).toBeNull()
})

test.each(['/.//evil.example/x', '//evil.example', 'https://evil.example/', '/\\evil.example'])(
  'the sign-in does not redirect to %s',
  async (to) => {
    const path = `/admin/login?a=1&redirect=${encodeURIComponent(to)}`
    const response = await send('withUrl', 'GET', path)
    expect([response.status, response.headers.get('location')]).toEqual([303, '?a=1'])
  },
)

test('the sign-in redirects to a screen of the desk', async () => {
  expect(
    await status('withUrl', 'GET', '/admin/login?redirect=%2Fadmin%2Fcollections%2Fposts'),
  ).toBe(200)
})

/** Sends a request with any host, which `fetch` does not allow. */
function sendWithHost(desk: keyof typeof urls, host: string, headers = {}, target = '/admin') {
  return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const options = { path: target, headers: { host, ...headers } }
    const request = httpRequest(urls[desk], options, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text) => {
        body += text
      })
      const type = response.headers['content-type'] ?? ''
      response.on('end', () => resolve({ status: response.statusCode ?? 0, type, body }))
    })
    request.on('error', reject).end()
  })
}

test.each([
  ['withUrl', 'miiska.tusaale.example', 200],
  ['withUrl', 'MIISKA.tusaale.example.:8443', 200],
  ['withUrl', 'desk:3001', 200],
  ['withUrl', 'localhost:3001', 200],
  ['withoutUrl', '127.0.0.1:3001', 200],
  ['withoutUrl', '127.1.2.3', 200],
  ['withoutUrl', '[::1]:3001', 200],
  ['withoutUrl', 'localhost', 200],
  ['withUrl', 'evil.example', 421],
  ['withUrl', 'miiska.tusaale.example.evil.example', 421],
  ['withUrl', 'tusaale.example', 421],
  ['withoutUrl', 'evil.example:3001', 421],
  ['withoutUrl', 'localhost.evil.example', 421],
  ['withoutUrl', '127.0.0.1.evil.example', 421],
  ['withoutUrl', '10.0.0.5:3001', 421],
  ['withoutUrl', 'desk', 421],
  ['withoutUrl', 'x@localhost', 421],
] as const)('a desk %s responds to the host %s with %i', async (desk, host, code) => {
  expect((await sendWithHost(desk, host)).status).toBe(code)
  // DNS rebinding: for the browser the page and the desk have the same origin.
  const rebound = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
  expect((await sendWithHost(desk, host, rebound, '/api/users/first-register')).status).toBe(code)
})

test('a host in a proxy’s header does not replace the Host header', async () => {
  const forged = { 'x-forwarded-host': 'miiska.tusaale.example', forwarded: 'host=localhost' }
  expect((await sendWithHost('withUrl', 'evil.example', forged)).status).toBe(421)
  expect(
    (await sendWithHost('withoutUrl', 'localhost', {}, 'http://evil.example/admin')).status,
  ).toBe(400)
})

test('a refusal is a page in both languages for browsers and JSON with a code for programs', async () => {
  const page = await sendWithHost('withUrl', 'evil.example', { accept: 'text/html,*/*;q=0.8' })
  expect([page.type, page.body]).toEqual([
    'text/html; charset=utf-8',
    expect.stringMatching(/laguma furo magacan[\s\S]*not opened by this name/),
  ])
  const { type, body } = await sendWithHost(
    'withUrl',
    'evil.example',
    { accept: '*/*' },
    '/api/posts',
  )
  expect([type, JSON.parse(body)]).toMatchObject([
    'application/json; charset=utf-8',
    { code: 'unknown_host' },
  ])
})
