import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import {
  createWriterInGrace,
  PASSWORD,
  sendRequest,
  sessionToken,
  signInWithPassword,
} from '../../testing/people.ts'
import { endSessions, findSessions } from './sessions.ts'

const desk = testDesk()

const signIn = (email: string) =>
  sendRequest(desk, 'POST', '/users/login', { email, password: PASSWORD })

/** Signs in; something happens once the password has been found right, before the session is stored. */
function signInDuring(email: string, happens: () => Promise<unknown>): Promise<Response> {
  const { db } = desk.payload
  const { beginTransaction } = db
  db.beginTransaction = async (options) => {
    db.beginTransaction = beginTransaction
    await happens()
    return beginTransaction.call(db, options)
  }
  return signIn(email)
}

test('each of several sign-ins at the same time has a session', async () => {
  const { email, id } = await createWriterInGrace(desk)
  const responses = await Promise.all(Array.from({ length: 4 }, () => signIn(email)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await findSessions(desk.payload, id)).toHaveLength(4)
  for (const response of responses) {
    const headers = { authorization: `JWT ${sessionToken(response)}` }
    expect((await sendRequest(desk, 'GET', '/posts', undefined, headers)).status).toBe(200)
  }
})

test('more sign-ins at the same time than the database has connections all succeed', async () => {
  const accounts = []
  for (let n = 0; n < 12; n++) accounts.push(await createWriterInGrace(desk))
  const responses = await Promise.all(accounts.map(({ email }) => signIn(email)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
})

test('roles and ended sessions stay as they were changed during a sign-in', async () => {
  const account = await createWriterInGrace(desk)
  const { id, email } = account
  await signInWithPassword(desk, account)
  const response = await signInDuring(email, async () => {
    await endSessions(desk.payload, id, { staysPassed: false })
    await desk.payload.update({ collection: 'users', id, data: { roles: ['publisher'] } })
  })
  expect(response.status).toBe(200)
  expect(await findSessions(desk.payload, id)).toHaveLength(1)
  expect((await desk.payload.findByID({ collection: 'users', id })).roles).toEqual(['publisher'])
})

test('a password that is changed during a sign-in signs nobody in', async () => {
  const { id, email } = await createWriterInGrace(desk)
  const data = { password: 'another-long-password-of-tests' }
  const response = await signInDuring(email, () =>
    desk.payload.update({ collection: 'users', id, data }),
  )
  expect(response.status).toBe(401)
  expect(await findSessions(desk.payload, id)).toEqual([])
})

test('of changes to the sessions of an account at the same time none is lost', async () => {
  const account = await createWriterInGrace(desk)
  const people = [await signInWithPassword(desk, account), await signInWithPassword(desk, account)]
  const statuses = await Promise.all(
    people.map(async ({ http }) => (await http('POST', '/users/logout')).status),
  )
  expect(statuses).toEqual([200, 200])
  expect(await findSessions(desk.payload, account.id)).toEqual([])
})
