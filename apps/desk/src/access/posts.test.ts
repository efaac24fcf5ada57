import { beforeAll, expect, test } from 'vitest'
import { auditEntries } from '../audit/testing/audit-entries.ts'
import { richText } from '../collections/posts/rich-text.ts'
import type { Post } from '../payload-types.ts'
import { testDesk } from '../testing/desk.ts'
import { addPost, addPostIn, POST_STATES, type PostState } from '../testing/documents.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { CONFIRMED } from '../testing/publishing.ts'
import { ROLES, type Role } from './role.ts'

const desk = testDesk()

const people = {} as Record<Role, Person>

beforeAll(async () => {
  for (const role of ROLES) people[role] = await createPerson(desk, [role])
})

const REASON = 'Sabab dheer oo qoran.'

const publishers = { publisher: true, administrator: true } as const
const writers = { writer: true, ...publishers } as const

type Action = 'submit' | 'returnToDraft' | 'publish' | 'withdraw'

/** Which roles may do what with a text in which state. Everything else is refused. */
const TABLE: Readonly<Record<Action, Partial<Record<PostState, Partial<Record<Role, true>>>>>> = {
  submit: { draft: writers, withdrawn: writers },
  returnToDraft: { inReview: writers },
  publish: { draft: publishers, inReview: publishers, withdrawn: publishers },
  withdraw: { public: publishers },
}

const CASES = POST_STATES.flatMap((state) =>
  ROLES.flatMap((role) =>
    (Object.keys(TABLE) as Action[]).map(
      (action) => [role, state, action, TABLE[action][state]?.[role] === true] as const,
    ),
  ),
)

test.each(CASES)('a %s, a text that is %s, %s: %s', async (role, state, action, expected) => {
  const id = await addPostIn(desk.payload, state)
  const command = { language: 'so', action, reason: REASON, confirmed: CONFIRMED }
  const response = await people[role].http('POST', `/posts/${id}/publishing`, command)
  const { code } = (await response.json()) as { code?: string }
  expect([response.status === 200, code === undefined]).toEqual([expected, expected])
  if (!expected) expect([403, 409]).toContain(response.status)
})

/** Payload's own operations on a post, over HTTP and through the Local API, and who may use them. */
const NATIVE = [
  ['save a draft', { so: { title: 'Cusub' } }, '?draft=true', { draft: true }, writers],
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

test.each(NATIVE_CASES)('a %s may %s: %o%s', async (role, _name, data, query, options, roles) => {
  const { payload } = desk
  const { http, user } = people[role]
  const expected = (roles as Partial<Record<Role, true>>)[role] === true
  const id = await addPostIn(desk.payload, 'public')
  const before = await payload.findByID({ collection: 'posts', id, depth: 0 })
  const response = await http('PATCH', `/posts/${id}${query}`, data)
  expect(response.status).toBe(expected ? 200 : 403)
  const local = { collection: 'posts', id, user, overrideAccess: false, data } as const
  const update = payload.update({ ...local, ...options } as typeof local)
  if (expected) await update
  else await expect(update).rejects.toMatchObject({ status: 403 })
  expect(await payload.findByID({ collection: 'posts', id, depth: 0 })).toEqual(before)
})

test.each(ROLES)('a %s creates drafts if they are a writer, and nothing public', async (role) => {
  const { http, user } = people[role]
  const data = { kind: 'news', so: { title: 'Tusaale', state: 'public' } } as const
  const isWriter = role !== 'inboxReader'
  expect((await http('POST', '/posts?draft=true', data)).status).toBe(isWriter ? 201 : 403)
  for (const query of ['', '?draft=true']) {
    const published = { ...data, _status: 'published' }
    expect((await http('POST', `/posts${query}`, published)).status).toBe(403)
  }
  expect((await http('POST', '/posts', data)).status).toBe(403)
  const local = { collection: 'posts', data, user, overrideAccess: false } as const
  await expect(desk.payload.create(local as never)).rejects.toMatchObject({ status: 403 })
})

test.each(ROLES)('a %s changes no posts in bulk', async (role) => {
  const id = await addPostIn(desk.payload, 'draft')
  const path = `/posts?draft=true&where[id][equals]=${id}`
  expect((await people[role].http('PATCH', path, { featured: true })).status).toBe(403)
})

/** Fields of a text that only its publishing writes. */
const PUBLISHING_FACTS = {
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
  'the desk drops what a %s writes into the fields that only publishing sets',
  async (role) => {
    const { http, user } = people[role]
    const data = { kind: 'news', so: { title: 'Tusaale', ...PUBLISHING_FACTS } }
    const created = await http('POST', '/posts?draft=true', data)
    const { doc } = (await created.json()) as { doc: Post }
    await http('PATCH', `/posts/${doc.id}?draft=true`, { so: { ...PUBLISHING_FACTS }, turn: 'x' })
    const { so } = await desk.payload.findByID({
      collection: 'posts',
      id: doc.id,
      draft: true,
      showHiddenFields: true,
    })
    expect(so).toMatchObject({ title: 'Tusaale', state: 'draft', changedBy: [user.id] })
    const { state: _state, changedBy: _changedBy, ...others } = PUBLISHING_FACTS
    for (const name of Object.keys(others))
      expect([name, so?.[name as 'changeNote'] || null]).toEqual([name, null])
  },
)

test.each(['writer', 'publisher', 'administrator'] as const)(
  'a version that a %s restores becomes a draft',
  async (role) => {
    const { payload } = desk
    const { http, user } = people[role]
    const { id } = await addPost(payload)
    await http('PATCH', `/posts/${id}?draft=true`, { so: { title: 'Cusub' } })
    const before = await payload.findByID({ collection: 'posts', id, depth: 0 })
    const where = { parent: { equals: id } }
    const { docs } = await payload.findVersions({ collection: 'posts', where, sort: 'createdAt' })
    const published = docs[0]?.id
    // Payload may refuse it or save a draft; the published document is checked below.
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

test('a duplicate of a public post is a draft of the person who made it', async () => {
  const { http, user } = people.writer
  const { id } = await addPost(desk.payload)
  const response = await http('POST', `/posts/${id}/duplicate`, {})
  expect(response.status).toBe(200)
  const { doc } = (await response.json()) as { doc: Post }
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

test.each(ROLES)('a %s reads posts, versions and schedules if they are a writer', async (role) => {
  const expected = role === 'inboxReader' ? 403 : 200
  for (const path of ['/posts', '/posts/versions', '/schedules']) {
    expect([path, (await people[role].http('GET', path)).status]).toEqual([path, expected])
  }
  for (const method of ['POST', 'PATCH', 'DELETE']) {
    const path = method === 'POST' ? '/schedules' : '/schedules/1'
    expect((await people[role].http(method, path, {})).status).toBe(403)
  }
})

test('a refusal is in the audit', async () => {
  const { http, user } = people.writer
  const id = await addPostIn(desk.payload, 'inReview')
  await http('POST', `/posts/${id}/publishing`, { language: 'so', action: 'publish' })
  await http('PATCH', `/posts/${id}`, { _status: 'published' })
  const entries = () =>
    auditEntries(desk, {
      action: { equals: 'post.refused' },
      // SQLite reuses the id of a deleted post, so the entries are also selected by person.
      document: { equals: String(id) },
      who: { equals: user.id },
    })
  await expect.poll(entries).toHaveLength(2)
  expect(await entries()).toMatchObject([
    { who: user.id, language: 'so', change: { action: 'publish', code: 'not_a_publisher' } },
    { who: user.id, change: { action: 'save', code: 'drafts_alone' } },
  ])
})

test('a program may write every field', async () => {
  const content = richText([{ p: 'Qoraal.' }])
  const so = { title: 'Tusaale', content, state: 'public', changeNote: 'Beddel' } as const
  const { id } = await addPost(desk.payload, { so, publishedAt: '2030-01-01T00:00:00.000Z' })
  const post = await desk.payload.findByID({ collection: 'posts', id })
  expect(post).toMatchObject({ so, publishedAt: '2030-01-01T00:00:00.000Z' })
})
