import { createLocalReq, type TypedUser } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { createDraft, execute, publishCommand } from '../../testing/publishing.ts'
import { workAtHand } from './work-at-hand.ts'

const desk = testDesk()

let writer: Person
let publisher: Person

beforeAll(async () => {
  writer = await createPerson(desk, ['writer'])
  publisher = await createPerson(desk, ['publisher'])
})

async function workOf(user: TypedUser, now?: Date) {
  return workAtHand(await createLocalReq({ user }, desk.payload), now)
}

test('a text in review is listed for publishers and among its writer’s drafts', async () => {
  const id = await createDraft(writer)
  await execute(writer, id, { language: 'so', action: 'submit' })
  const { inReview, readsMessages } = await workOf(publisher.user)
  expect(inReview).toMatchObject({
    total: 1,
    lines: [{ id, heading: 'Warka', languages: ['so'] }],
  })
  expect(readsMessages).toBe(false)
  const writerWork = await workOf(writer.user)
  expect(writerWork.inReview).toBeUndefined()
  expect(writerWork.ownDrafts?.lines).toMatchObject([{ id, languages: ['so', 'en'] }])
})

test('a published text is listed as public and no longer as a draft', async () => {
  const id = await createDraft(writer, { en: {} })
  await execute(publisher, id, publishCommand('so'))
  const { newest, ownDrafts } = await workOf(writer.user)
  expect(newest?.lines.find((line) => line.id === id)).toMatchObject({ languages: ['so'] })
  expect(ownDrafts?.lines.map((line) => line.id)).not.toContain(id)
})

test('only actions that are due before midnight in Mogadishu are listed', async () => {
  const id = await createDraft(writer)
  const soon = new Date(Date.now() + 60 * 60 * 1000)
  const later = new Date(Date.now() + 48 * 60 * 60 * 1000)
  for (const [language, at] of [
    ['so', soon],
    ['en', later],
  ] as const) {
    const schedule = { action: 'publish', at: at.toISOString() }
    await execute(publisher, id, { language, action: 'schedule', schedule })
  }
  const { dueToday } = await workOf(publisher.user, soon)
  expect(dueToday).toEqual([
    { post: id, heading: 'Warka', language: 'so', action: 'publish', at: soon.toISOString() },
  ])
})

test('an inbox reader without other roles has no lists of posts', async () => {
  const reader = await createPerson(desk, ['inboxReader'], ['press'])
  expect(await workOf(reader.user)).toEqual({ readsMessages: true })
})
