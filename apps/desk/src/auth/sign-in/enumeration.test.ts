import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, expect, test, vi } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { createAccount, createPerson, PASSWORD, sendRequest } from '../../testing/people.ts'
import { MAX_WRONG_PASSWORDS } from './rules.ts'

const desk = testDesk()

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const UNKNOWN = 'nobody@tusaale.example'

/** What a client sees of a response, without the date. */
async function visible(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'date')
  return { status: response.status, text: await response.text(), headers }
}

test('sign-ins to unknown, locked and other accounts compute the same hash', async () => {
  const { email } = await createAccount(desk, ['writer'])
  const locked = await createAccount(desk, ['writer'])
  const signIn = (address: string) =>
    sendRequest(desk, 'POST', '/users/login', { email: address, password: 'not this one' })
  for (let n = 0; n < MAX_WRONG_PASSWORDS; n++) await signIn(locked.email)
  const hashes = vi.spyOn(crypto, 'pbkdf2')
  syncBuiltinESMExports()
  const measure = async (address: string) => {
    hashes.mockClear()
    const response = await visible(await signIn(address))
    const work = hashes.mock.calls.map(([, , iterations, bytes, digest]) => [
      iterations,
      bytes,
      digest,
    ])
    return { response, work }
  }
  const existing = await measure(email)
  expect(existing.work).toHaveLength(1)
  for (const address of [UNKNOWN, locked.email]) expect(await measure(address)).toEqual(existing)
})

test('a password is hashed with PBKDF2-HMAC-SHA256 in 600,000 iterations, as OWASP recommends', async () => {
  const hashes = vi.spyOn(crypto, 'pbkdf2')
  syncBuiltinESMExports()
  await createAccount(desk, ['writer'])
  const [, salt, iterations, bytes, digest] = hashes.mock.calls[0] ?? []
  expect([String(salt).length, iterations, bytes, digest]).toEqual([64, 600_000, 32, 'sha256'])
})

test('no endpoint for visitors reveals whether an e-mail address has an account', async () => {
  const { email } = await createAccount(desk, ['administrator'])
  const password = PASSWORD
  for (const [path, bodyFor] of [
    ['/users/forgot-password', (address: string) => ({ email: address })],
    ['/users/first-register', (address: string) => ({ email: address, password })],
    ['/users/reset-password', (address: string) => ({ token: address, password })],
    ['/users/unlock', (address: string) => ({ email: address })],
    ['/users', (address: string) => ({ email: address, password })],
    ['/invitations', (address: string) => ({ email: address, roles: ['writer'] })],
    ['/invitations/look', (address: string) => ({ token: address })],
  ] as const) {
    const [existing, unknown] = [
      await visible(await sendRequest(desk, 'POST', path, bodyFor(email))),
      await visible(await sendRequest(desk, 'POST', path, bodyFor(UNKNOWN))),
    ]
    expect([path, existing]).toEqual([path, unknown])
  }
})

test('used, revoked and invented invitations get the same response', async () => {
  const { http } = await createPerson(desk, ['administrator'])
  const invite = async (email: string) => {
    const response = await http('POST', '/invitations', { email, roles: ['writer'] })
    const { doc, sent } = (await response.json()) as { doc: { id: number }; sent: { link: string } }
    return { id: doc.id, token: sent.link.split('#')[1] ?? '' }
  }
  const [used, revoked] = [await invite('a@tusaale.example'), await invite('b@tusaale.example')]
  const accept = (token: string) =>
    sendRequest(desk, 'POST', '/invitations/accept', { token, name: 'Qof', password: PASSWORD })
  expect((await accept(used.token)).status).toBe(201)
  await http('DELETE', `/invitations/${revoked.id}`)
  const responses = []
  for (const token of [used.token, revoked.token, 'x'.repeat(43)]) {
    responses.push(await visible(await sendRequest(desk, 'POST', '/invitations/look', { token })))
    responses.push(await visible(await accept(token)))
  }
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  expect(responses[0]?.status).toBe(410)
})

test('visitors cannot tell existing account numbers from others', async () => {
  const { id } = await createAccount(desk, ['writer'])
  const routes: readonly [string, string][] = [
    ['GET', '/users/:id'],
    ['PATCH', '/users/:id'],
    ['DELETE', '/users/:id'],
    ['POST', '/users/access/:id'],
    ['POST', '/users/:id/password-link'],
    ['POST', '/users/:id/reset-codes'],
    ['GET', '/users/versions/:id'],
  ]
  for (const [method, path] of routes) {
    const request = (number: number) =>
      sendRequest(
        desk,
        method,
        path.replace(':id', String(number)),
        method === 'GET' ? undefined : {},
      )
    const existing = await visible(await request(id))
    expect([path, existing]).toEqual([path, await visible(await request(987_654))])
  }
})
