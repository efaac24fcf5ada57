import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addLeader, addOperation, addPicture, addSubcategory } from '../testing/documents.ts'
import { type Person, person } from '../testing/people.ts'
import { ROLES, type Role } from './role.ts'

const desk = testDesk()

const PEOPLE = [...ROLES, 'nobody'] as const
type Who = (typeof PEOPLE)[number]
const people = new Map<Who, Person>()

beforeAll(async () => {
  // The first account of a desk is an administrator for ever: someone else than those below.
  await person(desk, ['administrator'])
  for (const who of PEOPLE) people.set(who, await person(desk, who === 'nobody' ? [] : [who]))
})

/** Who does what to a collection, and a fresh document of it to do it to. */
interface Table {
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

const TABLES: Readonly<Record<string, Table>> = {
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
    // What has no file is refused as incomplete: `uploads.test.ts` sends one.
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

/** Whether one action went through, by each of the two ways in. */
async function waysIn(who: Person, slug: string, action: string, table: Table) {
  const { user } = who
  const as = { collection: slug as CollectionSlug, user, overrideAccess: false } as const
  const fresh = async () => (await table.add(desk.payload)).id
  const { data } = table
  const http = async (method: string, path: string, body?: object) =>
    (await who.http(method, `/${slug}${path}`, body)).status < 300
  const local = (done: Promise<unknown>) =>
    done.then(
      () => true,
      () => false,
    )
  if (action === 'read') {
    const id = await fresh()
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
    const id = await fresh()
    return [
      await http('PATCH', `/${id}`, data),
      await local(desk.payload.update({ ...as, id, data } as never)),
    ]
  }
  return [
    await http('DELETE', `/${await fresh()}`),
    await local(desk.payload.delete({ ...as, id: await fresh() })),
  ]
}

const ROWS = Object.keys(TABLES).flatMap((slug) =>
  (['read', 'create', 'update', 'delete'] as const).map((action) => [slug, action] as const),
)

test.each(ROWS)('%s: who may %s', async (slug, action) => {
  const table = TABLES[slug] as Table
  for (const [who, account] of people) {
    const may = who !== 'nobody' && table[action].includes(who)
    const went = await waysIn(account, slug, action, table)
    expect([who, ...went]).toEqual([who, ...went.map(() => may)])
  }
})

test.each(['payload-locked-documents', 'payload-migrations', 'payload-kv'])(
  'an account without a role finds and writes nothing in %s',
  async (slug) => {
    const { http } = people.get('nobody') as Person
    const answers = [
      await http('GET', `/${slug}`),
      await http('POST', `/${slug}`, { globalSlug: 'content-version', name: 'x', key: 'x' }),
    ]
    for (const { status } of answers) expect([403, 404, 501]).toContain(status)
  },
)

test('nobody changes the version of the content', async () => {
  for (const [, { http }] of people) {
    const answer = await http('POST', '/globals/content-version', { version: 'x' })
    expect(answer.status).toBe(403)
  }
})
