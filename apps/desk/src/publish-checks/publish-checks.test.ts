import type { PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { runDue } from '../collections/schedules/run-due.ts'
import { testDesk } from '../testing/desk.ts'
import { addOperation, addPicture } from '../testing/documents.ts'
import { type Person, person } from '../testing/people.ts'
import { asked, drafted, facts, publish } from '../testing/publishing.ts'
import { CHECKS, type CheckCode } from './checks.ts'
import { findingView } from './findings.ts'

const desk = testDesk()

const HOUR_MS = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

let writer: Person
let publisher: Person

beforeAll(async () => {
  writer = await person(desk, ['writer'])
  publisher = await person(desk, ['publisher'])
})

/** What publishing answers before anything is confirmed. */
const unconfirmed = (id: number, more: object = {}) =>
  asked(publisher, id, publish('en', { confirmed: [], ...more })) as Promise<{
    status: number
    code?: string
    findings?: { key: string; kind: string; message: string }[]
  }>

const keys = (answer: { findings?: { key: string }[] }) => answer.findings?.map(({ key }) => key)

const tender = (opensAt: string | null, closesAt: string) => ({
  kind: 'tenders',
  opensAt,
  closesAt,
})

test.each([
  ['news without a picture', {}, ['no_picture']],
  ['a title alone', { kind: 'speeches', en: { title: 'A title' } }, ['title_without_text']],
  ['a tender that has closed', tender(null, inHours(-1)), ['closes_in_past']],
  ['a press release', { kind: 'pressReleases' }, undefined],
  ['a tender that is open', tender(inHours(-1), inHours(1)), undefined],
] as const)('%s: what is asked, and published with a yes', async (_name, data, questions) => {
  const id = await drafted(writer, data)
  const answer = await unconfirmed(id)
  expect([answer.status, keys(answer)]).toEqual([questions ? 409 : 200, questions])
  if (!questions) return
  const told = await facts(publisher, id)
  expect(told.en.findings).toEqual(answer.findings)
  expect((await unconfirmed(id, { confirmed: questions })).status).toBe(200)
})

test('what closes before it opens is refused, whatever is confirmed', async () => {
  const id = await drafted(writer, tender(inHours(2), inHours(1)))
  const answer = await unconfirmed(id, { confirmed: ['closes_before_opens'] })
  expect(answer).toMatchObject({ status: 422, code: 'closes_before_opens' })
})

test('a text that readers have is not asked about again', async () => {
  const id = await drafted(writer)
  await asked(publisher, id, publish('en'))
  await writer.http('PATCH', `/posts/${id}?draft=true`, { en: { title: 'Another title' } })
  expect((await unconfirmed(id)).status).toBe(200)
})

test('scheduling asks what publishing at that time would, and the schedule asks nobody', async () => {
  const id = await drafted(writer, tender(null, inHours(1)))
  const schedule = { action: 'schedule', schedule: { action: 'publish', at: inHours(2) } }
  const answer = await unconfirmed(id, schedule)
  expect([answer.status, keys(answer)]).toEqual([409, ['closes_in_past']])
  const confirmed = { ...schedule, confirmed: ['closes_in_past'] }
  expect((await unconfirmed(id, confirmed)).status).toBe(200)
  await runDue(desk.payload, new Date(inHours(3)))
  expect((await desk.call('post', 'language=EN', String(id))).status).toBe(200)
})

test('an operation without text and photo is asked about, alone and in bulk', async () => {
  const { id } = await addOperation(desk.payload, { _status: 'draft' })
  const questions = ['title_without_text:so', 'title_without_text:en', 'no_picture']
  const body = { _status: 'published' }
  const alone = await publisher.http('PATCH', `/operations/${id}`, body)
  const [error] = ((await alone.json()) as { errors: { data: { findings: { key: string }[] } }[] })
    .errors
  expect([alone.status, keys(error?.data ?? {})]).toEqual([409, questions])

  const all = `confirmed=${questions.join(',')}`
  const many = await publisher.http('PATCH', `/operations?where[id][in]=${id}&${all}`, body)
  const { errors } = (await many.json()) as { errors: { message: string }[] }
  expect(errors[0]?.message).toContain(CHECKS.no_picture.en)

  const photo = (await addPicture(desk.payload, {}, [300, 200])).id
  const before = await publisher.http('POST', '/operations/publish-checks', { id, ...body, photo })
  expect(await before.json()).toEqual({ findings: [] })
  expect((await publisher.http('PATCH', `/operations/${id}?${all}`, body)).status).toBe(200)
  expect((await publisher.http('PATCH', `/operations/${id}`, { order: 1 })).status).toBe(200)
  expect((await writer.http('POST', '/operations/publish-checks', { id })).status).toBe(403)
})

test('every check says its sentence in both languages, with the same places in it', () => {
  const places = (words: string) => words.match(/\{\w+\}/g)?.toSorted()
  for (const [code, { en, so }] of Object.entries(CHECKS)) {
    expect([code, new Set(places(so))]).toEqual([code, new Set(places(en))])
  }
  const somali = { i18n: { language: 'so' } } as unknown as PayloadRequest
  const told = findingView(somali, { code: 'role_held' satisfies CheckCode, values: { who: 'X' } })
  expect(told.message).toContain('waxaa haya X.')
})
