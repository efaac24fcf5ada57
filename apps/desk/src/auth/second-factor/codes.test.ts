import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '../../access/role.ts'
import { entriesAbout } from '../../audit/testing/audit-entries.ts'
import { testDesk } from '../../testing/desk.ts'
import {
  createAccount,
  createPerson,
  createWriterInGrace,
  type Person,
  signInWithPassword,
} from '../../testing/people.ts'
import { checkCode } from './check-code.ts'
import { MAX_WRONG_CODES } from './collection.ts'
import { type Algorithm, codeAt } from './one-time-code.ts'
import { beginEnrolment } from './totp-credential.ts'

const desk = testDesk()

const STEP_MS = 30_000

beforeEach(async () => {
  // The first account of a desk also gets the role of administrator: it is none of those below.
  if ((await desk.payload.count({ collection: 'users' })).totalDocs === 0)
    await createAccount(desk, [])
  // A code is computed and then sent: no time step may begin in between.
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

interface Enrolled extends Person {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
  readonly login: { readonly id: number; readonly email: string; readonly password: string }
}

async function enrol(http: Person['http']) {
  const { secret } = (await (await http('POST', '/users/codes/begin')).json()) as { secret: string }
  // The code of the step before the current one, so that the current code can be used to sign in.
  const code = codeAt(secret, Date.now() - STEP_MS)
  const response = await http('POST', '/users/codes/confirm', { code })
  const { recoveryCodes } = (await response.json()) as { recoveryCodes: string[] }
  return { secret, recoveryCodes, status: response.status }
}

async function enrolledPerson(roles: readonly Role[]): Promise<Enrolled> {
  const login = await createAccount(desk, roles)
  const signedIn = await signInWithPassword(desk, login)
  return { ...signedIn, login, ...(await enrol(signedIn.http)) }
}

/** Sets until when an account accepts no codes, in ms from now. */
const lockFor = (id: number, milliseconds: number) =>
  desk.payload.db.updateOne({
    collection: 'second-factors',
    where: { account: { equals: id } },
    data: { closedUntil: new Date(Date.now() + milliseconds).toISOString() },
  })

const wrongCode = (secret: string) => (codeAt(secret) === '000000' ? '111111' : '000000')

test('the session of a publisher counts once they have enrolled after the password', async () => {
  const login = await createAccount(desk, ['publisher'])
  const { http } = await signInWithPassword(desk, login)
  expect(await (await http('GET', '/users/codes')).json()).toEqual({
    account: login.id,
    isNeeded: true,
    grace: null,
    isEnrolled: false,
    isOpenedByCodes: true,
    hasPassed: false,
    mayChange: true,
    mayAddPasskey: true,
    openId: null,
    recoveryLeft: 0,
    passkeys: [],
  })
  const enrolment = await (await http('POST', '/users/codes/begin')).json()
  expect(enrolment.picture).toMatch(/^<svg /)
  const wrong = await http('POST', '/users/codes/confirm', { code: wrongCode(enrolment.secret) })
  expect(wrong.status).toBe(422)
  expect((await http('GET', '/posts')).status).toBe(403)
  const { status, recoveryCodes } = await enrol(http)
  expect([status, recoveryCodes.length]).toEqual([200, 10])
  expect((await http('GET', '/posts')).status).toBe(200)
  expect((await http('POST', '/users/codes/begin')).status).toBe(409)
  const credential = await desk.payload.db.findOne({
    collection: 'second-factors',
    where: { account: { equals: login.id } },
  })
  expect(JSON.stringify(credential)).not.toContain(enrolment.secret)
  for (const code of recoveryCodes) expect(JSON.stringify(credential)).not.toContain(code)
})

test('signing in requires a code, and accepts each code once', async () => {
  const { login, secret } = await enrolledPerson(['publisher'])
  const { http } = await signInWithPassword(desk, login)
  expect((await http('GET', '/posts')).status).toBe(403)
  const code = codeAt(secret)
  expect((await http('POST', '/users/codes/check', { code })).status).toBe(200)
  expect((await http('GET', '/posts')).status).toBe(200)
  const again = await signInWithPassword(desk, login)
  expect((await again.http('POST', '/users/codes/check', { code })).status).toBe(422)
  expect((await again.http('GET', '/posts')).status).toBe(403)
})

test('a code in two concurrent requests is accepted once', async () => {
  const { login, secret } = await enrolledPerson(['publisher'])
  const code = codeAt(secret)
  const checks = await Promise.all([1, 2].map(() => checkCode(desk.payload, login.id, code)))
  expect(checks.map(({ outcome }) => outcome).sort()).toEqual(['code', 'wrong'])
})

test('only the app’s algorithm counts from its first right code on', async () => {
  const { id } = await createAccount(desk, ['writer'])
  const secret = await beginEnrolment(desk.payload, id)
  const now = Date.now()
  const check = async (time: number, algorithm: Algorithm) =>
    (await checkCode(desk.payload, id, codeAt(secret, time, algorithm), now)).outcome
  expect(await check(now - STEP_MS, 'SHA1')).toBe('code')
  expect(await check(now, 'SHA256')).toBe('wrong')
  expect(await check(now, 'SHA1')).toBe('code')
})

test.each<Role>(['writer', 'inboxReader'])('a %s needs a second factor too', async (role) => {
  const account = await createAccount(desk, [role], role === 'inboxReader' ? ['press'] : [])
  const { http } = await signInWithPassword(desk, account)
  const path = role === 'writer' ? '/posts' : '/contact-messages'
  expect((await http('GET', path)).status).toBe(403)
  await enrol(http)
  expect((await http('GET', path)).status).toBe(200)
})

test('the password alone opens an account in its grace period, until a second factor is set up', async () => {
  const account = await createWriterInGrace(desk)
  const { http } = await signInWithPassword(desk, account)
  expect(await (await http('GET', '/users/codes')).json()).toMatchObject({
    isNeeded: false,
    grace: { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), days: 14 },
  })
  expect((await http('GET', '/posts')).status).toBe(200)
  const { recoveryCodes } = await enrol(http)
  const again = await signInWithPassword(desk, account)
  expect((await again.http('GET', '/posts')).status).toBe(403)
  await again.http('POST', '/users/codes/check', { code: recoveryCodes[0] ?? '' })
  await again.http('POST', '/users/codes/remove', { code: recoveryCodes[1] ?? '' })
  expect(await (await again.http('GET', '/users/codes')).json()).toMatchObject({ isNeeded: true })
})

test('a session of the grace period does not outlast it', async () => {
  const { http } = await signInWithPassword(desk, await createWriterInGrace(desk))
  const end = Date.now() + 14 * 24 * 60 * 60 * 1000
  expect((await http('GET', '/posts')).status).toBe(200)
  await desk.payload.db.updateMany({
    collection: 'users',
    where: { secondFactorDue: { exists: true } },
    data: { secondFactorDue: new Date(end - 15 * 24 * 60 * 60 * 1000).toISOString() },
  })
  expect((await http('GET', '/posts')).status).toBe(403)
})

test('a recovery code works once, and new ones replace the old', async () => {
  const { login, recoveryCodes, secret } = await enrolledPerson(['publisher'])
  const [first = '', second = ''] = recoveryCodes
  const { http } = await signInWithPassword(desk, login)
  const respaced = first.toLowerCase().replaceAll('-', '')
  expect((await http('POST', '/users/codes/check', { code: respaced })).status).toBe(200)
  expect((await http('POST', '/users/codes/check', { code: first })).status).toBe(422)
  expect((await (await http('GET', '/users/codes')).json()).recoveryLeft).toBe(9)
  const renewed = await http('POST', '/users/codes/renew', { code: codeAt(secret) })
  expect((await renewed.json()).recoveryCodes).toHaveLength(10)
  expect((await http('POST', '/users/codes/check', { code: second })).status).toBe(422)
})

test('after five wrong codes an account is locked for all its sessions', async () => {
  const { login, secret, recoveryCodes } = await enrolledPerson(['publisher'])
  const { http } = await signInWithPassword(desk, login)
  for (let n = 0; n < MAX_WRONG_CODES; n++) {
    await http('POST', '/users/codes/check', { code: wrongCode(secret) })
  }
  const again = await signInWithPassword(desk, login)
  for (const code of [codeAt(secret), recoveryCodes[0]]) {
    expect((await again.http('POST', '/users/codes/check', { code })).status).toBe(422)
  }
  const locks = (await entriesAbout(desk, login.email)).filter(
    ({ action }) => action === 'account.locked',
  )
  expect(locks).toMatchObject([{ who: login.id, change: { reason: 'code' } }])
  await lockFor(login.id, -1000)
  const code = codeAt(secret)
  expect((await again.http('POST', '/users/codes/check', { code })).status).toBe(200)
})

test('a lock that was set while the clock was a day ahead ends when the clock is right', async () => {
  const { login, secret } = await enrolledPerson(['publisher'])
  const outcomeAfterLock = async (milliseconds: number) => {
    await lockFor(login.id, milliseconds)
    return (await checkCode(desk.payload, login.id, codeAt(secret))).outcome
  }
  expect(await outcomeAfterLock(24 * 3_600_000)).toBe('closed')
  expect(await outcomeAfterLock(25 * 3_600_000)).toBe('code')
})

test('each lock in a row is twice as long until a right code or an administrator ends it', async () => {
  const { login, secret, recoveryCodes } = await enrolledPerson(['publisher'])
  const minutesOfLock = async () => {
    let minutes: number | undefined
    for (let n = 0; n < MAX_WRONG_CODES; n++) {
      const check = await checkCode(desk.payload, login.id, wrongCode(secret))
      const { closedUntil = '' } = check as { closedUntil?: string }
      if (closedUntil) minutes = (Date.parse(closedUntil) - Date.now()) / 60_000
    }
    return minutes
  }
  const administrator = await createPerson(desk, ['administrator'])
  expect(await minutesOfLock()).toBe(15)
  await lockFor(login.id, -1000)
  expect(await minutesOfLock()).toBe(30)
  await lockFor(login.id, -1000)
  const right = await checkCode(desk.payload, login.id, recoveryCodes[0] ?? '')
  expect(right).toMatchObject({ outcome: 'recovery' })
  expect(await minutesOfLock()).toBe(15)
  await administrator.http('POST', '/users/unlock', { email: login.email })
  expect(await minutesOfLock()).toBe(15)
})

test('concurrent requests do not exceed the number of attempts', async () => {
  const { login, secret } = await enrolledPerson(['publisher'])
  const tries = Array.from({ length: 12 }, () =>
    checkCode(desk.payload, login.id, wrongCode(secret)),
  )
  await Promise.all(tries)
  expect(await checkCode(desk.payload, login.id, codeAt(secret))).toEqual({ outcome: 'closed' })
})

test('the audit records what happens to codes, without any code', async () => {
  const { login, secret, recoveryCodes, http } = await enrolledPerson(['publisher'])
  const { http: again } = await signInWithPassword(desk, login)
  await again('POST', '/users/codes/check', { code: wrongCode(secret) })
  await again('POST', '/users/codes/check', { code: recoveryCodes[0] })
  await http('POST', '/users/codes/remove', { code: codeAt(secret) })
  const entries = await entriesAbout(desk, login.email)
  expect(entries.map(({ action }) => action).slice(3)).toEqual([
    'code.accepted',
    'codes.enrolled',
    'session.opened',
    'code.refused',
    'code.recoveryUsed',
    'code.accepted',
    'codes.reset',
  ])
  const text = JSON.stringify(entries)
  for (const secretText of [secret, ...recoveryCodes]) expect(text).not.toContain(secretText)
})

test('an administrator resets the codes of somebody else, who then enrols again', async () => {
  const { login, http } = await enrolledPerson(['publisher'])
  const administrator = await createPerson(desk, ['administrator'])
  const reset = await administrator.http('POST', `/users/${login.id}/reset-codes`)
  expect(reset.status).toBe(200)
  expect((await http('GET', '/posts')).status).toBe(403)
  const again = await signInWithPassword(desk, login)
  expect((await again.http('GET', '/posts')).status).toBe(403)
  expect((await enrol(again.http)).status).toBe(200)
  const entries = await entriesAbout(desk, login.email)
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'codes.reset',
      who: administrator.user.id,
      change: { by: 'administrator' },
    }),
  )
})

test('resetting one’s own codes requires a code, and resetting those of others an administrator', async () => {
  const { login, http, secret } = await enrolledPerson(['administrator'])
  expect((await http('POST', `/users/${login.id}/reset-codes`)).status).toBe(403)
  expect((await http('POST', '/users/codes/remove')).status).toBe(422)
  expect((await http('POST', '/users/codes/remove', { code: wrongCode(secret) })).status).toBe(422)
  for (const role of ['writer', 'publisher', 'inboxReader'] as const) {
    const other = await createPerson(desk, [role])
    expect((await other.http('POST', `/users/${login.id}/reset-codes`)).status).toBe(403)
  }
  expect((await http('POST', '/users/codes/remove', { code: codeAt(secret) })).status).toBe(200)
  expect((await http('GET', '/posts')).status).toBe(403)
})

test('a password alone cannot change existing codes', async () => {
  const { login } = await enrolledPerson(['writer'])
  const { http } = await signInWithPassword(desk, login)
  for (const call of ['begin', 'confirm', 'renew', 'remove']) {
    const { status } = await http('POST', `/users/codes/${call}`, { code: '123456' })
    expect([call, status]).toEqual([call, expect.toBeOneOf([401, 403])])
  }
})
