import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../../../testing/desk.ts'
import { addPost } from '../../../testing/documents.ts'
import { publisher, testEditors, writer } from '../../../testing/editors.ts'
import { createPerson, type Person } from '../../../testing/people.ts'
import {
  createDraft,
  execute,
  publishCommand,
  readAuditEvents,
  readCopies,
  readStates,
  saveDraft,
  sendCommand,
} from '../../../testing/publishing.ts'

const desk = testDesk()
testEditors(desk)

let second: Person

beforeAll(async () => {
  second = await createPerson(desk, ['publisher'])
})

test('a publisher publishes their own text only with a reason, which is stored', async () => {
  const id = await createDraft(publisher)
  expect(await readStates(publisher, id)).toMatchObject({ so: { needsReason: true } })
  expect(await readStates(second, id)).toMatchObject({ so: { needsReason: false } })
  for (const reason of [undefined, 'degdeg', '         x         ']) {
    expect(await sendCommand(publisher, id, publishCommand('so', { reason }))).toMatchObject({
      status: 422,
      code: 'alone_needs_reason',
    })
  }
  const reason = 'Habeenkii qof kale ma joogo.'
  await execute(publisher, id, publishCommand('so', { reason }))
  expect((await readStates(writer, id)).so).toMatchObject({
    publishedAlone: true,
    publishedAloneReason: reason,
  })
  expect((await readAuditEvents(desk, id)).at(-1)).toMatchObject({
    action: 'post.published',
    who: publisher.user.id,
    change: { alone: true, reason },
  })
  await saveDraft(writer, id, { so: { title: 'Cusub' } })
  await execute(publisher, id, publishCommand('so'))
  expect((await readStates(writer, id)).so).toMatchObject({ publishedAlone: false })
})

test('changing a shared field counts as changing both texts', async () => {
  const { id } = await addPost(desk.payload)
  await saveDraft(publisher, id, { reference: 'B-2' })
  expect(await readStates(publisher, id)).toMatchObject({
    so: { state: 'public', hasChanges: true, needsReason: true },
    en: { state: 'public', hasChanges: true, needsReason: true },
  })
  await execute(second, id, publishCommand('en'))
  expect(await readStates(publisher, id)).toMatchObject({ so: { hasChanges: false } })
})

test('a team of one needs no reason, and the text is still marked as published alone', async () => {
  const custom = desk.payload.config.custom as { fourEyes: boolean }
  const id = await createDraft(publisher)
  custom.fourEyes = false
  try {
    await execute(publisher, id, publishCommand('so'))
  } finally {
    custom.fourEyes = true
  }
  expect((await readStates(publisher, id)).so).toMatchObject({ publishedAlone: true })
})

test('each language has its own dates, and only a change note sets the date of change', async () => {
  const id = await createDraft(writer)
  await execute(publisher, id, publishCommand('so', { changeNote: 'Not for a first time' }))
  const first = (await readStates(publisher, id)).so
  expect(first).toMatchObject({ changedAt: null, changeNote: null })
  await saveDraft(writer, id, { so: { title: 'Farriin hagaagsan' } })
  await execute(publisher, id, publishCommand('so'))
  expect((await readStates(publisher, id)).so).toMatchObject({
    firstPublishedAt: first?.firstPublishedAt,
    changedAt: null,
  })
  await saveDraft(writer, id, { so: { title: 'Tirooyin cusub' } })
  await execute(publisher, id, publishCommand('so', { changeNote: 'Tirada ayaa la saxay.' }))
  expect(await readStates(publisher, id)).toMatchObject({
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

test('the public date is that of the first publishing unless somebody chose one', async () => {
  const { payload } = desk
  const yesterday = new Date(Date.now() - 26 * 60 * 60 * 1000).toISOString()
  const untouched = await createDraft(writer)
  const write = { collection: 'posts', id: untouched, draft: true } as const
  await payload.update({ ...write, data: { publishedAt: yesterday } })
  await execute(publisher, untouched, publishCommand('so'))
  const { main } = await readCopies(desk, untouched)
  expect(main.publishedAt).toBe(main.so?.firstPublishedAt)
  await execute(publisher, untouched, publishCommand('en'))
  expect((await readCopies(desk, untouched)).main.publishedAt).toBe(main.publishedAt)

  const chosen = await createDraft(writer, { publishedAt: '2026-11-03T06:00:00.000Z' })
  await execute(publisher, chosen, publishCommand('so'))
  expect((await readCopies(desk, chosen)).main.publishedAt).toBe('2026-11-03T06:00:00.000Z')
})

test('a text that was published while the clock was ahead can be corrected later', async () => {
  const id = await createDraft(writer)
  await execute(publisher, id, publishCommand('so'))
  const publishedAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  const data = { publishedAt } as never
  await desk.payload.db.updateOne({ collection: 'posts', id, data })
  await saveDraft(writer, id, { so: { title: 'La saxay' }, publishedAt })
  await execute(publisher, id, publishCommand('so'))
  expect((await readCopies(desk, id)).main).toMatchObject({
    so: { title: 'La saxay' },
    publishedAt,
  })
})

test('a public date in the future is refused', async () => {
  const publishedAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  const id = await createDraft(writer, { publishedAt })
  expect(await sendCommand(publisher, id, publishCommand('so'))).toMatchObject({
    status: 422,
    code: 'date_ahead',
  })
  expect((await readCopies(desk, id)).main._status).toBe('draft')
})
