import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../../../testing/desk.ts'
import { addPost } from '../../../testing/documents.ts'
import { type Person, person } from '../../../testing/people.ts'
import {
  asked,
  auditEventsOf,
  copies,
  done,
  drafted,
  facts,
  publish,
  saved,
} from '../../../testing/publishing.ts'
import { richText } from '../rich-text.ts'

const desk = testDesk()

let writer: Person
let publisher: Person
let second: Person

beforeAll(async () => {
  writer = await person(desk, ['writer'])
  publisher = await person(desk, ['publisher'])
  second = await person(desk, ['publisher'])
})

async function version(): Promise<string> {
  return ((await desk.data('contentVersion')) as { version: string }).version
}

test('from a draft over its review to the readers, and every event is written down', async () => {
  const id = await drafted(writer)
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
  const events = (await auditEventsOf(desk, id)).filter(({ language }) => language)
  expect(events.map(({ action, language }) => [action, language])).toEqual([
    ['post.submitted', 'so'],
    ['post.published', 'so'],
  ])
})

test('publishing one language leaves the other as readers have it, and its changes at the desk', async () => {
  const { id } = await addPost(desk.payload)
  await saved(writer, id, { so: { title: 'Cusub' }, en: { title: 'New' } })
  const before = await copies(desk, id)
  expect(before.working).toMatchObject({ so: { state: 'draft' }, en: { state: 'draft' } })
  await done(publisher, id, publish('so'))
  const { main, working } = await copies(desk, id)
  expect(main).toMatchObject({ _status: 'published', so: { title: 'Cusub', state: 'public' } })
  expect(main.en).toEqual(before.main.en)
  expect(working).toMatchObject({
    _status: 'draft',
    so: { title: 'Cusub', state: 'public' },
    en: { title: 'New', state: 'draft', changedBy: [writer.user.id] },
  })
  await done(publisher, id, publish('en'))
  const after = await copies(desk, id)
  expect(after.main).toMatchObject({ so: { title: 'Cusub' }, en: { title: 'New' } })
  expect(after.working._status).toBe('published')
})

test('a text that loses its picture, its file and its words in the other language stays lost', async () => {
  const { id } = await addPost(desk.payload, { videoAddress: null, reference: 'A-1' })
  await saved(writer, id, { so: { content: null }, reference: null })
  await done(publisher, id, publish('so'))
  expect((await copies(desk, id)).main).toMatchObject({ reference: null, so: { content: null } })
})

test('with the other language withdrawn, that one stays withdrawn', async () => {
  const { id } = await addPost(desk.payload)
  const reason = 'Tirooyinka ayaa qaldanaa.'
  await done(publisher, id, { language: 'en', action: 'withdraw', reason })
  await saved(writer, id, { so: { title: 'Cusub' } })
  await done(publisher, id, publish('so'))
  expect((await copies(desk, id)).main).toMatchObject({
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
  const id = await drafted(writer, { en: { title: ' ', content: richText([{ p: 'A text.' }]) } })
  const before = await copies(desk, id)
  for (const action of ['submit', 'publish']) {
    expect(await asked(publisher, id, { language: 'en', action })).toMatchObject({
      status: 422,
      code: 'no_title',
      errors: [{ message: expect.stringContaining('title') }],
    })
  }
  const { updatedAt: _date, ...working } = (await copies(desk, id)).working
  expect(before.working).toMatchObject(working)
})

test('what fails at its end is undone from its beginning', async () => {
  const { payload } = desk
  const id = await drafted(writer)
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
  expect((await copies(desk, id)).main._status).toBe('draft')
  expect(await version()).toBe(before)
})

test('both languages published at once are both public', async () => {
  const id = await drafted(writer)
  const answers = await Promise.all([
    asked(publisher, id, publish('so')),
    asked(second, id, publish('en')),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await copies(desk, id)).main).toMatchObject({
    so: { title: 'Warka', state: 'public' },
    en: { title: 'The story', state: 'public' },
  })
})

test('of two who publish the same text at once, one does', async () => {
  const id = await drafted(writer)
  const answers = await Promise.all([
    asked(publisher, id, publish('so')),
    asked(second, id, publish('so')),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const published = (await auditEventsOf(desk, id)).filter(
    ({ action }) => action === 'post.published',
  )
  expect(published).toHaveLength(1)
})

test('a text that is changed in review or after its publishing is a draft again', async () => {
  const id = await drafted(writer)
  await done(writer, id, { language: 'so', action: 'submit' })
  await saved(writer, id, { en: { title: 'Another' } })
  expect((await facts(writer, id)).so).toMatchObject({ state: 'inReview' })
  await saved(writer, id, { so: { title: 'Kale' } })
  expect((await facts(writer, id)).so).toMatchObject({ state: 'draft' })
  await done(publisher, id, publish('so'))
  await saved(writer, id, { so: { title: 'Mar kale' } })
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
  const { so, en, kind } = (await copies(desk, id)).working
  await saved(writer, id, { kind, so, en })
  expect(await facts(publisher, id)).toMatchObject({
    so: { state: 'public', hasChanges: false, allowed: ['withdraw', 'schedule'] },
  })
})

test('a saved draft is nobody’s news, not even of a post that readers have', async () => {
  const { id } = await addPost(desk.payload)
  const [before, { main }] = [await version(), await copies(desk, id)]
  await saved(writer, id, { so: { title: 'Cusub' } })
  expect(await version()).toBe(before)
  const after = (await copies(desk, id)).main
  expect([after.updatedAt, after.so]).toEqual([main.updatedAt, main.so])
})
