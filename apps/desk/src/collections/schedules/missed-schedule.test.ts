import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { type Person, person } from '../../testing/people.ts'
import { YES } from '../../testing/publishing.ts'

const desk = testDesk()

const HOUR_MS = 60 * 60 * 1000
const REASON = 'Waxaa ku jiray magac qaldan.'

let writer: Person
let publisher: Person

beforeAll(async () => {
  writer = await person(desk, ['writer'])
  publisher = await person(desk, ['publisher'])
})

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

async function drafted(): Promise<number> {
  const data = { kind: 'news', so: { title: 'Warka' }, en: { title: 'The story' } }
  const answer = await writer.http('POST', '/posts?draft=true', data)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

const asked = (id: number, command: object) =>
  publisher.http('POST', `/posts/${id}/publishing`, { language: 'so', confirmed: YES, ...command })

async function scheduled(id: number, action: 'publish' | 'withdraw', at: Date, more: object = {}) {
  const command = { action: 'schedule', schedule: { action, at: at.toISOString() }, ...more }
  expect((await asked(id, command)).status).toBe(200)
}

/** What the panel tells of a schedule that came to nothing. */
const lost = async (id: number) => {
  const answer = await publisher.http('GET', `/posts/${id}/publishing`)
  const { so } = (await answer.json()) as { so: { failedSchedule: object | null } }
  return so.failedSchedule
}

test('a schedule that came to nothing is told until someone has done something about it', async () => {
  const id = await drafted()
  const at = inHours(1)
  await scheduled(id, 'publish', at)
  expect(await lost(id)).toBeNull()
  await writer.http('PATCH', `/posts/${id}?draft=true`, { so: { title: 'Kale' } })
  expect(await lost(id)).toEqual({
    action: 'publish',
    at: at.toISOString(),
    why: expect.stringContaining('changed after'),
  })
  await asked(id, { action: 'publish', language: 'en' })
  expect(await lost(id)).not.toBeNull()
  await asked(id, { action: 'publish' })
  expect(await lost(id)).toBeNull()
})

test('a schedule made anew, or cancelled by hand, is not told as lost', async () => {
  const id = await drafted()
  await scheduled(id, 'publish', inHours(1))
  await writer.http('PATCH', `/posts/${id}?draft=true`, { so: { title: 'Kale' } })
  await scheduled(id, 'publish', inHours(2))
  expect(await lost(id)).toBeNull()
  await asked(id, { action: 'cancelSchedule' })
  expect(await lost(id)).toBeNull()
})

test('a lost publishing is told although a withdrawal still waits', async () => {
  const id = await drafted()
  await scheduled(id, 'publish', inHours(1))
  await scheduled(id, 'withdraw', inHours(2), { reason: REASON })
  await writer.http('PATCH', `/posts/${id}?draft=true`, { so: { title: 'Kale' } })
  expect(await lost(id)).toMatchObject({ action: 'publish' })
})
