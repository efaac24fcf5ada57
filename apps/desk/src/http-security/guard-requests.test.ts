import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CALLS } from '@gaashaan/contract'
import { isTrustedBy } from '@gaashaan/http/trusted-proxies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskHosts } from './desk-hosts.ts'
import { guardRequests, type RequestGuard } from './guard-requests.ts'

const SITE = 'https://tusaale.example'
const DESK = 'https://miiska.tusaale.example'

const NOBODY = { isProxy: isTrustedBy([]), isSite: isTrustedBy([]), isDevelopment: false }

/** Doors of desks that are told their address, and of one that is not. */
const doors: Record<'told' | 'untold', RequestGuard> = {
  told: { ...NOBODY, deskUrl: DESK, siteUrl: SITE, isOwnHost: deskHosts(DESK, ['desk']) },
  untold: { ...NOBODY, deskUrl: '', siteUrl: '', isOwnHost: deskHosts('', []) },
}

const closing: (() => void)[] = []
const urls = { told: '', untold: '' }

beforeAll(async () => {
  for (const name of ['told', 'untold'] as const) {
    const server = createServer((asked, response) => {
      if (!guardRequests(asked, response, doors[name])) return
      response.end(asked.headers['content-security-policy'])
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    urls[name] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    closing.push(() => server.close())
  }
})

afterAll(() => {
  for (const close of closing) close()
})

const ask = (desk: keyof typeof urls, method: string, path: string, headers = {}) =>
  fetch(urls[desk] + path, { method, headers, redirect: 'manual' })

const status = async (...asked: Parameters<typeof ask>) => {
  const answer = await ask(...asked)
  await answer.text()
  return answer.status
}

const FORMS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

test.each(['/api/users/login', '/api/posts', '/api/posts/1', '/admin/collections/posts', '/'])(
  'a page of another origin changes nothing at %s, in whichever way it sends',
  async (path) => {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      for (const type of ['application/json', ...FORMS]) {
        for (const from of [
          { 'sec-fetch-site': 'cross-site' },
          { 'sec-fetch-site': 'same-site' },
          { origin: 'https://evil.example' },
          { origin: 'null' },
          { origin: SITE },
          { origin: `${DESK}.evil.example` },
          { origin: 'http://miiska.tusaale.example:8080' },
          { origin: DESK, 'sec-fetch-site': 'cross-site' },
        ]) {
          const headers = { ...from, 'content-type': type, cookie: 'payload-token=x' }
          const answer = await ask('told', method, path, headers)
          expect([method, type, from, answer.status]).toEqual([method, type, from, 403])
          expect(await answer.json()).toMatchObject({ code: 'from_elsewhere' })
        }
      }
    }
  },
)

test('the desk’s own pages, and programs that are no browser, come in', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'same-origin', origin: DESK },
    { 'sec-fetch-site': 'none' },
    { origin: DESK },
    {},
  ]) {
    expect([headers, await status('told', 'POST', '/api/posts', headers)]).toEqual([headers, 200])
  }
  const host = new URL(urls.untold).host
  expect(await status('untold', 'POST', '/api/posts', { origin: `http://${host}` })).toBe(200)
  expect(await status('untold', 'POST', '/api/posts', { origin: 'http://localhost:1' })).toBe(403)
})

test('a method in a header makes no other of what a foreign page sends', async () => {
  for (const name of ['x-http-method-override', 'x-payload-http-method-override']) {
    const headers = { 'sec-fetch-site': 'cross-site', [name]: 'GET' }
    expect(await status('told', 'POST', '/api/posts', headers)).toBe(403)
  }
})

test('what a session opens is read by no foreign page; a link to a screen leads there', async () => {
  const from = { 'sec-fetch-site': 'cross-site' }
  const visit = { ...from, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
  for (const path of [
    '/api/posts',
    '/api/users/me',
    '/api/audit/export',
    '/api/media/file/x.jpg',
  ]) {
    expect([path, await status('told', 'GET', path, from)]).toEqual([path, 403])
    expect([path, await status('told', 'GET', path, visit)]).toEqual([path, 403])
  }
  for (const dest of ['iframe', 'script', 'image', 'object', 'empty']) {
    expect(await status('told', 'GET', '/admin', { ...from, 'sec-fetch-dest': dest })).toBe(403)
  }
  expect(await status('told', 'GET', '/admin/reset/x', visit)).toBe(200)
})

test('the open calls and public files are everyone’s', async () => {
  const from = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
  for (const { method, path } of Object.values(CALLS)) {
    if (method === 'POST') continue
    expect([path, await status('told', 'GET', path.replace(':id', '1'), from)]).toEqual([path, 200])
  }
  expect(await status('told', 'GET', '/media/a.jpg', from)).toBe(200)
})

const PATHS = ['/admin', '/api/users/me', '/api/posts/public/latest', '/media/a.jpg', '/nothing']

test.each(PATHS)(
  'the answer to %s has the headers of every answer, and so has its refusal',
  async (path) => {
    for (const [method, from] of [
      ['GET', {}],
      ['POST', { 'sec-fetch-site': 'cross-site' }],
    ] as const) {
      const { headers } = await ask('told', method, path, from)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=63072000',
        'x-robots-tag': 'noindex',
      })
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null])
    }
  },
)

test('where the desk is opened without TLS, browsers are not told to use it', async () => {
  const { headers } = await ask('untold', 'GET', '/admin')
  expect(headers.get('strict-transport-security')).toBeNull()
})

test('screens take scripts with the answer’s own nonce alone, which no request chooses', async () => {
  const chosen = { 'content-security-policy': "script-src 'nonce-chosen'" }
  const nonces = new Set<string>()
  for (let n = 0; n < 3; n++) {
    const answer = await ask('told', 'GET', '/admin', chosen)
    const policy = answer.headers.get('content-security-policy') ?? ''
    // Next reads the nonce from what it is handed.
    expect(await answer.text()).toBe(policy)
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scripts).toMatch(/^'self' 'nonce-[\w+/]{24}' 'strict-dynamic'$/)
    expect(policy).toContain(`frame-src ${SITE}`)
    nonces.add(scripts)
  }
  expect(nonces.size).toBe(3)
})

test('what is no screen runs nothing, and what is private is kept nowhere', async () => {
  const json = (await ask('told', 'GET', '/api/users/me')).headers
  expect(json.get('content-security-policy')).toContain("default-src 'none'")
  expect(json.get('cache-control')).toBe('no-store')
  expect(json.get('cross-origin-resource-policy')).toBe('same-origin')
  const file = (await ask('told', 'GET', '/media/a.jpg')).headers
  expect(file.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  // The calls say themselves how long they are kept, and Next keeps what was said first.
  expect((await ask('told', 'GET', '/api/content-version')).headers.get('cache-control')).toBeNull()
})

test.each(['/.//evil.example/x', '//evil.example', 'https://evil.example/', '/\\evil.example'])(
  'signing in never leads on to %s',
  async (to) => {
    const address = `/admin/login?a=1&redirect=${encodeURIComponent(to)}`
    const answer = await ask('told', 'GET', address)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '?a=1'])
  },
)

test('signing in leads on to a screen of the desk', async () => {
  expect(await status('told', 'GET', '/admin/login?redirect=%2Fadmin%2Fcollections%2Fposts')).toBe(
    200,
  )
})

/** Asks with a host of one's choice, which `fetch` does not allow. */
function askAs(desk: keyof typeof urls, host: string, headers = {}, target = '/admin') {
  return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const asked = request(urls[desk], { path: target, headers: { host, ...headers } }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (text) => {
        body += text
      })
      const type = answer.headers['content-type'] ?? ''
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, type, body }))
    })
    asked.on('error', reject).end()
  })
}

test.each([
  ['told', 'miiska.tusaale.example', 200],
  ['told', 'MIISKA.tusaale.example.:8443', 200],
  ['told', 'desk:3001', 200],
  ['told', 'localhost:3001', 200],
  ['untold', '127.0.0.1:3001', 200],
  ['untold', '127.1.2.3', 200],
  ['untold', '[::1]:3001', 200],
  ['untold', 'localhost', 200],
  ['told', 'evil.example', 421],
  ['told', 'miiska.tusaale.example.evil.example', 421],
  ['told', 'tusaale.example', 421],
  ['untold', 'evil.example:3001', 421],
  ['untold', 'localhost.evil.example', 421],
  ['untold', '127.0.0.1.evil.example', 421],
  ['untold', '10.0.0.5:3001', 421],
  ['untold', 'desk', 421],
  ['untold', 'x@localhost', 421],
] as const)(
  'a desk that is %s its address answers the host %s with %i',
  async (desk, host, code) => {
    expect((await askAs(desk, host)).status).toBe(code)
    // DNS rebinding: the page and the desk have one origin for the browser.
    const rebound = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    expect((await askAs(desk, host, rebound, '/api/users/first-register')).status).toBe(code)
  },
)

test('a host that only a header of a proxy names opens nothing', async () => {
  const forged = { 'x-forwarded-host': 'miiska.tusaale.example', forwarded: 'host=localhost' }
  expect((await askAs('told', 'evil.example', forged)).status).toBe(421)
  expect((await askAs('untold', 'localhost', {}, 'http://evil.example/admin')).status).toBe(400)
})

test('a refusal is read in both languages in a browser, and has its code for programs', async () => {
  const page = await askAs('told', 'evil.example', { accept: 'text/html,*/*;q=0.8' })
  expect([page.type, page.body]).toEqual([
    'text/html; charset=utf-8',
    expect.stringMatching(/laguma furo magacan[\s\S]*not opened by this name/),
  ])
  const { type, body } = await askAs('told', 'evil.example', { accept: '*/*' }, '/api/posts')
  expect([type, JSON.parse(body)]).toMatchObject([
    'application/json; charset=utf-8',
    { code: 'unknown_host' },
  ])
})
