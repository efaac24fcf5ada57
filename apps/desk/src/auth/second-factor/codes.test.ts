import { beforeEach, expect, test } from 'vitest'
import type { Role } from '../../access/role.ts'
import { testDesk } from '../../testing/desk.ts'
import { account, type Person, person, withPassword } from '../../testing/people.ts'
import { LOCK_MS } from '../sign-in/rules.ts'
import { checkCode } from './check-code.ts'
import { MAX_WRONG_CODES } from './collection.ts'
import { codeAt } from './one-time-code.ts'

const desk = testDesk()

const STEP_MS = 30_000

beforeEach(async () => {
  // The first account of a desk is an administrator besides.
  if ((await desk.payload.count({ collection: 'users' })).totalDocs === 0) await account(desk, [])
})

interface Enrolled extends Person {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
  readonly made: { readonly id: number; readonly email: string; readonly password: string }
}

async function enrol(http: Person['http']) {
  const { secret } = (await (await http('POST', '/users/codes/begin')).json()) as { secret: string }
  // The step before the present one: the present one's code is left to those who sign in.
  const code = codeAt(secret, Date.now() - STEP_MS)
  const answer = await http('POST', '/users/codes/confirm', { code })
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] }
  return { secret, recoveryCodes, status: answer.status }
}

async function enrolled(roles: readonly Role[]): Promise<Enrolled> {
  const made = await account(desk, roles)
  const signedIn = await withPassword(desk, made)
  return { ...signedIn, made, ...(await enrol(signedIn.http)) }
}

const wrongCode = (secret: string) => (codeAt(secret) === '000000' ? '111111' : '000000')

const actions = async (heading: string) => {
  const where = { heading: { equals: heading } }
  const { docs } = await desk.payload.find({ collection: 'audit', where, sort: 'id', limit: 100 })
  return docs
}

test('a publisher enrols after the password, and then the session counts', async () => {
  const made = await account(desk, ['publisher'])
  const { http } = await withPassword(desk, made)
  expect(await (await http('GET', '/users/codes')).json()).toEqual({
    account: made.id,
    isNeeded: true,
    isEnrolled: false,
    hasPassed: false,
    recoveryLeft: 0,
  })
  const begun = await (await http('POST', '/users/codes/begin')).json()
  expect(begun.picture).toMatch(/^<svg /)
  const wrong = await http('POST', '/users/codes/confirm', { code: wrongCode(begun.secret) })
  expect(wrong.status).toBe(422)
  expect((await http('GET', '/posts')).status).toBe(403)
  const { status, recoveryCodes } = await enrol(http)
  expect([status, recoveryCodes.length]).toEqual([200, 10])
  expect((await http('GET', '/posts')).status).toBe(200)
  expect((await http('POST', '/users/codes/begin')).status).toBe(409)
  const kept = await desk.payload.db.findOne({
    collection: 'second-factors',
    where: { account: { equals: made.id } },
  })
  expect(JSON.stringify(kept)).not.toContain(begun.secret)
  for (const code of recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code)
})

test('signing in asks for a code, which is taken once', async () => {
  const { made, secret } = await enrolled(['publisher'])
  const { http } = await withPassword(desk, made)
  expect((await http('GET', '/posts')).status).toBe(403)
  const code = codeAt(secret)
  expect((await http('POST', '/users/codes/check', { code })).status).toBe(200)
  expect((await http('GET', '/posts')).status).toBe(200)
  const again = await withPassword(desk, made)
  expect((await again.http('POST', '/users/codes/check', { code })).status).toBe(422)
  expect((await again.http('GET', '/posts')).status).toBe(403)
})

test('a code that comes twice at once is taken once', async () => {
  const { made, secret } = await enrolled(['publisher'])
  const code = codeAt(secret)
  const both = await Promise.all([1, 2].map(() => checkCode(desk.payload, made.id, code)))
  expect(both.map(({ outcome }) => outcome).sort()).toEqual(['code', 'wrong'])
})

test('a writer who chose codes is asked for them, one who did not is not', async () => {
  const { made } = await enrolled(['writer'])
  const { http } = await withPassword(desk, made)
  expect((await http('GET', '/posts')).status).toBe(403)
  const other = await withPassword(desk, await account(desk, ['writer']))
  expect((await other.http('GET', '/posts')).status).toBe(200)
})

test('a recovery code opens once, and new ones end the old', async () => {
  const { made, recoveryCodes, secret } = await enrolled(['publisher'])
  const [first = '', second = ''] = recoveryCodes
  const { http } = await withPassword(desk, made)
  const typed = first.toLowerCase().replaceAll('-', '')
  expect((await http('POST', '/users/codes/check', { code: typed })).status).toBe(200)
  expect((await http('POST', '/users/codes/check', { code: first })).status).toBe(422)
  expect((await (await http('GET', '/users/codes')).json()).recoveryLeft).toBe(9)
  const renewed = await http('POST', '/users/codes/renew', { code: codeAt(secret) })
  expect((await renewed.json()).recoveryCodes).toHaveLength(10)
  expect((await http('POST', '/users/codes/check', { code: second })).status).toBe(422)
})

test('after five wrong codes none is taken for a while, whatever the password', async () => {
  const { made, secret, recoveryCodes } = await enrolled(['publisher'])
  const { http } = await withPassword(desk, made)
  for (let n = 0; n < MAX_WRONG_CODES; n++) {
    await http('POST', '/users/codes/check', { code: wrongCode(secret) })
  }
  const again = await withPassword(desk, made)
  for (const code of [codeAt(secret), recoveryCodes[0]]) {
    expect((await again.http('POST', '/users/codes/check', { code })).status).toBe(422)
  }
  const past = new Date(Date.now() - 1000).toISOString()
  await desk.payload.db.updateOne({
    collection: 'second-factors',
    where: { account: { equals: made.id } },
    data: { closedUntil: past },
  })
  const code = codeAt(secret)
  expect((await again.http('POST', '/users/codes/check', { code })).status).toBe(200)
})

test('an account that was closed while the clock was a day ahead is open when it is right', async () => {
  const { made, secret } = await enrolled(['publisher'])
  const closedFor = async (milliseconds: number) => {
    await desk.payload.db.updateOne({
      collection: 'second-factors',
      where: { account: { equals: made.id } },
      data: { closedUntil: new Date(Date.now() + milliseconds).toISOString() },
    })
    return (await checkCode(desk.payload, made.id, codeAt(secret))).outcome
  }
  expect(await closedFor(LOCK_MS)).toBe('closed')
  expect(await closedFor(LOCK_MS + 24 * 3_600_000)).toBe('code')
})

test('many codes at once are not more tries', async () => {
  const { made, secret } = await enrolled(['publisher'])
  const tries = Array.from({ length: 12 }, () =>
    checkCode(desk.payload, made.id, wrongCode(secret)),
  )
  await Promise.all(tries)
  expect(await checkCode(desk.payload, made.id, codeAt(secret))).toEqual({ outcome: 'closed' })
})

test('what happens to codes is written down, and no code with it', async () => {
  const { made, secret, recoveryCodes, http } = await enrolled(['publisher'])
  const { http: again } = await withPassword(desk, made)
  await again('POST', '/users/codes/check', { code: wrongCode(secret) })
  await again('POST', '/users/codes/check', { code: recoveryCodes[0] })
  await http('POST', '/users/codes/remove', { code: codeAt(secret) })
  const written = await actions(made.email)
  expect(written.map(({ action }) => action).slice(3)).toEqual([
    'code.accepted',
    'codes.enrolled',
    'session.opened',
    'code.refused',
    'code.recoveryUsed',
    'code.accepted',
    'codes.reset',
  ])
  const text = JSON.stringify(written)
  for (const secretText of [secret, ...recoveryCodes]) expect(text).not.toContain(secretText)
})

test('an administrator resets the codes of another, who enrols anew', async () => {
  const { made, http } = await enrolled(['publisher'])
  const administrator = await person(desk, ['administrator'])
  const reset = await administrator.http('POST', `/users/${made.id}/reset-codes`)
  expect(reset.status).toBe(200)
  expect((await http('GET', '/posts')).status).toBe(403)
  const anew = await withPassword(desk, made)
  expect((await anew.http('GET', '/posts')).status).toBe(403)
  expect((await enrol(anew.http)).status).toBe(200)
  const written = await actions(made.email)
  expect(written).toContainEqual(
    expect.objectContaining({
      action: 'codes.reset',
      who: administrator.user.id,
      change: { by: 'administrator' },
    }),
  )
})

test('nobody resets their own codes without one, and only administrators those of others', async () => {
  const { made, http, secret } = await enrolled(['administrator'])
  expect((await http('POST', `/users/${made.id}/reset-codes`)).status).toBe(403)
  expect((await http('POST', '/users/codes/remove')).status).toBe(422)
  expect((await http('POST', '/users/codes/remove', { code: wrongCode(secret) })).status).toBe(422)
  for (const role of ['writer', 'publisher', 'inboxReader'] as const) {
    const other = await person(desk, [role])
    expect((await other.http('POST', `/users/${made.id}/reset-codes`)).status).toBe(403)
  }
  expect((await http('POST', '/users/codes/remove', { code: codeAt(secret) })).status).toBe(200)
  expect((await http('GET', '/posts')).status).toBe(403)
})

test('a password alone changes nothing about codes that exist', async () => {
  const { made } = await enrolled(['writer'])
  const { http } = await withPassword(desk, made)
  for (const call of ['begin', 'confirm', 'renew', 'remove']) {
    const { status } = await http('POST', `/users/codes/${call}`, { code: '123456' })
    expect([call, status]).toEqual([call, expect.toBeOneOf([401, 409])])
  }
})
