import {
  LEADERSHIP_TITLES,
  type Leader as LeaderPayload,
  type LeadershipRole,
} from '@gaashaan/contract'
import { beforeAll, expect, test } from 'vitest'
import type { Leader } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { type Person, person } from '../../testing/people.ts'
import { richText } from '../posts/rich-text.ts'

const desk = testDesk()
let one: Person
let other: Person

beforeAll(async () => {
  one = await person(desk, ['publisher'])
  other = await person(desk, ['publisher'])
})

const text = (name: string) => ({ name, description: richText([{ p: name }]) })

const named = (name: string, more: object = {}) => ({
  institution: 'ministry',
  role: 'minister',
  so: text(name),
  en: text(name),
  order: 1,
  ...more,
})

interface Answer {
  readonly status: number
  readonly doc: Leader
  readonly message: string
  readonly keys: readonly string[]
}

async function sent(by: Person, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await by.http(method, `/leaders${path}`, body)
  const json = await answer.json()
  const [error] = json.errors ?? []
  const findings = (error?.data?.findings ?? []) as { key: string }[]
  const keys = findings.map(({ key }) => key)
  return { status: answer.status, doc: json.doc, message: error?.message ?? '', keys }
}

async function draftOf(name: string, more: object = {}, by = one): Promise<number> {
  const { doc } = await sent(by, 'POST', '?draft=true', { ...named(name, more), _status: 'draft' })
  return doc.id
}

const BARE = 'no_picture'

const publish = (by: Person, id: number, confirmed: readonly string[] = []) =>
  sent(by, 'PATCH', `/${id}?confirmed=${[BARE, ...confirmed].join(',')}`, { _status: 'published' })

/** Whom readers find in a role, in English. */
async function shown(role: LeadershipRole = 'minister'): Promise<string[]> {
  const found = (await desk.data('leadersByInstitution', 'language=EN', '1')) as LeaderPayload[]
  return found.filter(({ title }) => title === LEADERSHIP_TITLES[role].EN).map(({ name }) => name)
}

const read = (id: number) => desk.payload.findByID({ collection: 'leaders', id, depth: 0 })

test('a new minister appears, and the former is kept with dates and shown no longer', async () => {
  const first = await draftOf('Cabdi')
  expect(await publish(one, first)).toMatchObject({ status: 200 })
  expect(await shown()).toEqual(['Cabdi'])
  expect(await read(first)).toMatchObject({
    heldFrom: expect.stringMatching(/T12:00/),
    heldUntil: null,
  })

  const second = await draftOf('Caasha')
  const asked = await publish(other, second)
  expect(asked).toMatchObject({ status: 409, keys: [`role_held:${first}`] })
  expect(asked.message).toContain('This role is held by Cabdi. Replace?')
  expect(await shown()).toEqual(['Cabdi'])

  expect(await publish(other, second, [`role_held:${first}`])).toMatchObject({ status: 200 })
  expect(await shown()).toEqual(['Caasha'])
  const { heldFrom } = await read(second)
  expect(await read(first)).toMatchObject({ _status: 'published', heldUntil: heldFrom })
})

test('a yes to one holder is no yes to the one who came meanwhile', async () => {
  const [before] = (
    await desk.payload.find({ collection: 'leaders', where: { heldUntil: { exists: false } } })
  ).docs
  const late = await draftOf('Dambe')
  const between = await draftOf('Dhexe')
  const key = `role_held:${before?.id}`
  expect(await publish(one, between, [key])).toMatchObject({ status: 200 })
  expect(await publish(other, late, [key])).toMatchObject({
    status: 409,
    keys: [`role_held:${between}`],
  })
  expect(await shown()).toEqual(['Dhexe'])
})

test('of two administrators who publish at once one is asked, and there is one holder', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [holder] = (
      await desk.payload.find({
        collection: 'leaders',
        where: { and: [{ heldUntil: { exists: false } }, { _status: { equals: 'published' } }] },
      })
    ).docs
    const ids = [await draftOf(`A${round}`), await draftOf(`B${round}`)] as const
    const key = `role_held:${holder?.id}`
    const answers = await Promise.all([publish(one, ids[0], [key]), publish(other, ids[1], [key])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await shown()).toHaveLength(1)
  }
})

test('of two who take an empty role at once one is asked', async () => {
  const ids = [
    await draftOf('Labo', { role: 'deputyMinister' }),
    await draftOf('Saddex', { role: 'deputyMinister' }),
  ] as const
  const answers = await Promise.all([publish(one, ids[0]), publish(other, ids[1])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await shown('deputyMinister')).toHaveLength(1)
})

test('a replacement that fails leaves the former holder in the role', async () => {
  const [holder] = await shown()
  const [row] = (
    await desk.payload.find({ collection: 'leaders', where: { 'en.name': { equals: holder } } })
  ).docs
  const id = await draftOf('Midab')
  await sent(one, 'PATCH', `/${id}?draft=true`, { bgColor: '#14532D' })
  const failing = await sent(one, 'PATCH', `/${id}?confirmed=no_picture,role_held:${row?.id}`, {
    bgColor: 'no colour',
    _status: 'published',
  })
  expect(failing.status).toBe(400)
  expect(await shown()).toEqual([holder])
})

test('a draft that waits on the former holder stays a draft, and has the end too', async () => {
  const former = await draftOf('Hore', { role: 'permanentSecretary' })
  await publish(one, former)
  await sent(one, 'PATCH', `/${former}?draft=true`, {
    en: { name: 'Unfinished' },
    _status: 'draft',
  })
  const next = await draftOf('Xiga', { role: 'permanentSecretary' })
  expect(await publish(one, next, [`role_held:${former}`])).toMatchObject({ status: 200 })
  expect(await read(former)).toMatchObject({ en: { name: 'Hore' }, heldUntil: expect.any(String) })
  const draft = { collection: 'leaders', id: former, draft: true } as const
  expect(await desk.payload.findByID(draft)).toMatchObject({
    _status: 'draft',
    en: { name: 'Unfinished' },
    heldUntil: expect.any(String),
  })
})

test('a form of before the change does not bring the former holder back unasked', async () => {
  const former = await draftOf('Duug', { role: 'stateMinister' })
  await publish(one, former)
  const next = await draftOf('Cusub', { role: 'stateMinister' })
  await publish(one, next, [`role_held:${former}`])
  const stale = {
    ...named('Duug', { role: 'stateMinister' }),
    heldUntil: null,
    _status: 'published',
  }
  expect(await sent(other, 'PATCH', `/${former}?confirmed=no_picture`, stale)).toMatchObject({
    status: 409,
    keys: [`role_held:${next}`],
  })
  expect(await shown('stateMinister')).toEqual(['Cusub'])
})

test('a role is not left without a holder unasked', async () => {
  const role = { role: 'directorGeneralDefense' }
  const id = await draftOf('Keli', role)
  await publish(one, id)
  const key = 'role_without_holder:directorGeneralDefense'
  for (const change of [
    { _status: 'draft' },
    { role: 'directorGeneralPersonnel' },
    { institution: 'army' },
    { heldUntil: '2026-11-20T12:00:00.000Z', heldFrom: '2026-11-01T12:00:00.000Z' },
  ]) {
    const answer = await sent(one, 'PATCH', `/${id}?confirmed=no_picture`, change)
    expect([change, answer.status, answer.keys]).toEqual([change, 409, [key]])
  }
  expect((await sent(one, 'DELETE', `/${id}`)).message).toContain('Keli holds the role')
  expect(await shown('directorGeneralDefense')).toEqual(['Keli'])
  const unpublish = { _status: 'draft' }
  expect(await sent(one, 'PATCH', `/${id}?confirmed=${key}`, unpublish)).toMatchObject({
    status: 200,
  })
  expect(await shown('directorGeneralDefense')).toEqual([])
  expect(await sent(one, 'DELETE', `/${id}`)).toMatchObject({ status: 200 })
})

test('holders are not published with others, whatever is confirmed', async () => {
  const ids = [
    await draftOf('Koox 1', { role: 'directorGeneralDefense' }),
    await draftOf('Koox 2', { role: 'directorGeneralDefense' }),
  ]
  const where = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
  const answer = await one.http('PATCH', `/leaders?${where}&confirmed=no_picture`, {
    _status: 'published',
  })
  const { errors } = (await answer.json()) as { errors: { message: string }[] }
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('open Koox'),
    expect.stringContaining('open Koox'),
  ])
  expect(await shown('directorGeneralDefense')).toEqual([])
})

test('a program never makes a second holder', async () => {
  const data = named('Barnaamij', { _status: 'published' }) as never
  await expect(desk.payload.create({ collection: 'leaders', data })).rejects.toThrow(/held by/)
})

const inEach = async (id: number) =>
  Promise.all(
    ['SO', 'EN'].map(async (language) =>
      (
        (await desk.data('leadersByInstitution', `language=${language}`, '2')) as LeaderPayload[]
      ).some((leader) => leader.id === id),
    ),
  )

test('what is published is public in the languages that have text, and what is left out is asked', async () => {
  const army = { institution: 'army', so: { ...text('Taliye'), title: 'Taliye' }, en: {} }
  const id = await draftOf('Taliye', army)
  expect(await publish(one, id)).toMatchObject({ status: 409, keys: ['language_left_out:en'] })
  expect(await publish(one, id, ['language_left_out:en'])).toMatchObject({ status: 200 })
  expect(await inEach(id)).toEqual([true, false])
  const en = { ...text('Commander'), title: 'Commander' }
  const change = { en, _status: 'published' }
  expect(await sent(one, 'PATCH', `/${id}?confirmed=no_picture`, change)).toMatchObject({
    status: 200,
  })
  expect(await inEach(id)).toEqual([true, true])
})

test('one language is published alone with a reason', async () => {
  const id = await draftOf('Keli', {
    institution: 'army',
    so: { ...text('Keli'), title: 'Taliye' },
    en: { ...text('Alone'), title: 'Commander', keptBackReason: 'short' },
  })
  expect((await publish(one, id)).status).toBe(400)
  const en = { keptBackReason: 'The translation is being checked.' }
  expect(
    await sent(one, 'PATCH', `/${id}?confirmed=no_picture`, { en, _status: 'published' }),
  ).toMatchObject({
    status: 200,
  })
  expect(await inEach(id)).toEqual([true, false])
})
