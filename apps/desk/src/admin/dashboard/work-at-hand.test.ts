import { createLocalReq, type TypedUser } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { type Person, person } from '../../testing/people.ts'
import { done, drafted, publish } from '../../testing/publishing.ts'
import { workAtHand } from './work-at-hand.ts'

const desk = testDesk()

let writer: Person
let publisher: Person

beforeAll(async () => {
  writer = await person(desk, ['writer'])
  publisher = await person(desk, ['publisher'])
})

async function workOf(user: TypedUser, now?: Date) {
  return workAtHand(await createLocalReq({ user }, desk.payload), now)
}

test('a text in review waits for those who publish, and stands with its writer’s drafts', async () => {
  const id = await drafted(writer)
  await done(writer, id, { language: 'so', action: 'submit' })
  const { inReview, readsMessages } = await workOf(publisher.user)
  expect(inReview).toMatchObject({
    total: 1,
    lines: [{ id, heading: 'Warka', languages: ['so'] }],
  })
  expect(readsMessages).toBe(false)
  const own = await workOf(writer.user)
  expect(own.inReview).toBeUndefined()
  expect(own.ownDrafts?.lines).toMatchObject([{ id, languages: ['so', 'en'] }])
})

test('what is public is what readers see, and no draft any more', async () => {
  const id = await drafted(writer, { en: {} })
  await done(publisher, id, publish('so'))
  const { newest, ownDrafts } = await workOf(writer.user)
  expect(newest?.lines.find((line) => line.id === id)).toMatchObject({ languages: ['so'] })
  expect(ownDrafts?.lines.map((line) => line.id)).not.toContain(id)
})

test('what is due before midnight in Mogadishu is there, and nothing later', async () => {
  const id = await drafted(writer)
  const soon = new Date(Date.now() + 60 * 60 * 1000)
  const later = new Date(Date.now() + 48 * 60 * 60 * 1000)
  for (const [language, at] of [
    ['so', soon],
    ['en', later],
  ] as const) {
    const schedule = { action: 'publish', at: at.toISOString() }
    await done(publisher, id, { language, action: 'schedule', schedule })
  }
  const { dueToday } = await workOf(publisher.user, soon)
  expect(dueToday).toEqual([
    { post: id, heading: 'Warka', language: 'so', action: 'publish', at: soon.toISOString() },
  ])
})

test('who reads messages alone has no lists of posts', async () => {
  const reader = await person(desk, ['inboxReader'], ['press'])
  expect(await workOf(reader.user)).toEqual({ readsMessages: true })
})
