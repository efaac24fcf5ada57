import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestDesk, testDesk } from '../../testing/desk.ts'
import {
  createAccount,
  createPerson,
  createWriterInGrace,
  firstAccountCookie,
  PASSWORD,
  type Person,
  sendRequest,
  sessionToken,
  signInWithPassword,
} from '../../testing/people.ts'
import { codeAt } from '../second-factor/one-time-code.ts'

const desk = testDesk()

const opens = async (token: string, path = '/posts') => {
  const response = await sendRequest(desk, 'GET', path, undefined, {
    authorization: `JWT ${token}`,
  })
  return response.status === 200
}

const signIn = (email: string, headers: Record<string, string> = {}, extra: object = {}) =>
  sendRequest(desk, 'POST', '/users/login', { email, password: PASSWORD, ...extra }, headers)

const decodePart = (token: string, n: number) =>
  JSON.parse(Buffer.from(token.split('.')[n] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >

const encodePart = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function signToken(header: object, claims: object, secret = desk.payload.secret, hash = 'sha256') {
  const text = `${encodePart(header)}.${encodePart(claims)}`
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
}

test('each sign-in makes a new session, whatever the request contains', async () => {
  const { email } = await createWriterInGrace(desk)
  const first = sessionToken(await signIn(email))
  const forgedHeaders = {
    cookie: `payload-token=${first}; sid=chosen; session=chosen`,
    authorization: `JWT ${first}`,
  }
  const forgedData = { sid: 'chosen', sessions: [{ id: 'chosen' }], token: first, id: 1 }
  const second = sessionToken(await signIn(email, forgedHeaders, forgedData))
  const sids = [decodePart(first, 1).sid, decodePart(second, 1).sid]
  expect(new Set([...sids, 'chosen']).size).toBe(3)
  for (const sid of sids) expect(sid).toMatch(/^[\da-f-]{36}$/)
})

test('a sign-in ends the session that the browser had, whosever it was, and a wrong one does not', async () => {
  const [one, other] = [await createWriterInGrace(desk), await createWriterInGrace(desk)]
  const first = sessionToken(await signIn(one.email))
  const elsewhere = sessionToken(await signIn(one.email))
  await signIn(one.email, { authorization: `JWT ${first}` }, { password: 'another-long-password' })
  expect(await opens(first)).toBe(true)
  const second = sessionToken(await signIn(one.email, { authorization: `JWT ${first}` }))
  expect([await opens(first), await opens(second)]).toEqual([false, true])
  const third = sessionToken(await signIn(other.email, { authorization: `JWT ${second}` }))
  expect([await opens(second), await opens(third)]).toEqual([false, true])
  expect(await opens(elsewhere)).toBe(true)
})

test('only the cookie contains the token, no response body', async () => {
  const { email } = await createWriterInGrace(desk)
  const response = await signIn(email)
  const headers = { authorization: `JWT ${sessionToken(response)}` }
  const texts = [await response.text()]
  texts.push(await (await sendRequest(desk, 'GET', '/users/me', undefined, headers)).text())
  texts.push(await (await sendRequest(desk, 'POST', '/users/refresh-token', {}, headers)).text())
  for (const text of texts) expect(text).not.toMatch(/eyJ[\w-]+\.eyJ/)
})

test('the response that makes the first account has the token only in its cookie', async () => {
  const fresh = await openTestDesk()
  try {
    const data = { email: 'first@tusaale.example', password: PASSWORD }
    const cookie = await firstAccountCookie(fresh)
    const response = await sendRequest(fresh, 'POST', '/users/first-register', data, cookie)
    const text = await response.text()
    expect([response.status, text]).toEqual([200, expect.not.stringContaining('eyJ')])
    const headers = { authorization: `JWT ${sessionToken(response)}` }
    expect((await sendRequest(fresh, 'GET', '/users/codes', undefined, headers)).status).toBe(200)
  } finally {
    await fresh.close()
  }
})

test('the code renews the session: the token from before it is invalid', async () => {
  const publisher = await createAccount(desk, ['publisher'])
  const { http, token } = await signInWithPassword(desk, publisher)
  expect(await opens(token)).toBe(false)
  const { secret } = (await (await http('POST', '/users/codes/begin')).json()) as { secret: string }
  const now = Date.now()
  const enrolled = await http('POST', '/users/codes/confirm', { code: codeAt(secret, now) })
  const passed = sessionToken(enrolled)
  expect([await opens(token), await opens(passed)]).toEqual([false, true])
  const again = await signInWithPassword(desk, publisher)
  const code = codeAt(secret, now + 30_000)
  const checked = sessionToken(await again.http('POST', '/users/codes/check', { code }))
  expect([await opens(again.token), await opens(checked), await opens(passed)]).toEqual([
    false,
    true,
    true,
  ])
})

test('a new password renews the session and ends all others', async () => {
  const writer = await createWriterInGrace(desk)
  const [here, there] = [
    await signInWithPassword(desk, writer),
    await signInWithPassword(desk, writer),
  ]
  const passwords = { current: PASSWORD, password: 'ereyo fudud oo dheer' }
  const renewed = sessionToken(await here.http('POST', '/users/password', passwords))
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
  ['its codes are reset', (by, id) => by.http('POST', `/users/${id}/reset-codes`)],
  ['it is deleted', (by, id) => by.http('DELETE', `/users/${id}`)],
]

test.each(CHANGES)('the sessions of an account end when %s', async (_name, change) => {
  const administrator = await createPerson(desk, ['administrator'])
  const writer = await createPerson(desk, ['writer'])
  expect(await opens(writer.token)).toBe(true)
  expect((await change(administrator, writer.user.id as number)).status).toBe(200)
  expect(await opens(writer.token)).toBe(false)
  const headers = { authorization: `JWT ${writer.token}` }
  const me = await sendRequest(desk, 'GET', '/users/me', undefined, headers)
  expect(await me.json()).toMatchObject({ user: null })
})

test('forged, altered, incomplete and expired tokens are invalid', async () => {
  const writer = await createPerson(desk, ['writer'])
  const other = await createPerson(desk, ['administrator'])
  const [header, claims] = [decodePart(writer.token, 0), decodePart(writer.token, 1)]
  const [, , signature = ''] = writer.token.split('.')
  const { sid: _sid, ...noSession } = claims
  const expired = { ...claims, exp: Math.floor(Date.now() / 1000) - 1 }
  const forged = [
    `${encodePart({ ...header, alg: 'none' })}.${encodePart(claims)}.`,
    `${encodePart({ ...header, alg: 'None' })}.${encodePart(claims)}.${signature}`,
    `${encodePart(header)}.${encodePart({ ...claims, id: other.user.id })}.${signature}`,
    signToken(header, claims, 'tests'),
    signToken(header, claims, ''),
    signToken({ ...header, alg: 'HS512' }, claims, 'another secret', 'sha512'),
    signToken({ ...header, alg: 'RS256' }, claims),
    signToken({ ...header, authVersion: 0 }, claims),
    signToken({ alg: 'HS256', typ: 'JWT' }, claims),
    signToken(header, expired),
    signToken(header, noSession),
    signToken(header, { ...claims, sid: '' }),
    signToken(header, { ...claims, sid: { $ne: null } }),
    // Somebody else's account with the writer's own session.
    signToken(header, { ...claims, id: other.user.id }),
    signToken(header, { ...claims, id: 999_999 }),
    signToken(header, { ...claims, collection: 'posts' }),
    signToken(header, { ...claims, collection: '__proto__' }),
    'x',
    '..',
  ]
  for (const [n, token] of forged.entries()) {
    for (const path of ['/posts', '/users', '/users/codes']) {
      expect([n, path, await opens(token, path)]).toEqual([n, path, false])
    }
  }
  // The same parts with the right signature are valid.
  expect(await opens(signToken(header, claims))).toBe(true)
})
