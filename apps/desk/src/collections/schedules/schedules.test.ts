import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { testDatabaseUrl } from '../../env/env.ts'
import { deskConfig } from '../../payload.config.ts'
import type { Schedule } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPost } from '../../testing/documents.ts'
import { type Person, person } from '../../testing/people.ts'
import { YES } from '../../testing/publishing.ts'
import { startClock } from './clock.ts'
import { runDue } from './run-due.ts'

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

async function drafted(title = 'Warka'): Promise<number> {
  const data = { kind: 'news', so: { title }, en: { title: 'The story' } }
  const answer = await writer.http('POST', '/posts?draft=true', data)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

async function asked(id: number, command: object, by = publisher) {
  const whole = { language: 'so', confirmed: YES, ...command }
  const answer = await by.http('POST', `/posts/${id}/publishing`, whole)
  return { status: answer.status, ...((await answer.json()) as { code?: string }) }
}

async function scheduled(id: number, action: 'publish' | 'withdraw', at: Date, more: object = {}) {
  const command = { action: 'schedule', schedule: { action, at: at.toISOString() }, ...more }
  expect(await asked(id, command)).toMatchObject({ status: 200 })
}

async function schedulesOf(id: number): Promise<Schedule[]> {
  const where = { post: { equals: id } }
  const { docs } = await desk.payload.find({
    collection: 'schedules',
    where,
    sort: 'id',
    depth: 0,
  })
  return docs
}

const states = async (id: number) => (await schedulesOf(id)).map(({ state }) => state)

const isPublic = async (id: number, language = 'SO') =>
  (await desk.call('post', `language=${language}`, String(id))).status === 200

async function deedsOf(id: number, action: string) {
  const { docs } = await desk.payload.find({
    collection: 'audit',
    where: { document: { equals: String(id) } },
    sort: 'id',
  })
  return docs.filter((event) => event.action === action)
}

test('a text is published at its time, not before, in its language alone', async () => {
  const id = await drafted()
  const at = inHours(2)
  await scheduled(id, 'publish', at)
  await runDue(desk.payload, new Date(at.getTime() - 1))
  expect([await isPublic(id), await states(id)]).toEqual([false, ['pending']])
  await runDue(desk.payload, at)
  expect([await isPublic(id), await states(id)]).toEqual([true, ['done']])
  expect(await isPublic(id, 'EN')).toBe(false)
  const [event] = await deedsOf(id, 'post.published')
  expect(event).toMatchObject({ who: publisher.user.id, change: { schedule: expect.any(Number) } })
  expect((await desk.call('post', 'language=SO', String(id))).json).toMatchObject({
    data: { created_at: at.toISOString(), first_published_at: at.toISOString() },
  })
})

test('a text is withdrawn at its time, with the reason that was given', async () => {
  const { id } = await addPost(desk.payload)
  const command = {
    action: 'schedule',
    schedule: { action: 'withdraw', at: inHours(1).toISOString() },
  }
  expect(await asked(id, command)).toMatchObject({ status: 422, code: 'reason_needed' })
  await scheduled(id, 'withdraw', inHours(1), { reason: REASON })
  await runDue(desk.payload, inHours(2))
  expect((await desk.call('post', 'language=SO', String(id))).json).toMatchObject({
    data: { withdrawn: { reason: REASON }, languages: ['EN'] },
  })
})

test('one time to publish and one to withdraw, each at its own', async () => {
  const id = await drafted()
  await scheduled(id, 'publish', inHours(1))
  await scheduled(id, 'withdraw', inHours(3), { reason: REASON })
  await runDue(desk.payload, inHours(2))
  expect([await isPublic(id), await states(id)]).toEqual([true, ['done', 'pending']])
  await runDue(desk.payload, inHours(4))
  expect(await states(id)).toEqual(['done', 'done'])
  expect((await desk.call('post', 'language=SO', String(id))).json).toMatchObject({
    data: { withdrawn: { reason: REASON } },
  })
})

/** Opens the same desk once more, as after a restart. */
async function reopened(): Promise<Payload> {
  const { dataDir, payload } = desk
  const pool = payload.db.pool as { options?: { connectionString?: string } } | undefined
  const databaseUrl = testDatabaseUrl === '' ? '' : (pool?.options?.connectionString ?? '')
  const config = deskConfig({ dataDir, databaseUrl, deskUrl: '', secret: 'tests' })
  return getPayload({ config, disableOnInit: true, key: `again-${Math.random()}` })
}

test('what fell due while the desk was down is done at its next start, late and once', async () => {
  const id = await drafted()
  await scheduled(id, 'publish', inHours(1))
  const again = await reopened()
  try {
    const stop = startClock(again, { now: () => inHours(30) })
    await expect.poll(() => isPublic(id)).toBe(true)
    await stop()
    const stopAgain = startClock(again, { now: () => inHours(31) })
    await stopAgain()
  } finally {
    await again.destroy()
  }
  expect(await deedsOf(id, 'post.published')).toHaveLength(1)
  expect(await states(id)).toEqual(['done'])
})

test('of two rounds at once, one does it', async () => {
  const id = await drafted()
  await scheduled(id, 'publish', inHours(1))
  await Promise.all([runDue(desk.payload, inHours(2)), runDue(desk.payload, inHours(2))])
  expect([await isPublic(id), await states(id)]).toEqual([true, ['done']])
  expect(await deedsOf(id, 'post.published')).toHaveLength(1)
})

test('what the database loses is done again by the next round', async () => {
  const { payload } = desk
  const id = await drafted()
  await scheduled(id, 'publish', inHours(1))
  const create = payload.create.bind(payload)
  payload.create = ((args: { collection: string }) =>
    args.collection === 'audit'
      ? Promise.reject(new Error('no audit'))
      : create(args as never)) as never
  desk.errors.length = 0
  try {
    await runDue(payload, inHours(2))
  } finally {
    payload.create = create as never
  }
  expect([await isPublic(id), await states(id)]).toEqual([false, ['pending']])
  expect(desk.errors).toMatchObject([{ err: { message: 'no audit' } }])
  await runDue(payload, inHours(2))
  expect([await isPublic(id), await states(id)]).toEqual([true, ['done']])
})

test('a cancelled schedule does nothing, and who cancelled it is written down', async () => {
  const id = await drafted()
  expect(await asked(id, { action: 'cancelSchedule' })).toMatchObject({ code: 'nothing_scheduled' })
  await scheduled(id, 'publish', inHours(1))
  expect(await asked(id, { action: 'cancelSchedule' }, writer)).toMatchObject({ status: 403 })
  expect(await asked(id, { action: 'cancelSchedule' })).toMatchObject({ status: 200 })
  await runDue(desk.payload, inHours(2))
  expect([await isPublic(id), await states(id)]).toEqual([false, ['cancelled']])
  expect(await deedsOf(id, 'schedule.cancelled')).toMatchObject([{ who: publisher.user.id }])
})

test('another time replaces the first, and publishing by hand what was scheduled', async () => {
  const id = await drafted()
  await scheduled(id, 'publish', inHours(1))
  await scheduled(id, 'publish', inHours(5))
  expect(await states(id)).toEqual(['cancelled', 'pending'])
  await asked(id, { action: 'publish', language: 'en' })
  expect(await states(id)).toEqual(['cancelled', 'pending'])
  await asked(id, { action: 'publish' })
  expect(await states(id)).toEqual(['cancelled', 'cancelled'])
})

test('a text that is changed after it was scheduled is not published by itself', async () => {
  const id = await drafted()
  await scheduled(id, 'publish', inHours(1))
  await writer.http('PATCH', `/posts/${id}?draft=true`, { en: { title: 'Another' } })
  expect(await states(id)).toEqual(['pending'])
  await writer.http('PATCH', `/posts/${id}?draft=true`, { so: { title: 'Kale' } })
  expect(await schedulesOf(id)).toMatchObject([{ state: 'cancelled', why: 'text_changed' }])
})

test('who may no longer publish does not publish by a schedule either, and it says why', async () => {
  const leaving = await person(desk, ['publisher'])
  const id = await drafted()
  const schedule = { action: 'publish', at: inHours(1).toISOString() }
  await asked(id, { action: 'schedule', schedule }, leaving)
  const account = { collection: 'users', id: leaving.user.id } as const
  await desk.payload.update({ ...account, data: { roles: ['writer'] } })
  await runDue(desk.payload, inHours(2))
  expect(await schedulesOf(id)).toMatchObject([{ state: 'failed', why: 'scheduler_may_not' }])
  expect(await isPublic(id)).toBe(false)
  const answer = await writer.http('GET', `/posts/${id}/publishing`)
  expect(await answer.json()).toMatchObject({
    so: { schedules: [], failedSchedule: { why: expect.stringContaining('no longer publish') } },
  })
  expect(await deedsOf(id, 'schedule.failed')).toMatchObject([{ who: leaving.user.id }])
})

test('what no longer can be done at its time has failed, and says why', async () => {
  const id = await drafted()
  await scheduled(id, 'publish', inHours(1))
  const write = { collection: 'posts', id, draft: true } as const
  await desk.payload.update({ ...write, data: { so: { title: '' } } })
  await runDue(desk.payload, inHours(2))
  expect(await schedulesOf(id)).toMatchObject([{ state: 'failed', why: 'no_title' }])
})

test('who wrote the text schedules it with a reason, which is kept for its time', async () => {
  const answer = await publisher.http('POST', '/posts?draft=true', {
    kind: 'news',
    so: { title: 'Keligay' },
  })
  const { id } = ((await answer.json()) as { doc: { id: number } }).doc
  const command = {
    action: 'schedule',
    schedule: { action: 'publish', at: inHours(1).toISOString() },
  }
  expect(await asked(id, command)).toMatchObject({ status: 422, code: 'alone_needs_reason' })
  await scheduled(id, 'publish', inHours(1), { reason: REASON })
  await runDue(desk.payload, inHours(2))
  const [event] = await deedsOf(id, 'post.published')
  expect(event).toMatchObject({ change: { alone: true, reason: REASON } })
})

test.each([
  ['past', new Date(Date.now() - 1000), 'time_past'],
  ['three years ahead', inHours(3 * 366 * 24), 'time_too_far'],
] as const)('a time that is %s is refused', async (_name, at, code) => {
  const id = await drafted()
  const schedule = { action: 'publish', at: at.toISOString() }
  expect(await asked(id, { action: 'schedule', schedule })).toMatchObject({ status: 422, code })
})

test('a date for readers that is later than the schedule is refused', async () => {
  const id = await drafted()
  const publishedAt = inHours(48).toISOString()
  await writer.http('PATCH', `/posts/${id}?draft=true`, { publishedAt })
  const schedule = (hours: number) => ({ action: 'publish', at: inHours(hours).toISOString() })
  expect(await asked(id, { action: 'schedule', schedule: schedule(1) })).toMatchObject({
    status: 422,
    code: 'date_ahead',
  })
  await scheduled(id, 'publish', inHours(49))
  await runDue(desk.payload, inHours(50))
  expect((await desk.call('post', 'language=SO', String(id))).json).toMatchObject({
    data: { created_at: publishedAt },
  })
})

test('nothing is scheduled for a post that is deleted', async () => {
  const administrator = await person(desk, ['administrator'])
  const id = await drafted()
  await scheduled(id, 'publish', inHours(1))
  const [{ id: number } = { id: 0 }] = await schedulesOf(id)
  expect((await administrator.http('DELETE', `/posts/${id}`)).status).toBe(200)
  await runDue(desk.payload, inHours(2))
  const schedule = await desk.payload.findByID({ collection: 'schedules', id: number })
  expect(schedule).toMatchObject({ state: 'cancelled', why: 'post_deleted' })
})
