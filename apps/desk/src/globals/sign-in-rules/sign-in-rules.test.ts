import { afterEach, expect, test } from 'vitest'
import { createAuthenticator } from '../../auth/passkeys/testing/authenticator.ts'
import { codeAt } from '../../auth/second-factor/one-time-code.ts'
import { testDesk } from '../../testing/desk.ts'
import { createAccount, createPerson, signInWithPassword } from '../../testing/people.ts'

const desk = testDesk()

const setRules = (data: object) =>
  desk.payload.updateGlobal({ slug: 'sign-in-rules', data: data as never })

afterEach(() => setRules({ codes: true, passkeyRoles: [] }))

/** A publisher with one-time codes, signed in by the password. */
async function publisherWithCodes() {
  const account = await createAccount(desk, ['publisher'])
  const first = await signInWithPassword(desk, account)
  const { secret } = await (await first.http('POST', '/users/codes/begin')).json()
  const code = codeAt(secret as string, Date.now() - 30_000)
  expect((await first.http('POST', '/users/codes/confirm', { code })).status).toBe(200)
  const { http } = await signInWithPassword(desk, account)
  return {
    account,
    http,
    enterCode: () => http('POST', '/users/codes/check', { code: codeAt(secret) }),
  }
}

test.each([{ passkeyRoles: ['publisher'] }, { codes: false }])(
  'by the rules %j a code opens no account of a publisher, but sets up a passkey',
  async (rules) => {
    const { account, http, enterCode } = await publisherWithCodes()
    await setRules(rules)
    expect(await (await enterCode()).json()).toEqual({ hasPassed: false })
    expect((await http('GET', '/posts')).status).toBe(403)
    const begun = await (await http('POST', '/users/passkeys/begin', {})).json()
    const response = createAuthenticator().register(begun.options)
    const enrolled = await http('POST', '/users/passkeys/confirm', { name: 'Key', response })
    expect(enrolled.status).toBe(200)
    expect((await http('GET', '/posts')).status).toBe(200)
    const again = await signInWithPassword(desk, account)
    const refused = await again.http('POST', '/users/codes/check', { code: '123456' })
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'passkey_needed'])
  },
)

test('whoever removes the last passkey does not go on with codes that open nothing', async () => {
  const { http, enterCode } = await publisherWithCodes()
  await enterCode()
  const begun = await (await http('POST', '/users/passkeys/begin', {})).json()
  const response = createAuthenticator().register(begun.options)
  await http('POST', '/users/passkeys/confirm', { name: 'Key', response })
  await setRules({ passkeyRoles: ['publisher'] })
  const { passkeys } = await (await http('GET', '/users/codes')).json()
  expect((await http('POST', `/users/passkeys/${passkeys[0].id}/remove`, {})).status).toBe(200)
  expect((await http('GET', '/posts')).status).toBe(403)
})

test('nobody sets up codes for an account that they do not open', async () => {
  await setRules({ passkeyRoles: ['publisher'] })
  const publisher = await signInWithPassword(desk, await createAccount(desk, ['publisher']))
  const refused = await publisher.http('POST', '/users/codes/begin')
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'passkey_needed'])
  const writer = await signInWithPassword(desk, await createAccount(desk, ['writer']))
  expect((await writer.http('POST', '/users/codes/begin')).status).toBe(200)
})

test('an administrator without a passkey cannot ask administrators for one', async () => {
  const administrator = await createPerson(desk, ['administrator'])
  const change = (body: object) => administrator.http('POST', '/globals/sign-in-rules', body)
  expect((await change({ codes: false })).status).toBe(400)
  expect((await change({ passkeyRoles: ['administrator'] })).status).toBe(400)
  expect((await change({ passkeyRoles: ['publisher'] })).status).toBe(200)
})

test('publishers neither see nor change the rules', async () => {
  const { http } = await createPerson(desk, ['publisher'])
  expect((await http('GET', '/globals/sign-in-rules')).status).toBe(403)
  expect((await http('POST', '/globals/sign-in-rules', { codes: false })).status).toBe(403)
})
