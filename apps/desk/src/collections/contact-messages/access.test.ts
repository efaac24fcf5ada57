import type { Department } from '@gaashaan/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../access/role.ts'
import { testDesk } from '../../testing/desk.ts'
import { addMessage, replyKey } from '../../testing/messages.ts'
import { createPerson, type Person, sendRequest } from '../../testing/people.ts'
import { MESSAGE_STATES } from './states.ts'

const SUBJECT = 'Codsi saxaafadeed'

const desk = testDesk()

/** All kinds of accounts, and whether they may read the messages of the press department. */
const PEOPLE: readonly [
  name: string,
  roles: readonly Role[],
  departments: readonly Department[],
  isAllowed: boolean,
][] = [
  ['a writer', ['writer'], [], false],
  ['a publisher', ['publisher'], [], false],
  ['an administrator', ['administrator'], [], false],
  ['an administrator with departments but not the role', ['administrator'], ['press'], false],
  ['an inbox reader without a department', ['inboxReader'], [], false],
  ['an inbox reader of other departments', ['inboxReader'], ['general', 'security'], false],
  ['an inbox reader of this department', ['inboxReader'], ['press'], true],
  ['an administrator who reads this inbox', ['administrator', 'inboxReader'], ['press'], true],
]

const messages = new Map<string, number>()

beforeAll(async () => {
  for (const state of MESSAGE_STATES) {
    const { id } = await addMessage(desk.payload, { subject: SUBJECT, state })
    messages.set(state, id)
  }
})

const idOf = (state: string) => messages.get(state) ?? 0
const expectRefusal = ({ status }: Response) => expect([403, 404]).toContain(status)

describe.each(PEOPLE)('%s', (_name, roles, departments, isAllowed) => {
  let someone: Person
  let local: { collection: 'contact-messages'; user: Person['user']; overrideAccess: false }
  beforeAll(async () => {
    someone = await createPerson(desk, roles, departments)
    local = { collection: 'contact-messages', user: someone.user, overrideAccess: false }
  })

  test.each(MESSAGE_STATES)('over HTTP, a message that is %s', async (state) => {
    const id = idOf(state)
    const where = `where[id][equals]=${id}`
    const list = await someone.http('GET', `/contact-messages?${where}`)
    const count = await someone.http('GET', `/contact-messages/count?${where}`)
    const search = await someone.http(
      'GET',
      `/contact-messages?where[subject][like]=Codsi&${where}`,
    )
    const csv = await someone.http('GET', `/contact-messages/export?${where}`)
    const read = await someone.http('GET', `/contact-messages/${id}`)
    const conversation = await someone.http('GET', `/contact-messages/${id}/conversation`)
    const change = await someone.http('PATCH', `/contact-messages/${id}`, { state })
    const note = await someone.http('POST', `/contact-messages/${id}/notes`, { text: 'Qoraal' })
    for (const response of [list, count, search]) {
      const { totalDocs = 0 } = (await response.json()) as { totalDocs?: number }
      expect(totalDocs).toBe(isAllowed ? 1 : 0)
    }
    expect((await csv.text()).includes(SUBJECT)).toBe(isAllowed)
    const responses = [read, conversation, change, note]
    if (isAllowed) expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 201])
    else for (const response of responses) expectRefusal(response)
    // No mail server is set, which is checked only after the access.
    const reply = { text: 'Jawaab', key: replyKey() }
    const replied = await someone.http('POST', `/contact-messages/${id}/replies`, reply)
    if (isAllowed) expect(replied.status).toBe(409)
    else expectRefusal(replied)
  })

  test.each(MESSAGE_STATES)('through the Local API, a message that is %s', async (state) => {
    const where = { id: { equals: idOf(state) } }
    const none = () => ({ totalDocs: 0 })
    const list = await desk.payload.find({ ...local, where }).catch(none)
    expect(list.totalDocs).toBe(isAllowed ? 1 : 0)
    const count = await desk.payload.count({ ...local, where }).catch(none)
    expect(count.totalDocs).toBe(isAllowed ? 1 : 0)
    const id = idOf(state)
    for (const operation of [
      () => desk.payload.findByID({ ...local, id }),
      () => desk.payload.update({ ...local, id, data: { state } }),
    ]) {
      if (isAllowed) expect(await operation()).toMatchObject({ id, subject: SUBJECT })
      else await expect(operation()).rejects.toThrow()
    }
  })

  test('cannot create or delete a message, over HTTP or through the Local API', async () => {
    const { id, createdAt: _at, updatedAt: _also, ...data } = await addMessage(desk.payload)
    expectRefusal(await someone.http('POST', '/contact-messages', data))
    expectRefusal(await someone.http('DELETE', `/contact-messages/${id}`))
    expectRefusal(await someone.http('DELETE', `/contact-messages?where[id][equals]=${id}`))
    await expect(desk.payload.create({ ...local, data })).rejects.toThrow()
    await expect(desk.payload.delete({ ...local, id })).rejects.toThrow()
    await desk.payload.delete({ collection: 'contact-messages', id })
  })

  test.each(['message-notes', 'message-replies'] as const)(
    'reads %s only of their own departments, and cannot write them directly',
    async (collection) => {
      const entry = {
        message: idOf('open'),
        text: 'Qarsoodi',
        whoseName: 'Qof',
        department: 'press',
      }
      const data = { ...entry, key: replyKey() } as never
      const { id } = await desk.payload.create({ collection, data })
      const where = `where[id][equals]=${id}`
      const list = await someone.http('GET', `/${collection}?${where}&depth=2`)
      expect((await list.text()).includes('Qarsoodi')).toBe(isAllowed)
      const read = await someone.http('GET', `/${collection}/${id}`)
      if (isAllowed) expect(read.status).toBe(200)
      else expectRefusal(read)
      expectRefusal(await someone.http('POST', `/${collection}`, { ...entry, key: replyKey() }))
      expectRefusal(await someone.http('PATCH', `/${collection}/${id}`, { text: 'Kale' }))
      expectRefusal(await someone.http('DELETE', `/${collection}/${id}`))
    },
  )
})

test('a visitor can read nothing', async () => {
  for (const path of ['', '/count', '/export', `/${idOf('new')}`, `/${idOf('new')}/conversation`]) {
    expectRefusal(await sendRequest(desk, 'GET', `/contact-messages${path}`))
  }
  expectRefusal(
    await sendRequest(desk, 'POST', `/contact-messages/${idOf('new')}/notes`, { text: 'Qoraal' }),
  )
})
