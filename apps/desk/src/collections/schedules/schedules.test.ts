import { getPayload, type Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import { testDatabaseUrl } from '../../env/env.ts'
import { deskConfig } from '../../payload.config.ts'
import type { Schedule } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPost } from '../../testing/documents.ts'
import { publisher, testEditors, writer } from '../../testing/editors.ts'
import { createPerson } from '../../testing/people.ts'
import {
  createDraft,
  execute,
  publishCommand,
  readAuditEvents,
  readStates,
  saveDraft,
  sendCommand,
} from '../../testing/publishing.ts'
import { startClock } from './clock.ts'
import { runDueSchedules } from './run-due.ts'

const desk = testDesk()
testEditors(desk)

const HOUR_MS = 60 * 60 * 1000
const REASON = 'Waxaa ku jiray magac qaldan.'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

/** A command about the Somali text. */
const request = (id: number, command: object, by = publisher) =>
  sendCommand(by, id, { language: 'so', ...command })

type Action = 'publish' | 'withdraw'

const requestSchedule = (id: number, action: Action, at: Date, more: object = {}, by = publisher) =>
  request(id, { action: 'schedule', schedule: { action, at: at.toISOString() }, ...more }, by)

async function scheduleText(id: number, action: Action, at: Date, more: object = {}) {
  expect(await requestSchedule(id, action, at, more)).toMatchObject({ status: 200 })
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

const eventsOf = async (id: number, action: string) =>
  (await readAuditEvents(desk, id)).filter((event) => event.action === action)

const publicPost = async (id: number) => (await desk.call('post', 'language=SO', String(id))).json

test('a text is published at its time, not before, and only in its language', async () => {
  const id = await createDraft(writer)
  const at = inHours(2)
  await scheduleText(id, 'publish', at)
  await runDueSchedules(desk.payload, new Date(at.getTime() - 1))
  expect([await isPublic(id), await states(id)]).toEqual([false, ['pending']])
  await runDueSchedules(desk.payload, at)
  expect([await isPublic(id), await states(id)]).toEqual([true, ['done']])
  expect(await isPublic(id, 'EN')).toBe(false)
  const [event] = await eventsOf(id, 'post.published')
  expect(event).toMatchObject({ who: publisher.user.id, change: { schedule: expect.any(Number) } })
  expect(await publicPost(id)).toMatchObject({
    data: { created_at: at.toISOString(), first_published_at: at.toISOString() },
  })
})

test('a text is withdrawn at its time with the scheduled reason', async () => {
  const { id } = await addPost(desk.payload)
  expect(await requestSchedule(id, 'withdraw', inHours(1))).toMatchObject({
    status: 422,
    code: 'reason_needed',
  })
  await scheduleText(id, 'withdraw', inHours(1), { reason: REASON })
  await runDueSchedules(desk.payload, inHours(2))
  expect(await publicPost(id)).toMatchObject({
    data: { withdrawn: { reason: REASON }, languages: ['EN'] },
  })
})

test('a text is published and withdrawn by two schedules', async () => {
  const id = await createDraft(writer)
  await scheduleText(id, 'publish', inHours(1))
  await scheduleText(id, 'withdraw', inHours(3), { reason: REASON })
  await runDueSchedules(desk.payload, inHours(2))
  expect([await isPublic(id), await states(id)]).toEqual([true, ['done', 'pending']])
  await runDueSchedules(desk.payload, inHours(4))
  expect(await states(id)).toEqual(['done', 'done'])
  expect(await publicPost(id)).toMatchObject({
    data: { withdrawn: { reason: REASON } },
  })
})

/** Opens the same desk a second time, as after a restart. */
async function reopen(): Promise<Payload> {
  const { dataDir, payload } = desk
  const pool = payload.db.pool as { options?: { connectionString?: string } } | undefined
  const databaseUrl = testDatabaseUrl === '' ? '' : (pool?.options?.connectionString ?? '')
  const config = deskConfig({ dataDir, databaseUrl, deskUrl: '', secret: 'tests' })
  return getPayload({ config, disableOnInit: true, key: `again-${Math.random()}` })
}

test('a schedule that fell due while the desk was down runs once at the next start', async () => {
  const id = await createDraft(writer)
  await scheduleText(id, 'publish', inHours(1))
  const restarted = await reopen()
  try {
    const stop = startClock(restarted, () => inHours(30))
    await expect.poll(() => isPublic(id)).toBe(true)
    await stop()
    const stopAgain = startClock(restarted, () => inHours(31))
    await stopAgain()
  } finally {
    await restarted.destroy()
  }
  expect(await eventsOf(id, 'post.published')).toHaveLength(1)
  expect(await states(id)).toEqual(['done'])
})

test('of two simultaneous rounds, one runs a schedule', async () => {
  const id = await createDraft(writer)
  await scheduleText(id, 'publish', inHours(1))
  await Promise.all([
    runDueSchedules(desk.payload, inHours(2)),
    runDueSchedules(desk.payload, inHours(2)),
  ])
  expect([await isPublic(id), await states(id)]).toEqual([true, ['done']])
  expect(await eventsOf(id, 'post.published')).toHaveLength(1)
})

test('a schedule whose transaction was rolled back runs in the next round', async () => {
  const { payload } = desk
  const id = await createDraft(writer)
  await scheduleText(id, 'publish', inHours(1))
  desk.errors.length = 0
  vi.spyOn(payload, 'create').mockRejectedValueOnce(new Error('no audit'))
  await runDueSchedules(payload, inHours(2))
  expect([await isPublic(id), await states(id)]).toEqual([false, ['pending']])
  expect(desk.errors).toMatchObject([{ err: { message: 'no audit' } }])
  await runDueSchedules(payload, inHours(2))
  expect([await isPublic(id), await states(id)]).toEqual([true, ['done']])
})

test('a cancelled schedule does not run, and the audit names who cancelled it', async () => {
  const id = await createDraft(writer)
  expect(await request(id, { action: 'cancelSchedule' })).toMatchObject({
    code: 'nothing_scheduled',
  })
  await scheduleText(id, 'publish', inHours(1))
  expect(await request(id, { action: 'cancelSchedule' }, writer)).toMatchObject({ status: 403 })
  expect(await request(id, { action: 'cancelSchedule' })).toMatchObject({ status: 200 })
  await runDueSchedules(desk.payload, inHours(2))
  expect([await isPublic(id), await states(id)]).toEqual([false, ['cancelled']])
  expect(await eventsOf(id, 'schedule.cancelled')).toMatchObject([{ who: publisher.user.id }])
})

test('a schedule is replaced by another time and cancelled by publishing', async () => {
  const id = await createDraft(writer)
  await scheduleText(id, 'publish', inHours(1))
  await scheduleText(id, 'publish', inHours(5))
  expect(await states(id)).toEqual(['cancelled', 'pending'])
  await execute(publisher, id, publishCommand('en'))
  expect(await states(id)).toEqual(['cancelled', 'pending'])
  await execute(publisher, id, publishCommand('so'))
  expect(await states(id)).toEqual(['cancelled', 'cancelled'])
})

test('changing a text cancels the schedule to publish it', async () => {
  const id = await createDraft(writer)
  await scheduleText(id, 'publish', inHours(1))
  await saveDraft(writer, id, { en: { title: 'Another' } })
  expect(await states(id)).toEqual(['pending'])
  await saveDraft(writer, id, { so: { title: 'Kale' } })
  expect(await schedulesOf(id)).toMatchObject([{ state: 'cancelled', why: 'text_changed' }])
})

test('a schedule fails with the reason if its author may no longer publish', async () => {
  const leaving = await createPerson(desk, ['publisher'])
  const id = await createDraft(writer)
  await requestSchedule(id, 'publish', inHours(1), {}, leaving)
  const account = { collection: 'users', id: leaving.user.id } as const
  await desk.payload.update({ ...account, data: { roles: ['writer'] } })
  await runDueSchedules(desk.payload, inHours(2))
  expect(await schedulesOf(id)).toMatchObject([{ state: 'failed', why: 'scheduler_may_not' }])
  expect(await isPublic(id)).toBe(false)
  expect(await readStates(writer, id)).toMatchObject({
    so: { schedules: [], failedSchedule: { why: expect.stringContaining('no longer publish') } },
  })
  expect(await eventsOf(id, 'schedule.failed')).toMatchObject([{ who: leaving.user.id }])
})

test('a schedule fails with the reason if its action is no longer allowed at its time', async () => {
  const id = await createDraft(writer)
  await scheduleText(id, 'publish', inHours(1))
  const write = { collection: 'posts', id, draft: true } as const
  await desk.payload.update({ ...write, data: { so: { title: '' } } })
  await runDueSchedules(desk.payload, inHours(2))
  expect(await schedulesOf(id)).toMatchObject([{ state: 'failed', why: 'no_title' }])
})

test('a publisher schedules their own text only with a reason, which is recorded when it runs', async () => {
  const id = await createDraft(publisher)
  expect(await requestSchedule(id, 'publish', inHours(1))).toMatchObject({
    status: 422,
    code: 'alone_needs_reason',
  })
  await scheduleText(id, 'publish', inHours(1), { reason: REASON })
  await runDueSchedules(desk.payload, inHours(2))
  const [event] = await eventsOf(id, 'post.published')
  expect(event).toMatchObject({ change: { alone: true, reason: REASON } })
})

test.each([
  ['past', new Date(Date.now() - 1000), 'time_past'],
  ['three years ahead', inHours(3 * 366 * 24), 'time_too_far'],
] as const)('a time that is %s is refused', async (_name, at, code) => {
  const id = await createDraft(writer)
  expect(await requestSchedule(id, 'publish', at)).toMatchObject({ status: 422, code })
})

test('a schedule before the date that readers see is refused', async () => {
  const id = await createDraft(writer)
  const publishedAt = inHours(48).toISOString()
  await saveDraft(writer, id, { publishedAt })
  expect(await requestSchedule(id, 'publish', inHours(1))).toMatchObject({
    status: 422,
    code: 'date_ahead',
  })
  await scheduleText(id, 'publish', inHours(49))
  await runDueSchedules(desk.payload, inHours(50))
  expect(await publicPost(id)).toMatchObject({
    data: { created_at: publishedAt },
  })
})

test('deleting a post cancels its schedules', async () => {
  const administrator = await createPerson(desk, ['administrator'])
  const id = await createDraft(writer)
  await scheduleText(id, 'publish', inHours(1))
  const [schedule] = await schedulesOf(id)
  expect((await administrator.http('DELETE', `/posts/${id}`)).status).toBe(200)
  await runDueSchedules(desk.payload, inHours(2))
  const scheduleId = schedule?.id ?? 0
  const ended = await desk.payload.findByID({ collection: 'schedules', id: scheduleId })
  expect(ended).toMatchObject({ state: 'cancelled', why: 'post_deleted' })
})
