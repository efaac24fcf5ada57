import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, expect, test, vi } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { account, ask, PASSWORD, person } from '../../testing/people.ts'
import { MAX_WRONG_PASSWORDS } from './rules.ts'

const desk = testDesk()

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const UNKNOWN = 'nobody@tusaale.example'

/** What of an answer somebody sees, without what differs from moment to moment. */
async function seen(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => name !== 'date')
  return { status: answer.status, text: await answer.text(), headers }
}

test('as much is hashed for an address without an account, and for a closed one, as for others', async () => {
  const { email } = await account(desk, ['writer'])
  const closed = await account(desk, ['writer'])
  const signIn = (typed: string) =>
    ask(desk, 'POST', '/users/login', { email: typed, password: 'not this one' })
  for (let n = 0; n < MAX_WRONG_PASSWORDS; n++) await signIn(closed.email)
  const hashes = vi.spyOn(crypto, 'pbkdf2')
  syncBuiltinESMExports()
  const work = async (typed: string) => {
    hashes.mockClear()
    const answer = await seen(await signIn(typed))
    const done = hashes.mock.calls.map(([, , iterations, bytes, digest]) => [
      iterations,
      bytes,
      digest,
    ])
    return { answer, done }
  }
  const [known, unknown, locked] = [
    await work(email),
    await work(UNKNOWN),
    await work(closed.email),
  ]
  expect(known.done).toHaveLength(1)
  expect([unknown, locked]).toEqual([known, known])
})

test('asking for a new password, for the first account or for an invitation tells nothing', async () => {
  const { email } = await account(desk, ['administrator'])
  const both = async (path: string, of: (typed: string) => object) => [
    await seen(await ask(desk, 'POST', path, of(email))),
    await seen(await ask(desk, 'POST', path, of(UNKNOWN))),
  ]
  const password = PASSWORD
  for (const [path, of] of [
    ['/users/forgot-password', (typed: string) => ({ email: typed })],
    ['/users/first-register', (typed: string) => ({ email: typed, password })],
    ['/users/reset-password', (typed: string) => ({ token: typed, password })],
    ['/users/unlock', (typed: string) => ({ email: typed })],
    ['/users', (typed: string) => ({ email: typed, password })],
    ['/invitations', (typed: string) => ({ email: typed, roles: ['writer'] })],
    ['/invitations/look', (typed: string) => ({ token: typed })],
  ] as const) {
    const [known, unknown] = await both(path, of)
    expect([path, known]).toEqual([path, unknown])
  }
})

test('an invitation that was used or revoked is answered like one that never was', async () => {
  const { http } = await person(desk, ['administrator'])
  const invite = async (email: string) => {
    const answer = await http('POST', '/invitations', { email, roles: ['writer'] })
    const { doc, sent } = (await answer.json()) as { doc: { id: number }; sent: { link: string } }
    return { id: doc.id, token: sent.link.split('#')[1] ?? '' }
  }
  const [used, revoked] = [await invite('a@tusaale.example'), await invite('b@tusaale.example')]
  const accept = (token: string) =>
    ask(desk, 'POST', '/invitations/accept', { token, name: 'Qof', password: PASSWORD })
  expect((await accept(used.token)).status).toBe(201)
  await http('DELETE', `/invitations/${revoked.id}`)
  const answers = []
  for (const token of [used.token, revoked.token, 'x'.repeat(43)]) {
    answers.push(await seen(await ask(desk, 'POST', '/invitations/look', { token })))
    answers.push(await seen(await accept(token)))
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.status).toBe(410)
})

test('whose number an account has is told to nobody who has not signed in', async () => {
  const { id } = await account(desk, ['writer'])
  const ways: readonly [string, string][] = [
    ['GET', '/users/:id'],
    ['PATCH', '/users/:id'],
    ['DELETE', '/users/:id'],
    ['POST', '/users/access/:id'],
    ['POST', '/users/:id/password-link'],
    ['POST', '/users/:id/reset-codes'],
    ['GET', '/users/versions/:id'],
  ]
  for (const [method, path] of ways) {
    const to = (number: number) =>
      ask(desk, method, path.replace(':id', String(number)), method === 'GET' ? undefined : {})
    expect([path, await seen(await to(id))]).toEqual([path, await seen(await to(987_654))])
  }
})
