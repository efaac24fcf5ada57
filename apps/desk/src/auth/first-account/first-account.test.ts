import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { firstAccountCookie, PASSWORD, sendRequest } from '../../testing/people.ts'
import { firstAccountUrl } from './first-account-url.ts'
import { guardFirstAccountScreen, isFirstAccountScreen } from './guard-first-account-screen.ts'
import { firstAccountToken, isFirstAccountToken, isWithoutAccounts } from './token.ts'

const desk = testDesk()
const server = createServer(async (request, response) => {
  const { payload } = desk
  const firstAccount = {
    isDue: () => isWithoutAccounts(payload),
    isToken: (token: string | undefined) => isFirstAccountToken(payload, token),
  }
  if (isFirstAccountScreen(request)) {
    if (!(await guardFirstAccountScreen(request, response, firstAccount))) return
  }
  response.end('the form')
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
})

async function open(path: string, headers = {}) {
  const response = await fetch(url + path, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const register = (headers = {}) =>
  sendRequest(
    desk,
    'POST',
    '/users/first-register',
    { email: 'first@tusaale.example', password: PASSWORD },
    headers,
  )

const exchange = (token: unknown) => sendRequest(desk, 'POST', '/users/first-account', { token })

test('the first account cannot be made without its token, and the error code says why', async () => {
  for (const cookie of [
    '',
    'gaashaan-first-account=',
    `gaashaan-first-account=${'x'.repeat(43)}`,
  ]) {
    const response = await register({ cookie })
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { code: 'first_account_token' },
    ])
  }
  expect(await isWithoutAccounts(desk.payload)).toBe(true)
})

test('a visitor without the token reads where the URL was printed', async () => {
  for (const path of ['', '/', '?token=', `?token=${await firstAccountToken(desk.payload)}`]) {
    const { status, text, headers } = await open(`/admin/create-first-user${path}`)
    expect([path, status, headers.getSetCookie()]).toEqual([path, 200, []])
    expect(text).toContain('npm start')
  }
  expect((await open('/admin/login')).text).toBe('the form')
})

test('the page that exchanges the token may run its own script alone', async () => {
  const { text, headers } = await open('/admin/create-first-user')
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(text) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}';`)
})

test('the URL that the desk prints has the token behind its #, and a cookie with it opens the form', async () => {
  const { hash, search, pathname } = new URL((await firstAccountUrl(desk.payload)) ?? '')
  expect([pathname, search]).toEqual(['/admin/create-first-user', ''])
  const exchanged = await exchange(hash.slice(1))
  expect(exchanged.status).toBe(200)
  const [cookie = ''] = exchanged.headers.getSetCookie()
  expect(cookie).toMatch(
    /^gaashaan-first-account=[\w-]{43}; Path=\/; HttpOnly=true; SameSite=Strict$/,
  )
  const headers = { cookie: cookie.split(';')[0] }
  expect((await open('/admin/create-first-user', headers)).text).toBe('the form')
})

test('the cookie is for HTTPS alone where the desk is opened by HTTPS', async () => {
  const { config } = desk.payload
  const { serverURL } = config
  Object.assign(config, { serverURL: 'https://desk.tusaale.example' })
  try {
    const { headers } = await exchange(await firstAccountToken(desk.payload))
    expect(headers.getSetCookie()).toEqual([expect.stringContaining('; Secure=true')])
  } finally {
    Object.assign(config, { serverURL })
  }
})

test('another token is exchanged for nothing', async () => {
  for (const token of ['', 'x'.repeat(43), null, { length: 43 }]) {
    const { status, headers } = await exchange(token)
    expect([token, status, headers.getSetCookie()]).toEqual([token, 403, []])
  }
})

test('the token is the same after a restart and differs between databases', async () => {
  const { payload } = desk
  const token = await firstAccountToken(payload)
  expect(await firstAccountToken(payload)).toBe(token)
  const { docs } = await payload.find({
    collection: 'payload-migrations',
    sort: 'createdAt',
    limit: 1,
  })
  const [first] = docs
  const setCreatedAt = (createdAt: string) =>
    payload.db.updateOne({
      collection: 'payload-migrations',
      id: first?.id as number,
      data: { createdAt },
    })
  await setCreatedAt('2020-01-01T00:00:00.000Z')
  expect(await firstAccountToken(payload)).not.toBe(token)
  await setCreatedAt(first?.createdAt as string)
  expect(await firstAccountToken(payload)).toBe(token)
})

test('once there is an account, the token opens nothing and is no longer printed', async () => {
  const headers = await firstAccountCookie(desk)
  const token = await firstAccountToken(desk.payload)
  expect((await register(headers)).status).toBe(200)
  expect((await register(headers)).status).toBe(403)
  expect((await exchange(token)).status).toBe(403)
  expect(await firstAccountUrl(desk.payload)).toBeUndefined()
  expect((await desk.payload.count({ collection: 'users' })).totalDocs).toBe(1)
  // From there Payload redirects to the sign-in.
  expect((await open('/admin/create-first-user')).text).toBe('the form')
})
