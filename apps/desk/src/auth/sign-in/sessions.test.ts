import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestDesk, testDesk } from '../../testing/desk.ts'
import {
  account,
  ask,
  firstAccountCookie,
  PASSWORD,
  type Person,
  person,
  tokenIn,
  withPassword,
} from '../../testing/people.ts'
import { codeAt } from '../second-factor/one-time-code.ts'

const desk = testDesk()

const opens = async (token: string, path = '/posts') => {
  const answer = await ask(desk, 'GET', path, undefined, { authorization: `JWT ${token}` })
  return answer.status === 200
}

const signIn = (email: string, headers: Record<string, string> = {}, more: object = {}) =>
  ask(desk, 'POST', '/users/login', { email, password: PASSWORD, ...more }, headers)

const partOf = (token: string, n: number) =>
  JSON.parse(Buffer.from(token.split('.')[n] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function signed(header: object, claims: object, secret = desk.payload.secret, hash = 'sha256') {
  const text = `${encoded(header)}.${encoded(claims)}`
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
}

test('signing in makes a session of its own, whatever the browser brings', async () => {
  const { email } = await account(desk, ['writer'])
  const first = tokenIn(await signIn(email))
  const brought = {
    cookie: `payload-token=${first}; sid=chosen; session=chosen`,
    authorization: `JWT ${first}`,
  }
  const sent = { sid: 'chosen', sessions: [{ id: 'chosen' }], token: first, id: 1 }
  const second = tokenIn(await signIn(email, brought, sent))
  const sids = [partOf(first, 1).sid, partOf(second, 1).sid]
  expect(new Set([...sids, 'chosen']).size).toBe(3)
  for (const sid of sids) expect(sid).toMatch(/^[\da-f-]{36}$/)
})

test('no answer but the cookie has the token', async () => {
  const { email } = await account(desk, ['writer'])
  const answer = await signIn(email)
  const token = tokenIn(answer)
  const headers = { authorization: `JWT ${token}` }
  const texts = [await answer.text()]
  texts.push(await (await ask(desk, 'GET', '/users/me', undefined, headers)).text())
  texts.push(await (await ask(desk, 'POST', '/users/refresh-token', {}, headers)).text())
  for (const text of texts) expect(text).not.toMatch(/eyJ[\w-]+\.eyJ/)
})

test('the first account of a desk is signed in by its cookie alone', async () => {
  const fresh = await openTestDesk()
  try {
    const data = { email: 'first@tusaale.example', password: PASSWORD }
    const cookie = await firstAccountCookie(fresh)
    const answer = await ask(fresh, 'POST', '/users/first-register', data, cookie)
    const token = tokenIn(answer)
    expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining('eyJ')])
    const headers = { authorization: `JWT ${token}` }
    expect((await ask(fresh, 'GET', '/users/codes', undefined, headers)).status).toBe(200)
  } finally {
    await fresh.close()
  }
})

test('with the code the session is another: the token before opens nothing', async () => {
  const made = await account(desk, ['publisher'])
  const { http, token } = await withPassword(desk, made)
  expect(await opens(token)).toBe(false)
  const { secret } = (await (await http('POST', '/users/codes/begin')).json()) as { secret: string }
  const now = Date.now()
  const enrolled = await http('POST', '/users/codes/confirm', { code: codeAt(secret, now) })
  const passed = tokenIn(enrolled)
  expect([await opens(token), await opens(passed)]).toEqual([false, true])
  const again = await withPassword(desk, made)
  const code = codeAt(secret, now + 30_000)
  const checked = tokenIn(await again.http('POST', '/users/codes/check', { code }))
  expect([await opens(again.token), await opens(checked), await opens(passed)]).toEqual([
    false,
    true,
    true,
  ])
})

test('with a new password the session is another, and all others are over', async () => {
  const made = await account(desk, ['writer'])
  const [here, there] = [await withPassword(desk, made), await withPassword(desk, made)]
  const words = { current: PASSWORD, password: 'ereyo fudud oo dheer' }
  const renewed = tokenIn(await here.http('POST', '/users/password', words))
  expect([await opens(here.token), await opens(there.token), await opens(renewed)]).toEqual([
    false,
    false,
    true,
  ])
})

const CHANGES: readonly [string, (by: Person, id: number) => Promise<Response>][] = [
  ['its roles change', (by, id) => by.http('PATCH', `/users/${id}`, { roles: ['publisher'] })],
  [
    'its departments change',
    (by, id) => by.http('PATCH', `/users/${id}`, { departments: ['press'] }),
  ],
  [
    'its address changes',
    (by, id) => by.http('PATCH', `/users/${id}`, { email: `other-${id}@tusaale.example` }),
  ],
  ['its codes are taken away', (by, id) => by.http('POST', `/users/${id}/reset-codes`)],
  ['it is deleted', (by, id) => by.http('DELETE', `/users/${id}`)],
]

test.each(CHANGES)('the sessions of an account end when %s', async (_what, change) => {
  const administrator = await person(desk, ['administrator'])
  const own = await person(desk, ['writer'])
  expect(await opens(own.token)).toBe(true)
  expect((await change(administrator, own.user.id as number)).status).toBe(200)
  expect(await opens(own.token)).toBe(false)
  const me = await ask(desk, 'GET', '/users/me', undefined, { authorization: `JWT ${own.token}` })
  expect(await me.json()).toMatchObject({ user: null })
})

test('a token that is not the desk’s own, or is not whole, or is over, opens nothing', async () => {
  const own = await person(desk, ['writer'])
  const other = await person(desk, ['administrator'])
  const [header, claims] = [partOf(own.token, 0), partOf(own.token, 1)]
  const [, , signature = ''] = own.token.split('.')
  const { sid: _sid, ...noSession } = claims
  const over = { ...claims, exp: Math.floor(Date.now() / 1000) - 1 }
  const forged = [
    `${encoded({ ...header, alg: 'none' })}.${encoded(claims)}.`,
    `${encoded({ ...header, alg: 'None' })}.${encoded(claims)}.${signature}`,
    `${encoded(header)}.${encoded({ ...claims, id: other.user.id })}.${signature}`,
    signed(header, claims, 'tests'),
    signed(header, claims, ''),
    signed({ ...header, alg: 'HS512' }, claims, 'another secret', 'sha512'),
    signed({ ...header, alg: 'RS256' }, claims),
    signed({ ...header, authVersion: 0 }, claims),
    signed({ alg: 'HS256', typ: 'JWT' }, claims),
    signed(header, over),
    signed(header, noSession),
    signed(header, { ...claims, sid: '' }),
    signed(header, { ...claims, sid: { $ne: null } }),
    // Somebody else's account with a session of one's own.
    signed(header, { ...claims, id: other.user.id }),
    signed(header, { ...claims, id: 999_999 }),
    signed(header, { ...claims, collection: 'posts' }),
    signed(header, { ...claims, collection: '__proto__' }),
    'x',
    '..',
  ]
  for (const [n, token] of forged.entries()) {
    for (const path of ['/posts', '/users', '/users/codes']) {
      expect([n, path, await opens(token, path)]).toEqual([n, path, false])
    }
  }
  // What they were made of does.
  expect(await opens(signed(header, claims))).toBe(true)
})
