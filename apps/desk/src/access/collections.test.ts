import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addLeader, addOperation, addPicture, addSubcategory } from '../testing/documents.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { ROLES, type Role } from './role.ts'

const desk = testDesk(undefined, async () => ({ fourEyes: false }))

const PEOPLE = [...ROLES, 'nobody'] as const
const people = new Map<(typeof PEOPLE)[number], Person>()

beforeAll(async () => {
  // The first account of a desk is always an administrator, so it must not be one of those below.
  await createPerson(desk, ['administrator'])
  for (const name of PEOPLE)
    people.set(name, await createPerson(desk, name === 'nobody' ? [] : [name]))
})

/** The roles that each action of a collection needs, and how to add a document to try it on. */
interface AccessTable {
  readonly add: (payload: Payload) => Promise<{ id: number | string }>
  readonly data: object
  readonly read: readonly Role[]
  readonly create: readonly Role[]
  readonly update: readonly Role[]
  readonly delete: readonly Role[]
}

const WRITE: readonly Role[] = ['writer', 'publisher', 'administrator']
const PUBLISH: readonly Role[] = ['publisher', 'administrator']
const NONE: readonly Role[] = []
const STRUCTURE = { read: WRITE, create: PUBLISH, update: PUBLISH, delete: PUBLISH }
const operation = { so: { title: 'Olole' }, status: 'Active', startDate: '2026-10-12' }
const leader = { institution: 'army', so: { name: 'Magac', title: 'Taliye' }, order: 1 }
const subcategory = { kind: 'news', nameSo: 'Magac' } as const
const event = { action: 'test.done' }

const TABLES: Readonly<Record<string, AccessTable>> = {
  subcategories: {
    add: (payload) => addSubcategory(payload, subcategory),
    data: subcategory,
    ...STRUCTURE,
  },
  operations: { add: (payload) => addOperation(payload), data: operation, ...STRUCTURE },
  leaders: {
    add: (payload) => addLeader(payload, { _status: 'draft' }),
    data: leader,
    ...STRUCTURE,
  },
  media: {
    add: (payload) => addPicture(payload, {}, [160, 90]),
    data: { altSo: 'Sawir kale', altEn: 'Another picture' },
    read: WRITE,
    // An upload without a file is refused as incomplete; `uploads.test.ts` sends one.
    create: NONE,
    update: WRITE,
    delete: PUBLISH,
  },
  audit: {
    add: (payload) => payload.create({ collection: 'audit', data: event }),
    data: event,
    read: ['administrator'],
    create: NONE,
    update: NONE,
    delete: NONE,
  },
}

/** Whether one action succeeded, over HTTP and through the Local API. */
async function attempts(by: Person, slug: string, action: string, table: AccessTable) {
  const { user } = by
  const as = { collection: slug as CollectionSlug, user, overrideAccess: false } as const
  const add = async () => (await table.add(desk.payload)).id
  const { data } = table
  const http = async (method: string, path: string, body?: object) =>
    (await by.http(method, `/${slug}${path}`, body)).status < 300
  const local = (operation: Promise<unknown>) =>
    operation.then(
      () => true,
      () => false,
    )
  if (action === 'read') {
    const id = await add()
    return [
      await http('GET', ''),
      await http('GET', `/${id}`),
      await local(desk.payload.find(as)),
      await local(desk.payload.findByID({ ...as, id })),
    ]
  }
  if (action === 'create') {
    return [
      await http('POST', '', data),
      await local(desk.payload.create({ ...as, data } as never)),
    ]
  }
  if (action === 'update') {
    const id = await add()
    return [
      await http('PATCH', `/${id}`, data),
      await local(desk.payload.update({ ...as, id, data } as never)),
    ]
  }
  return [
    await http('DELETE', `/${await add()}`),
    await local(desk.payload.delete({ ...as, id: await add() })),
  ]
}

const ROWS = Object.keys(TABLES).flatMap((slug) =>
  (['read', 'create', 'update', 'delete'] as const).map((action) => [slug, action] as const),
)

test.each(ROWS)('%s: who may %s', async (slug, action) => {
  const table = TABLES[slug] as AccessTable
  for (const [name, account] of people) {
    const isAllowed = name !== 'nobody' && table[action].includes(name)
    const results = await attempts(account, slug, action, table)
    expect([name, ...results]).toEqual([name, ...results.map(() => isAllowed)])
  }
})

test.each(['payload-locked-documents', 'payload-migrations', 'payload-kv'])(
  'an account without a role reads and writes nothing in %s',
  async (slug) => {
    const { http } = people.get('nobody') as Person
    const responses = [
      await http('GET', `/${slug}`),
      await http('POST', `/${slug}`, { globalSlug: 'content-version', name: 'x', key: 'x' }),
    ]
    for (const { status } of responses) expect([403, 404, 501]).toContain(status)
  },
)

test('nobody changes the content version', async () => {
  for (const [, { http }] of people) {
    const response = await http('POST', '/globals/content-version', { version: 'x' })
    expect(response.status).toBe(403)
  }
})
