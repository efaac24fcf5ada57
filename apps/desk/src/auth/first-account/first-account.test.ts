import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { ask, firstAccountCookie, PASSWORD } from '../../testing/people.ts'
import { firstAccountUrl } from './address.ts'
import { isFirstAccountScreen, keepFirstAccount } from './keep-first-account.ts'
import { firstAccountToken, isFirstAccountToken, isWithoutAccounts } from './token.ts'

const desk = testDesk()
const server = createServer(async (request, response) => {
  const { payload } = desk
  const firstAccount = {
    isDue: () => isWithoutAccounts(payload),
    isToken: (token: string | undefined) => isFirstAccountToken(payload, token),
  }
  if (isFirstAccountScreen(request)) {
    if (!(await keepFirstAccount(request, response, firstAccount, false))) return
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
  const answer = await fetch(url + path, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  })
  const { status } = answer
  return { status, text: await answer.text(), cookie: answer.headers.getSetCookie()[0] ?? '' }
}

const register = (headers = {}) =>
  ask(
    desk,
    'POST',
    '/users/first-register',
    { email: 'first@tusaale.example', password: PASSWORD },
    headers,
  )

test('without its token nobody makes the first account, and the code says why', async () => {
  for (const cookie of [
    '',
    'gaashaan-first-account=',
    `gaashaan-first-account=${'x'.repeat(43)}`,
  ]) {
    const answer = await register({ cookie })
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { code: 'first_account_token' },
    ])
  }
  expect(await isWithoutAccounts(desk.payload)).toBe(true)
})

test('who comes without it reads where the address is', async () => {
  for (const path of ['', '/', '?token=', `?token=${'x'.repeat(43)}`]) {
    const { status, text, cookie } = await open(`/admin/create-first-user${path}`)
    expect([path, status, cookie]).toEqual([path, 403, ''])
    expect(text).toContain('npm start')
  }
  expect((await open('/admin/login')).text).toBe('the form')
})

test('the address that the desk prints opens the form, and keeps its token out of the history', async () => {
  const address = new URL((await firstAccountUrl(desk.payload)) ?? '')
  const { status, cookie } = await open(address.pathname + address.search)
  expect(status).toBe(303)
  expect(cookie).toMatch(/^gaashaan-first-account=[\w-]{43};.*HttpOnly=true; SameSite=Lax$/)
  const shown = { cookie: cookie.split(';')[0] }
  expect((await open('/admin/create-first-user', shown)).text).toBe('the form')
})

test('the token is the same after a restart, and another for another database', async () => {
  const { payload } = desk
  const token = await firstAccountToken(payload)
  expect(await firstAccountToken(payload)).toBe(token)
  const { docs } = await payload.find({
    collection: 'payload-migrations',
    sort: 'createdAt',
    limit: 1,
  })
  const [first] = docs
  const born = (createdAt: string) =>
    payload.db.updateOne({
      collection: 'payload-migrations',
      id: first?.id as number,
      data: { createdAt },
    })
  await born('2020-01-01T00:00:00.000Z')
  expect(await firstAccountToken(payload)).not.toBe(token)
  await born(first?.createdAt as string)
  expect(await firstAccountToken(payload)).toBe(token)
})

test('once there is an account, the token opens nothing and is told no more', async () => {
  const shown = await firstAccountCookie(desk)
  expect((await register(shown)).status).toBe(200)
  expect((await register(shown)).status).toBe(403)
  expect(await firstAccountUrl(desk.payload)).toBeUndefined()
  expect((await desk.payload.count({ collection: 'users' })).totalDocs).toBe(1)
  // Payload leads to the sign-in from there.
  expect((await open('/admin/create-first-user')).text).toBe('the form')
})
