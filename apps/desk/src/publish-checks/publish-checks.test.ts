import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { runDueSchedules } from '../collections/schedules/run-due.ts'
import { testDesk } from '../testing/desk.ts'
import { addOperation, addPicture } from '../testing/documents.ts'
import { publisher, testEditors, writer } from '../testing/editors.ts'
import { createDraft, publishCommand, readStates, sendCommand } from '../testing/publishing.ts'
import { CHECKS, type CheckCode } from './checks.ts'
import { findingView } from './findings.ts'

const desk = testDesk(undefined, async () => ({ fourEyes: false }))
testEditors(desk)

const HOUR_MS = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** Publishes the English text without confirming anything. */
const publishUnconfirmed = (id: number, more: object = {}) =>
  sendCommand(publisher, id, publishCommand('en', { confirmed: [], ...more })) as Promise<{
    status: number
    code?: string
    findings?: { key: string; kind: string; message: string }[]
  }>

const keysIn = (result: { findings?: { key: string }[] }) => result.findings?.map(({ key }) => key)

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
] as const)(
  'the questions about %s are answered before it is published',
  async (_name, data, questions) => {
    const id = await createDraft(writer, data)
    const result = await publishUnconfirmed(id)
    expect([result.status, keysIn(result)]).toEqual([questions ? 409 : 200, questions])
    if (!questions) return
    expect((await readStates(publisher, id)).en.findings).toEqual(result.findings)
    expect((await publishUnconfirmed(id, { confirmed: questions })).status).toBe(200)
  },
)

test('a tender that closes before it opens is refused, whatever is confirmed', async () => {
  const id = await createDraft(writer, tender(inHours(2), inHours(1)))
  const result = await publishUnconfirmed(id, { confirmed: ['closes_before_opens'] })
  expect(result).toMatchObject({ status: 422, code: 'closes_before_opens' })
})

test('questions about a public text are not asked again', async () => {
  const id = await createDraft(writer)
  await sendCommand(publisher, id, publishCommand('en'))
  await writer.http('PATCH', `/posts/${id}?draft=true`, { en: { title: 'Another title' } })
  expect((await publishUnconfirmed(id)).status).toBe(200)
})

test('the questions are asked when a schedule is created, and not when it runs', async () => {
  const id = await createDraft(writer, tender(null, inHours(1)))
  const schedule = { action: 'schedule', schedule: { action: 'publish', at: inHours(2) } }
  const result = await publishUnconfirmed(id, schedule)
  expect([result.status, keysIn(result)]).toEqual([409, ['closes_in_past']])
  const confirmed = { ...schedule, confirmed: ['closes_in_past'] }
  expect((await publishUnconfirmed(id, confirmed)).status).toBe(200)
  await runDueSchedules(desk.payload, new Date(inHours(3)))
  expect((await desk.call('post', 'language=EN', String(id))).status).toBe(200)
})

test('questions arise about an operation without text and photo, alone and in bulk', async () => {
  const { id } = await addOperation(desk.payload, { _status: 'draft' })
  const questions = ['title_without_text:so', 'title_without_text:en', 'no_picture']
  const body = { _status: 'published' }
  const alone = await publisher.http('PATCH', `/operations/${id}`, body)
  const [error] = ((await alone.json()) as { errors: { data: { findings: { key: string }[] } }[] })
    .errors
  expect([alone.status, keysIn(error?.data ?? {})]).toEqual([409, questions])

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

test('every check has its message in both languages, with the same placeholders', () => {
  const placeholders = (text: string) => text.match(/\{\w+\}/g)?.toSorted()
  for (const [code, { en, so }] of Object.entries(CHECKS)) {
    expect([code, new Set(placeholders(so))]).toEqual([code, new Set(placeholders(en))])
  }
  const somali = { i18n: { language: 'so' } } as unknown as PayloadRequest
  const view = findingView(somali, { code: 'role_held' satisfies CheckCode, values: { who: 'X' } })
  expect(view.message).toContain('waxaa haya X.')
})
