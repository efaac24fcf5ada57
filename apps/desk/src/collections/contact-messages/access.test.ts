import type { Department } from '@gaashaan/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../access/role.ts'
import { testDesk } from '../../testing/desk.ts'
import { addMessage, replyKey } from '../../testing/messages.ts'
import { ask, type Person, person } from '../../testing/people.ts'
import { MESSAGE_STATES } from './states.ts'

const SUBJECT = 'Codsi saxaafadeed'

const desk = testDesk()

/** Everyone that there can be, and whether the messages of the press department are theirs. */
const PEOPLE: readonly [
  who: string,
  roles: readonly Role[],
  of: readonly Department[],
  may: boolean,
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

const of = (state: string) => messages.get(state) ?? 0
const refused = (answer: Response) => expect([403, 404]).toContain(answer.status)

describe.each(PEOPLE)('%s', (_who, roles, departments, may) => {
  let someone: Person
  beforeAll(async () => {
    someone = await person(desk, roles, departments)
  })

  test.each(MESSAGE_STATES)('over HTTP, a message that is %s', async (state) => {
    const id = of(state)
    const where = `where[id][equals]=${id}`
    const list = await someone.http('GET', `/contact-messages?${where}`)
    const count = await someone.http('GET', `/contact-messages/count?${where}`)
    const search = await someone.http(
      'GET',
      `/contact-messages?where[subject][like]=Codsi&${where}`,
    )
    const saved = await someone.http('GET', `/contact-messages/export?${where}`)
    const one = await someone.http('GET', `/contact-messages/${id}`)
    const conversation = await someone.http('GET', `/contact-messages/${id}/conversation`)
    const change = await someone.http('PATCH', `/contact-messages/${id}`, { state })
    const note = await someone.http('POST', `/contact-messages/${id}/notes`, { text: 'Qoraal' })
    for (const answer of [list, search]) {
      const { totalDocs = 0 } = (await answer.json()) as { totalDocs?: number }
      expect(totalDocs).toBe(may ? 1 : 0)
    }
    expect(((await count.json()) as { totalDocs?: number }).totalDocs ?? 0).toBe(may ? 1 : 0)
    expect((await saved.text()).includes(SUBJECT)).toBe(may)
    const statuses = [one, conversation, change, note].map(({ status }) => status)
    if (may) expect(statuses).toEqual([200, 200, 200, 201])
    else for (const answer of [one, conversation, change, note]) refused(answer)
    // No mail server is set: who may answer is told so, everybody else is refused before.
    const reply = { text: 'Jawaab', key: replyKey() }
    const answered = await someone.http('POST', `/contact-messages/${id}/replies`, reply)
    if (may) expect(answered.status).toBe(409)
    else refused(answered)
  })

  test.each(MESSAGE_STATES)('through the Local API, a message that is %s', async (state) => {
    const as = {
      collection: 'contact-messages',
      user: someone.user,
      overrideAccess: false,
    } as const
    const where = { id: { equals: of(state) } }
    const found = await desk.payload.find({ ...as, where }).catch(() => ({ totalDocs: 0 }))
    expect(found.totalDocs).toBe(may ? 1 : 0)
    const counted = await desk.payload.count({ ...as, where }).catch(() => ({ totalDocs: 0 }))
    expect(counted.totalDocs).toBe(may ? 1 : 0)
    const id = of(state)
    for (const work of [
      () => desk.payload.findByID({ ...as, id }),
      () => desk.payload.update({ ...as, id, data: { state } }),
    ]) {
      if (may) expect(await work()).toMatchObject({ id, subject: SUBJECT })
      else await expect(work()).rejects.toThrow()
    }
  })

  test('makes no message and deletes none, over HTTP and through the Local API', async () => {
    const { id, createdAt: _at, updatedAt: _also, ...data } = await addMessage(desk.payload)
    refused(await someone.http('POST', '/contact-messages', data))
    refused(await someone.http('DELETE', `/contact-messages/${id}`))
    refused(await someone.http('DELETE', `/contact-messages?where[id][equals]=${id}`))
    const as = {
      collection: 'contact-messages',
      user: someone.user,
      overrideAccess: false,
    } as const
    await expect(desk.payload.create({ ...as, data })).rejects.toThrow()
    await expect(desk.payload.delete({ ...as, id })).rejects.toThrow()
    await desk.payload.delete({ collection: 'contact-messages', id })
  })

  test.each(['message-notes', 'message-replies'] as const)(
    'reads the department’s %s or none, and writes none by hand',
    async (collection) => {
      const written = { message: of('open'), text: 'Qarsoodi', whoseName: 'Qof' }
      const own = { department: 'press' as const, key: replyKey() }
      const { id } = await desk.payload.create({
        collection,
        data: { ...written, ...own } as never,
      })
      const where = `where[id][equals]=${id}`
      const list = await someone.http('GET', `/${collection}?${where}&depth=2`)
      expect((await list.text()).includes('Qarsoodi')).toBe(may)
      const one = await someone.http('GET', `/${collection}/${id}`)
      if (may) expect(one.status).toBe(200)
      else refused(one)
      refused(await someone.http('POST', `/${collection}`, { ...written, ...own, key: replyKey() }))
      refused(await someone.http('PATCH', `/${collection}/${id}`, { text: 'Kale' }))
      refused(await someone.http('DELETE', `/${collection}/${id}`))
    },
  )
})

test('who has not signed in gets nothing', async () => {
  for (const path of ['', '/count', '/export', `/${of('new')}`, `/${of('new')}/conversation`]) {
    refused(await ask(desk, 'GET', `/contact-messages${path}`))
  }
  refused(await ask(desk, 'POST', `/contact-messages/${of('new')}/notes`, { text: 'Qoraal' }))
})
