import { expect, test } from 'vitest'
import { guardFetch } from './guard-fetch.ts'
import { sessionState } from './session-state.ts'

const ORIGIN = 'http://desk.example'

interface Call {
  readonly url: string
  readonly body: unknown
}

/** A desk that responds with these statuses one after another, and then always with the last. */
function desk(statuses: readonly number[], hasEnded = true) {
  const calls: Call[] = []
  const counts = { signIns: 0, signOuts: 0 }
  let signIn = () => {}
  const fakeFetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    calls.push({ url: input instanceof Request ? input.url : String(input), body: init?.body })
    const status = statuses[Math.min(calls.length, statuses.length) - 1] ?? 200
    return new Response('{}', { status })
  }) as typeof fetch
  const guarded = guardFetch(fakeFetch, {
    origin: ORIGIN,
    hasEnded: async () => hasEnded,
    signIn: () => {
      counts.signIns += 1
      return new Promise((resolve) => {
        signIn = resolve
      })
    },
    onSignedOut: async () => {
      counts.signOuts += 1
    },
  })
  return { calls, guarded, counts, signIn: () => signIn() }
}

/** Waits until the pending promises have settled. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test.each([401, 403])(
  'a save that is refused with %i waits for the sign-in and is sent again',
  async (status) => {
    const { calls, guarded, counts, signIn } = desk([status, 200])
    const body = new FormData()
    const saved = guarded('/api/posts/7', { method: 'PATCH', body })
    await settle()
    expect([calls.length, counts.signIns]).toEqual([1, 1])
    signIn()
    expect((await saved).status).toBe(200)
    expect(calls).toEqual([
      { url: '/api/posts/7', body },
      { url: '/api/posts/7', body },
    ])
  },
)

test('a server function that fails waits too, and one that succeeds does not', async () => {
  const init = { method: 'POST', headers: { 'next-action': 'a' } }
  const failing = desk([500, 200])
  const state = failing.guarded(`${ORIGIN}/admin`, init)
  await settle()
  failing.signIn()
  expect((await state).status).toBe(200)
  expect((await desk([200]).guarded(`${ORIGIN}/admin`, init)).status).toBe(200)
})

test('a refusal in a running session is returned without asking for a password', async () => {
  const { guarded, counts } = desk([403], false)
  expect((await guarded('/api/users/1', { method: 'PATCH' })).status).toBe(403)
  expect(counts.signIns).toBe(0)
})

test.each([
  '/api/users/login',
  '/api/users/codes/check',
  '/api/users/passkeys/check',
  'https://elsewhere.example/api/posts',
])('a response of %s is returned unchanged', async (url) => {
  const { guarded, counts } = desk([401])
  expect((await guarded(url, { method: 'POST' })).status).toBe(401)
  expect(counts.signIns).toBe(0)
})

test('a sign-out is reported only if it succeeded', async () => {
  const refused = desk([400])
  await refused.guarded('/api/users/logout', { method: 'POST' })
  const successful = desk([200])
  await successful.guarded('/api/users/logout', { method: 'POST' })
  expect([refused.counts.signOuts, successful.counts.signOuts]).toEqual([0, 1])
})

const respondWith = (status: number, body: object) =>
  (async () => Response.json(body, { status })) as unknown as typeof fetch

test.each([
  ['ended', 401, {}],
  ['running', 200, { account: 1, hasPassed: true, isEnrolled: true, passkeys: [] }],
  ['factorDue', 200, { account: 1, hasPassed: false, isEnrolled: true, passkeys: [] }],
  ['factorDue', 200, { account: 1, hasPassed: false, isEnrolled: false, passkeys: [{}] }],
  ['notEnrolled', 200, { account: 1, hasPassed: false, isEnrolled: false, passkeys: [] }],
  ['otherAccount', 200, { account: 2, hasPassed: true, isEnrolled: true }],
  ['running', 503, {}],
] as const)('a session is %s when the desk responds with %i %j', async (state, status, body) => {
  expect(await sessionState(1, respondWith(status, body))).toBe(state)
})

test('a session counts as running while the desk cannot be reached', async () => {
  const failingFetch = (() => Promise.reject(new TypeError('away'))) as typeof fetch
  expect(await sessionState(1, failingFetch)).toBe('running')
})

test('a session whose time is over has ended, also while the desk cannot be reached', async () => {
  const failingFetch = (() => Promise.reject(new TypeError('away'))) as typeof fetch
  expect(await sessionState(1, failingFetch, 'ended')).toBe('ended')
  expect(await sessionState(1, respondWith(503, {}), 'ended')).toBe('ended')
})
