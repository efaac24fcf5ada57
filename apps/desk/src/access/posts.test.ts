import type { Where } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { richText } from '../collections/posts/rich-text.ts'
import type { Post } from '../payload-types.ts'
import { testDesk } from '../testing/desk.ts'
import { addPost, POST_STATES, type PostState, postIn } from '../testing/documents.ts'
import { type Person, person } from '../testing/people.ts'
import { YES } from '../testing/publishing.ts'
import { ROLES, type Role } from './role.ts'

const desk = testDesk()

const people = {} as Record<Role, Person>

beforeAll(async () => {
  for (const role of ROLES) people[role] = await person(desk, [role])
})

const REASON = 'Sabab dheer oo qoran.'

const yes = { publisher: true, administrator: true } as const
const writes = { writer: true, ...yes } as const

type Action = 'submit' | 'returnToDraft' | 'publish' | 'withdraw'

/** Who does what with a text in which state; whatever is not named is refused. */
const TABLE: Readonly<Record<Action, Partial<Record<PostState, Partial<Record<Role, true>>>>>> = {
  submit: { draft: writes, withdrawn: writes },
  returnToDraft: { inReview: writes },
  publish: { draft: yes, inReview: yes, withdrawn: yes },
  withdraw: { public: yes },
}

const CASES = POST_STATES.flatMap((state) =>
  ROLES.flatMap((role) =>
    (Object.keys(TABLE) as Action[]).map(
      (action) => [role, state, action, TABLE[action][state]?.[role] === true] as const,
    ),
  ),
)

test.each(CASES)('a %s, a text that is %s, %s: %s', async (role, state, action, expected) => {
  const id = await postIn(desk.payload, state)
  const wish = { language: 'so', action, reason: REASON, confirmed: YES }
  const answer = await people[role].http('POST', `/posts/${id}/publishing`, wish)
  const { code } = (await answer.json()) as { code?: string }
  expect([answer.status === 200, code === undefined]).toEqual([expected, expected])
  if (!expected) expect([403, 409]).toContain(answer.status)
})

/** What someone may do with a post in Payload's own ways, over HTTP and in the Local API. */
const NATIVE = [
  ['save a draft', { so: { title: 'Cusub' } }, '?draft=true', { draft: true }, writes],
  ['publish', { _status: 'published' }, '', {}, {}],
  ['publish as a draft', { _status: 'published' }, '?draft=true', { draft: true }, {}],
  ['change what is published', { so: { title: 'Cusub' } }, '', {}, {}],
  [
    'unpublish',
    { _status: 'draft' },
    '?unpublishAllLocales=true',
    { unpublishAllLocales: true },
    {},
  ],
  [
    'unpublish as a draft',
    { _status: 'draft' },
    '?draft=true&unpublishAllLocales=true',
    { draft: true, unpublishAllLocales: true },
    {},
  ],
] as const

const NATIVE_CASES = NATIVE.flatMap((native) => ROLES.map((role) => [role, ...native] as const))

test.each(NATIVE_CASES)('a %s may %s: %o%s', async (role, _name, data, query, options, who) => {
  const { payload } = desk
  const { http, user } = people[role]
  const expected = (who as Partial<Record<Role, true>>)[role] === true
  const id = await postIn(desk.payload, 'public')
  const before = await payload.findByID({ collection: 'posts', id, depth: 0 })
  const answer = await http('PATCH', `/posts/${id}${query}`, data)
  expect(answer.status).toBe(expected ? 200 : 403)
  const local = { collection: 'posts', id, user, overrideAccess: false, data } as const
  const saved = payload.update({ ...local, ...options } as typeof local)
  if (expected) await saved
  else await expect(saved).rejects.toMatchObject({ status: 403 })
  expect(await payload.findByID({ collection: 'posts', id, depth: 0 })).toEqual(before)
})

test.each(ROLES)('a %s makes drafts if they write, and nothing public', async (role) => {
  const { http, user } = people[role]
  const data = { kind: 'news', so: { title: 'Tusaale', state: 'public' } } as const
  const isWriter = role !== 'inboxReader'
  expect((await http('POST', '/posts?draft=true', data)).status).toBe(isWriter ? 201 : 403)
  for (const query of ['', '?draft=true']) {
    const whole = { ...data, _status: 'published' }
    expect((await http('POST', `/posts${query}`, whole)).status).toBe(403)
  }
  expect((await http('POST', '/posts', data)).status).toBe(403)
  const local = { collection: 'posts', data, user, overrideAccess: false } as const
  await expect(desk.payload.create(local as never)).rejects.toMatchObject({ status: 403 })
})

test.each(ROLES)('a %s changes no posts in bulk', async (role) => {
  const id = await postIn(desk.payload, 'draft')
  const path = `/posts?draft=true&where[id][equals]=${id}`
  expect((await people[role].http('PATCH', path, { featured: true })).status).toBe(403)
})

const NOTES = {
  state: 'public',
  firstPublishedAt: '2020-01-01T00:00:00.000Z',
  changedAt: '2020-01-01T00:00:00.000Z',
  changeNote: 'x',
  withdrawnAt: '2020-01-01T00:00:00.000Z',
  withdrawnReason: 'x',
  publishedAlone: true,
  publishedAloneReason: 'x',
  changedBy: [],
} as const

test.each(['writer', 'publisher', 'administrator'] as const)(
  'what a %s writes into the desk’s own notes of a text is dropped',
  async (role) => {
    const { http, user } = people[role]
    const data = { kind: 'news', so: { title: 'Tusaale', ...NOTES } }
    const made = await http('POST', '/posts?draft=true', data)
    const { doc } = (await made.json()) as { doc: Post }
    await http('PATCH', `/posts/${doc.id}?draft=true`, { so: { ...NOTES }, turn: 'x' })
    const { so } = await desk.payload.findByID({
      collection: 'posts',
      id: doc.id,
      draft: true,
      showHiddenFields: true,
    })
    expect(so).toMatchObject({ title: 'Tusaale', state: 'draft', changedBy: [user.id] })
    for (const name of Object.keys(NOTES).filter((each) => !['state', 'changedBy'].includes(each)))
      expect([name, so?.[name as 'changeNote'] || null]).toEqual([name, null])
  },
)

test.each(['writer', 'publisher', 'administrator'] as const)(
  'a version that a %s restores is a draft, whatever it was',
  async (role) => {
    const { payload } = desk
    const { http, user } = people[role]
    const { id } = await addPost(payload)
    await http('PATCH', `/posts/${id}?draft=true`, { so: { title: 'Cusub' } })
    const before = await payload.findByID({ collection: 'posts', id, depth: 0 })
    const where = { parent: { equals: id } }
    const { docs } = await payload.findVersions({ collection: 'posts', where, sort: 'createdAt' })
    const published = docs[0]?.id
    // Refused, or taken for a draft: what readers have is looked at below.
    expect([200, 403]).toContain((await http('POST', `/posts/versions/${published}`)).status)
    const local = {
      collection: 'posts',
      id: String(published),
      user,
      overrideAccess: false,
    } as const
    await expect(payload.restoreVersion(local)).rejects.toMatchObject({ status: 403 })
    expect((await http('POST', `/posts/versions/${published}?draft=true`)).status).toBe(200)
    const restored = await payload.findByID({ collection: 'posts', id, draft: true, depth: 0 })
    expect(restored).toMatchObject({
      _status: 'draft',
      so: { title: 'Tusaale', state: 'draft' },
      en: { state: 'public' },
    })
    expect(await payload.findByID({ collection: 'posts', id, depth: 0 })).toEqual(before)
  },
)

test('a duplicate of a public post is a draft of whoever made it', async () => {
  const { http, user } = people.writer
  const { id } = await addPost(desk.payload)
  const answer = await http('POST', `/posts/${id}/duplicate`, {})
  expect(answer.status).toBe(200)
  const { doc } = (await answer.json()) as { doc: Post }
  const copy = await desk.payload.findByID({
    collection: 'posts',
    id: doc.id,
    draft: true,
    depth: 0,
    showHiddenFields: true,
  })
  expect(copy).toMatchObject({
    _status: 'draft',
    so: { state: 'draft', title: 'Tusaale', changedBy: [user.id] },
    en: { state: 'draft' },
  })
  expect((await desk.call('post', 'language=SO', String(doc.id))).status).toBe(404)
})

test.each(ROLES)('a %s reads posts, versions and schedules if they write', async (role) => {
  const expected = role === 'inboxReader' ? 403 : 200
  for (const path of ['/posts', '/posts/versions', '/schedules']) {
    expect([path, (await people[role].http('GET', path)).status]).toEqual([path, expected])
  }
  for (const method of ['POST', 'PATCH', 'DELETE']) {
    const path = method === 'POST' ? '/schedules' : '/schedules/1'
    expect((await people[role].http(method, path, {})).status).toBe(403)
  }
})

test('who was refused is in the audit', async () => {
  const { http, user } = people.writer
  const id = await postIn(desk.payload, 'inReview')
  await http('POST', `/posts/${id}/publishing`, { language: 'so', action: 'publish' })
  await http('PATCH', `/posts/${id}`, { _status: 'published' })
  const where: Where = {
    // SQLite gives the number of a deleted post once more.
    and: [
      { action: { equals: 'post.refused' } },
      { document: { equals: String(id) } },
      { who: { equals: user.id } },
    ],
  }
  const found = () => desk.payload.find({ collection: 'audit', where, sort: 'id' })
  await expect.poll(async () => (await found()).totalDocs).toBe(2)
  expect((await found()).docs).toMatchObject([
    { who: user.id, language: 'so', change: { action: 'publish', code: 'not_a_publisher' } },
    { who: user.id, change: { action: 'save', code: 'drafts_alone' } },
  ])
})

test('a program writes what it likes', async () => {
  const content = richText([{ p: 'Qoraal.' }])
  const so = { title: 'Tusaale', content, state: 'public', changeNote: 'Beddel' } as const
  const { id } = await addPost(desk.payload, { so, publishedAt: '2030-01-01T00:00:00.000Z' })
  const found = await desk.payload.findByID({ collection: 'posts', id })
  expect(found).toMatchObject({ so, publishedAt: '2030-01-01T00:00:00.000Z' })
})
