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

const desk = testDesk()

let writer: Person
let publisher: Person
let second: Person

beforeAll(async () => {
  writer = await person(desk, ['writer'])
  publisher = await person(desk, ['publisher'])
  second = await person(desk, ['publisher'])
})

test('one’s own text is published with a written reason, which stays beside it', async () => {
  const id = await drafted(publisher)
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
  expect((await auditEventsOf(desk, id)).at(-1)).toMatchObject({
    action: 'post.published',
    who: publisher.user.id,
    change: { alone: true, reason },
  })
  await saved(writer, id, { so: { title: 'Cusub' } })
  await done(publisher, id, publish('so'))
  expect((await facts(writer, id)).so).toMatchObject({ publishedAlone: false })
})

test('who changed what both texts share has changed both', async () => {
  const { id } = await addPost(desk.payload)
  await saved(publisher, id, { reference: 'B-2' })
  expect(await facts(publisher, id)).toMatchObject({
    so: { state: 'public', hasChanges: true, needsReason: true },
    en: { state: 'public', hasChanges: true, needsReason: true },
  })
  await done(second, id, publish('en'))
  expect(await facts(publisher, id)).toMatchObject({ so: { hasChanges: false } })
})

test('a team of one publishes its own without a reason, and it is marked all the same', async () => {
  const custom = desk.payload.config.custom as { fourEyes: boolean }
  const id = await drafted(publisher)
  custom.fourEyes = false
  try {
    await done(publisher, id, publish('so'))
  } finally {
    custom.fourEyes = true
  }
  expect((await facts(publisher, id)).so).toMatchObject({ publishedAlone: true })
})

test('each language has dates of its own, and a change note makes it updated', async () => {
  const id = await drafted(writer)
  await done(publisher, id, publish('so', { changeNote: 'Not for a first time' }))
  const first = (await facts(publisher, id)).so
  expect(first).toMatchObject({ changedAt: null, changeNote: null })
  await saved(writer, id, { so: { title: 'Farriin hagaagsan' } })
  await done(publisher, id, publish('so'))
  expect((await facts(publisher, id)).so).toMatchObject({
    firstPublishedAt: first?.firstPublishedAt,
    changedAt: null,
  })
  await saved(writer, id, { so: { title: 'Tirooyin cusub' } })
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
  const untouched = await drafted(writer)
  const write = { collection: 'posts', id: untouched, draft: true } as const
  await payload.update({ ...write, data: { publishedAt: yesterday } })
  await done(publisher, untouched, publish('so'))
  const { main } = await copies(desk, untouched)
  expect(main.publishedAt).toBe(main.so?.firstPublishedAt)
  await done(publisher, untouched, publish('en'))
  expect((await copies(desk, untouched)).main.publishedAt).toBe(main.publishedAt)

  const chosen = await drafted(writer, { publishedAt: '2026-11-03T06:00:00.000Z' })
  await done(publisher, chosen, publish('so'))
  expect((await copies(desk, chosen)).main.publishedAt).toBe('2026-11-03T06:00:00.000Z')
})

test('a text that was published while the clock was ahead can be corrected when it is right', async () => {
  const id = await drafted(writer)
  await done(publisher, id, publish('so'))
  const publishedAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  const data = { publishedAt } as never
  await desk.payload.db.updateOne({ collection: 'posts', id, data })
  await saved(writer, id, { so: { title: 'La saxay' }, publishedAt })
  await done(publisher, id, publish('so'))
  expect((await copies(desk, id)).main).toMatchObject({ so: { title: 'La saxay' }, publishedAt })
})

test('a date in the future is refused: nobody finds news from tomorrow', async () => {
  const publishedAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  const id = await drafted(writer, { publishedAt })
  expect(await asked(publisher, id, publish('so'))).toMatchObject({
    status: 422,
    code: 'date_ahead',
  })
  expect((await copies(desk, id)).main._status).toBe('draft')
})
