import { getLatestCollectionVersion, type PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import type { Post } from '../../../payload-types.ts'
import { testDesk } from '../../../testing/desk.ts'
import { addPost } from '../../../testing/documents.ts'
import { ask, type Person, person } from '../../../testing/people.ts'
import { richText } from '../rich-text.ts'
import { REFUSALS, Refusal } from './refusals.ts'

const desk = testDesk()

let writer: Person
let publisher: Person
let second: Person

beforeAll(async () => {
  writer = await person(desk, ['writer'])
  publisher = await person(desk, ['publisher'])
  second = await person(desk, ['publisher'])
})

/** What readers have of a post, and what the desk shows. */
async function copies(id: number): Promise<{ main: Post; working: Post }> {
  const { payload } = desk
  const query = { collection: 'posts', where: { id: { equals: id } } } as const
  const main = await payload.db.findOne<Post>(query)
  const { config } = payload.collections.posts
  const working = await getLatestCollectionVersion({ id, config, payload, query })
  return { main: main as Post, working: working as Post }
}

async function version(): Promise<string> {
  return ((await desk.data('contentVersion')) as { version: string }).version
}

/** Makes a post as a writer does; its number. */
async function drafted(more: object = {}, by = writer): Promise<number> {
  const data = {
    kind: 'news',
    so: { title: 'Warka', content: richText([{ p: 'Qoraal.' }]) },
    en: { title: 'The story', content: richText([{ p: 'A text.' }]) },
    ...more,
  }
  const answer = await by.http('POST', '/posts?draft=true', data)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

async function saved(id: number, data: object, by = writer): Promise<void> {
  const answer = await by.http('PATCH', `/posts/${id}?draft=true`, data)
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
}

/** What the endpoint answers: its status and its JSON. */
async function asked(by: Person, id: number | string, wish: object) {
  const answer = await by.http('POST', `/posts/${id}/publishing`, wish)
  const json = (await answer.json()) as { code?: string; doc?: Post; errors?: object[] }
  return { status: answer.status, ...json }
}

async function done(by: Person, id: number, wish: object): Promise<Post> {
  const { status, doc, ...rest } = await asked(by, id, wish)
  expect({ status, ...rest }).toEqual({ status: 200 })
  return doc as Post
}

const publish = (language: 'so' | 'en', more: object = {}) => ({
  language,
  action: 'publish',
  ...more,
})

async function facts(by: Person, id: number) {
  const answer = await by.http('GET', `/posts/${id}/publishing`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Record<'so' | 'en', Record<string, unknown>>
}

async function deeds(id: number): Promise<Record<string, unknown>[]> {
  const where = { document: { equals: String(id) } }
  const { docs } = await desk.payload.find({ collection: 'audit', where, sort: 'id' })
  return docs as never
}

test('from a draft over its review to the readers, and every deed is written down', async () => {
  const id = await drafted()
  expect(await facts(writer, id)).toMatchObject({
    so: { state: 'draft', publicState: 'draft', allowed: ['submit'], needsReason: false },
  })
  await done(writer, id, { language: 'so', action: 'submit' })
  const before = await version()
  expect(await facts(publisher, id)).toMatchObject({
    so: { state: 'inReview', allowed: ['returnToDraft', 'publish', 'schedule'] },
    en: { state: 'draft', allowed: ['submit', 'publish', 'schedule'] },
  })
  const doc = await done(publisher, id, publish('so'))
  expect(doc).toMatchObject({ so: { state: 'public' }, en: { state: 'draft', title: 'The story' } })
  expect(await version()).not.toBe(before)
  expect((await desk.call('post', 'language=SO', String(id))).json).toMatchObject({
    data: { title: 'Warka', languages: ['SO'], changed_at: null, withdrawn: null },
  })
  expect((await desk.call('post', 'language=EN', String(id))).status).toBe(404)
  expect((await deeds(id)).map(({ action, language }) => [action, language])).toEqual([
    ['post.submitted', 'so'],
    ['post.published', 'so'],
  ])
})

test('publishing one language leaves the other as readers have it, and its changes at the desk', async () => {
  const { id } = await addPost(desk.payload)
  await saved(id, { so: { title: 'Cusub' }, en: { title: 'New' } })
  const before = await copies(id)
  expect(before.working).toMatchObject({ so: { state: 'draft' }, en: { state: 'draft' } })
  await done(publisher, id, publish('so'))
  const { main, working } = await copies(id)
  expect(main).toMatchObject({ _status: 'published', so: { title: 'Cusub', state: 'public' } })
  expect(main.en).toEqual(before.main.en)
  expect(working).toMatchObject({
    _status: 'draft',
    so: { title: 'Cusub', state: 'public' },
    en: { title: 'New', state: 'draft', changedBy: [writer.user.id] },
  })
  await done(publisher, id, publish('en'))
  const after = await copies(id)
  expect(after.main).toMatchObject({ so: { title: 'Cusub' }, en: { title: 'New' } })
  expect(after.working._status).toBe('published')
})

test('a text that loses its picture, its file and its words in the other language stays lost', async () => {
  const { id } = await addPost(desk.payload, { videoAddress: null, reference: 'A-1' })
  await saved(id, { so: { content: null }, reference: null })
  await done(publisher, id, publish('so'))
  expect((await copies(id)).main).toMatchObject({ reference: null, so: { content: null } })
})

test('with the other language withdrawn, that one stays withdrawn', async () => {
  const { id } = await addPost(desk.payload)
  const reason = 'Tirooyinka ayaa qaldanaa.'
  await done(publisher, id, { language: 'en', action: 'withdraw', reason })
  await saved(id, { so: { title: 'Cusub' } })
  await done(publisher, id, publish('so'))
  expect((await copies(id)).main).toMatchObject({
    so: { title: 'Cusub', state: 'public' },
    en: { state: 'withdrawn', withdrawnReason: reason },
  })
})

test('a draft that a program made public in words alone is not made public by the other', async () => {
  const { id } = await addPost(desk.payload, { _status: 'draft' })
  await done(publisher, id, publish('en'))
  expect(await facts(publisher, id)).toMatchObject({
    so: { publicState: 'draft' },
    en: { publicState: 'public' },
  })
  expect((await desk.call('post', 'language=SO', String(id))).status).toBe(404)
})

test('a blank title is refused, and nothing is changed', async () => {
  const id = await drafted({ en: { title: ' ', content: richText([{ p: 'A text.' }]) } })
  const before = await copies(id)
  for (const action of ['submit', 'publish']) {
    expect(await asked(publisher, id, { language: 'en', action })).toMatchObject({
      status: 422,
      code: 'no_title',
      errors: [{ message: expect.stringContaining('title') }],
    })
  }
  const { updatedAt: _date, ...working } = (await copies(id)).working
  expect(before.working).toMatchObject(working)
})

test('what fails at its end is undone from its beginning', async () => {
  const { payload } = desk
  const id = await drafted()
  const before = await version()
  const create = payload.create.bind(payload)
  payload.create = ((args: { collection: string }) =>
    args.collection === 'audit'
      ? Promise.reject(new Error('no audit'))
      : create(args as never)) as never
  try {
    expect((await asked(publisher, id, publish('so'))).status).toBe(500)
  } finally {
    payload.create = create as never
  }
  expect((await copies(id)).main._status).toBe('draft')
  expect(await version()).toBe(before)
})

test('both languages published at once are both public', async () => {
  const id = await drafted()
  const answers = await Promise.all([
    asked(publisher, id, publish('so')),
    asked(second, id, publish('en')),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await copies(id)).main).toMatchObject({
    so: { title: 'Warka', state: 'public' },
    en: { title: 'The story', state: 'public' },
  })
})

test('of two who publish the same text at once, one does', async () => {
  const id = await drafted()
  const answers = await Promise.all([
    asked(publisher, id, publish('so')),
    asked(second, id, publish('so')),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const published = (await deeds(id)).filter(({ action }) => action === 'post.published')
  expect(published).toHaveLength(1)
})

test('a text that is changed in review or after its publishing is a draft again', async () => {
  const id = await drafted()
  await done(writer, id, { language: 'so', action: 'submit' })
  await saved(id, { en: { title: 'Another' } })
  expect((await facts(writer, id)).so).toMatchObject({ state: 'inReview' })
  await saved(id, { so: { title: 'Kale' } })
  expect((await facts(writer, id)).so).toMatchObject({ state: 'draft' })
  await done(publisher, id, publish('so'))
  await saved(id, { so: { title: 'Mar kale' } })
  expect((await facts(writer, id)).so).toMatchObject({
    state: 'draft',
    publicState: 'public',
    hasChanges: true,
  })
  expect((await desk.call('post', 'language=SO', String(id))).json).toMatchObject({
    data: { title: 'Kale' },
  })
})

test('a save that changes nothing leaves a text what it was', async () => {
  const { id } = await addPost(desk.payload)
  const { so, en, kind } = (await copies(id)).working
  await saved(id, { kind, so, en })
  expect(await facts(publisher, id)).toMatchObject({
    so: { state: 'public', hasChanges: false, allowed: ['withdraw', 'schedule'] },
  })
})

test('a saved draft is nobody’s news, not even of a post that readers have', async () => {
  const { id } = await addPost(desk.payload)
  const [before, { main }] = [await version(), await copies(id)]
  await saved(id, { so: { title: 'Cusub' } })
  expect(await version()).toBe(before)
  const after = (await copies(id)).main
  expect([after.updatedAt, after.so]).toEqual([main.updatedAt, main.so])
})

test('one’s own text is published with a written reason, which stays beside it', async () => {
  const id = await drafted({}, publisher)
  expect(await facts(publisher, id)).toMatchObject({ so: { needsReason: true } })
  expect(await facts(second, id)).toMatchObject({ so: { needsReason: false } })
  for (const reason of [undefined, 'degdeg', '         x         ']) {
    expect(await asked(publisher, id, publish('so', { reason }))).toMatchObject({
      status: 422,
      code: 'alone_needs_reason',
    })
  }
  const reason = 'Habeenkii qof kale ma joogo.'
  await done(publisher, id, publish('so', { reason }))
  expect((await facts(writer, id)).so).toMatchObject({
    publishedAlone: true,
    publishedAloneReason: reason,
  })
  expect((await deeds(id)).at(-1)).toMatchObject({
    action: 'post.published',
    who: publisher.user.id,
    change: { alone: true, reason },
  })
  await saved(id, { so: { title: 'Cusub' } }, writer)
  await done(publisher, id, publish('so'))
  expect((await facts(writer, id)).so).toMatchObject({ publishedAlone: false })
})

test('who changed what both texts share has changed both', async () => {
  const { id } = await addPost(desk.payload)
  await saved(id, { reference: 'B-2' }, publisher)
  expect(await facts(publisher, id)).toMatchObject({
    so: { state: 'public', hasChanges: true, needsReason: true },
    en: { state: 'public', hasChanges: true, needsReason: true },
  })
  await done(second, id, publish('en'))
  expect(await facts(publisher, id)).toMatchObject({ so: { hasChanges: false } })
})

test('a team of one publishes its own without a reason, and it is marked all the same', async () => {
  const custom = desk.payload.config.custom as { fourEyes: boolean }
  const id = await drafted({}, publisher)
  custom.fourEyes = false
  try {
    await done(publisher, id, publish('so'))
  } finally {
    custom.fourEyes = true
  }
  expect((await facts(publisher, id)).so).toMatchObject({ publishedAlone: true })
})

test('each language has dates of its own, and a change note makes it updated', async () => {
  const id = await drafted()
  await done(publisher, id, publish('so', { changeNote: 'Not for a first time' }))
  const first = (await facts(publisher, id)).so
  expect(first).toMatchObject({ changedAt: null, changeNote: null })
  await saved(id, { so: { title: 'Farriin hagaagsan' } })
  await done(publisher, id, publish('so'))
  expect((await facts(publisher, id)).so).toMatchObject({
    firstPublishedAt: first?.firstPublishedAt,
    changedAt: null,
  })
  await saved(id, { so: { title: 'Tirooyin cusub' } })
  await done(publisher, id, publish('so', { changeNote: 'Tirada ayaa la saxay.' }))
  expect(await facts(publisher, id)).toMatchObject({
    so: {
      firstPublishedAt: first?.firstPublishedAt,
      changedAt: expect.any(String),
      changeNote: 'Tirada ayaa la saxay.',
    },
    en: { firstPublishedAt: null },
  })
  expect((await desk.call('post', 'language=SO', String(id))).json).toMatchObject({
    data: { first_published_at: first?.firstPublishedAt, change_note: 'Tirada ayaa la saxay.' },
  })
})

test('the date readers see is that of the first publishing, or the one that was chosen', async () => {
  const { payload } = desk
  const yesterday = new Date(Date.now() - 26 * 60 * 60 * 1000).toISOString()
  const untouched = await drafted()
  const write = { collection: 'posts', id: untouched, draft: true } as const
  await payload.update({ ...write, data: { publishedAt: yesterday } })
  await done(publisher, untouched, publish('so'))
  const { main } = await copies(untouched)
  expect(main.publishedAt).toBe(main.so?.firstPublishedAt)
  await done(publisher, untouched, publish('en'))
  expect((await copies(untouched)).main.publishedAt).toBe(main.publishedAt)

  const chosen = await drafted({ publishedAt: '2026-11-03T06:00:00.000Z' })
  await done(publisher, chosen, publish('so'))
  expect((await copies(chosen)).main.publishedAt).toBe('2026-11-03T06:00:00.000Z')
})

test('a date in the future is refused: nobody finds news from tomorrow', async () => {
  const publishedAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  const id = await drafted({ publishedAt })
  expect(await asked(publisher, id, publish('so'))).toMatchObject({
    status: 422,
    code: 'date_ahead',
  })
  expect((await copies(id)).main._status).toBe('draft')
})

test('a withdrawn text is read at its address with its reason, and is in no list', async () => {
  const { payload } = desk
  const named = { kind: 'speeches', nameSo: 'Gaar', nameEn: 'Special' } as const
  const { id: subcategory } = await payload.create({ collection: 'subcategories', data: named })
  const { id } = await addPost(payload, { kind: 'speeches', subcategory, featured: true })
  const query = 'category_id=11&language=SO'
  const lists = async () => [
    (await desk.data('postsByCategory', `${query}&page=1`)) as unknown[],
    (await desk.data('latestPosts', query)) as unknown[],
    (await desk.data('featuredPosts', query)) as unknown[],
    (await desk.data('subcategories', query)) as unknown[],
  ]
  expect((await lists()).map(({ length }) => length)).toEqual([1, 1, 1, 1])
  expect(await asked(publisher, id, { language: 'so', action: 'withdraw' })).toMatchObject({
    status: 422,
    code: 'reason_needed',
  })
  const reason = 'Waxaa ku jiray magac qaldan.'
  await done(publisher, id, { language: 'so', action: 'withdraw', reason })
  expect((await lists()).map(({ length }) => length)).toEqual([0, 0, 0, 0])
  expect((await desk.call('postsByCategory', `${query}&page=1`)).json).toMatchObject({ total: 0 })
  expect((await desk.call('post', 'language=SO', String(id))).json).toMatchObject({
    data: {
      title: 'Tusaale',
      content: '<p>Qoraal.</p>',
      withdrawn: { at: expect.any(String), reason },
      languages: ['EN'],
    },
  })
  await done(publisher, id, publish('so'))
  expect((await lists()).map(({ length }) => length)).toEqual([1, 1, 1, 1])
  expect((await desk.call('post', 'language=SO', String(id))).json).toMatchObject({
    data: { withdrawn: null, languages: ['SO', 'EN'] },
  })
})

test('withdrawing leaves what is being written anew at the desk', async () => {
  const { id } = await addPost(desk.payload)
  await saved(id, { so: { title: 'Mid cusub' }, en: { title: 'A new one' } })
  const reason = 'Waxaa ku jiray magac qaldan.'
  await done(publisher, id, { language: 'so', action: 'withdraw', reason })
  const { main, working } = await copies(id)
  expect(main).toMatchObject({
    so: { title: 'Tusaale', state: 'withdrawn' },
    en: { title: 'Sample', state: 'public' },
  })
  expect(working).toMatchObject({
    so: { title: 'Mid cusub', state: 'draft', withdrawnReason: reason },
    en: { title: 'A new one', state: 'draft' },
  })
})

test.each([
  ['abc', {}, 400, 'invalid_id'],
  ['0', {}, 400, 'invalid_id'],
  ['424242', { language: 'so', action: 'submit' }, 404, 'not_found'],
  ['1', {}, 400, 'invalid_body'],
  ['1', { language: 'fr', action: 'submit' }, 400, 'invalid_body'],
  ['1', { language: 'so', action: 'erase' }, 400, 'invalid_body'],
  ['1', { language: 'so', action: 'schedule' }, 400, 'invalid_body'],
  ['1', { language: 'so', action: 'submit', reason: 'x'.repeat(1001) }, 400, 'invalid_body'],
  ['1', { language: 'so', action: 'submit', reason: 'x'.repeat(20_000) }, 413, 'body_too_large'],
] as const)('for the post %s the wish %o is refused: %i %s', async (id, wish, status, code) => {
  expect(await asked(publisher, id, wish)).toMatchObject({ status, code })
})

test('someone without an account is told nothing of a post and does nothing with it', async () => {
  const { id } = await addPost(desk.payload)
  for (const method of ['GET', 'POST']) {
    const answer = await ask(desk, method, `/posts/${id}/publishing`, undefined)
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'not_a_writer' }])
  }
})

test('a refusal is told in the language of the person’s desk', () => {
  const somali = { i18n: { language: 'so' } } as unknown as PayloadRequest
  expect(new Refusal('no_title', somali).message).toBe(REFUSALS.no_title.so)
  expect(new Refusal('no_title').message).toBe(REFUSALS.no_title.en)
})
