import { expect, test } from 'vitest'
import { guardFetch } from './guard-fetch.ts'
import { sessionState } from './session-state.ts'

const ORIGIN = 'http://desk.example'

interface Call {
  readonly url: string
  readonly body: unknown
}

/** A desk that answers with these statuses one after another, the last for ever. */
function desk(statuses: readonly number[], ended = true) {
  const calls: Call[] = []
  const signIns = { asked: 0, out: 0 }
  let go = () => {}
  const plain = (async (input: RequestInfo | URL, init?: RequestInit) => {
    calls.push({ url: input instanceof Request ? input.url : String(input), body: init?.body })
    const status = statuses[Math.min(calls.length, statuses.length) - 1] ?? 200
    return new Response('{}', { status })
  }) as typeof fetch
  const guarded = guardFetch(plain, {
    origin: ORIGIN,
    hasEnded: async () => ended,
    signIn: () => {
      signIns.asked += 1
      return new Promise((resolve) => {
        go = resolve
      })
    },
    onSignedOut: () => {
      signIns.out += 1
    },
  })
  return { calls, guarded, signIns, signIn: () => go() }
}

/** Lets everything go on that waits for nothing. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test.each([401, 403])('a save that is answered %i waits, and is made again', async (status) => {
  const { calls, guarded, signIns, signIn } = desk([status, 200])
  const body = new FormData()
  const saved = guarded('/api/posts/7', { method: 'PATCH', body })
  await settled()
  expect([calls.length, signIns.asked]).toEqual([1, 1])
  signIn()
  expect((await saved).status).toBe(200)
  expect(calls).toEqual([
    { url: '/api/posts/7', body },
    { url: '/api/posts/7', body },
  ])
})

test('a server function that fails waits too, and one that is answered does not', async () => {
  const init = { method: 'POST', headers: { 'next-action': 'a' } }
  const failing = desk([500, 200])
  const state = failing.guarded(`${ORIGIN}/admin`, init)
  await settled()
  failing.signIn()
  expect((await state).status).toBe(200)
  expect((await desk([200]).guarded(`${ORIGIN}/admin`, init)).status).toBe(200)
})

test('somebody who may not do a thing is told so, and asked for no password', async () => {
  const { guarded, signIns } = desk([403], false)
  expect((await guarded('/api/users/1', { method: 'PATCH' })).status).toBe(403)
  expect(signIns.asked).toBe(0)
})

test.each(['/api/users/login', '/api/users/codes/check', 'https://elsewhere.example/api/posts'])(
  'the answer of %s is given as it is',
  async (address) => {
    const { guarded, signIns } = desk([401])
    expect((await guarded(address, { method: 'POST' })).status).toBe(401)
    expect(signIns.asked).toBe(0)
  },
)

test('a sign-out is told once it is done', async () => {
  const refused = desk([400])
  await refused.guarded('/api/users/logout', { method: 'POST' })
  const done = desk([200])
  await done.guarded('/api/users/logout', { method: 'POST' })
  expect([refused.signIns.out, done.signIns.out]).toEqual([0, 1])
})

const says = (status: number, body: object) =>
  (async () => Response.json(body, { status })) as unknown as typeof fetch

test.each([
  ['ended', 401, {}],
  ['running', 200, { account: 1, hasPassed: true, isEnrolled: true }],
  ['codeDue', 200, { account: 1, hasPassed: false, isEnrolled: true }],
  ['notEnrolled', 200, { account: 1, hasPassed: false, isEnrolled: false }],
  ['another', 200, { account: 2, hasPassed: true, isEnrolled: true }],
  ['running', 503, {}],
] as const)('a session is %s where the desk says %i %j', async (state, status, body) => {
  expect(await sessionState(1, says(status, body))).toBe(state)
})

test('a desk that is away asks for no password', async () => {
  const away = (() => Promise.reject(new TypeError('away'))) as typeof fetch
  expect(await sessionState(1, away)).toBe('running')
})
