import {
  LEADERSHIP_TITLES,
  type Leader as LeaderPayload,
  type LeadershipRole,
} from '@gaashaan/contract'
import type { Where } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import type { Leader } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import { richText } from '../posts/rich-text.ts'

const desk = testDesk(undefined, async () => ({ fourEyes: false }))
let publisher: Person
let colleague: Person

beforeAll(async () => {
  publisher = await createPerson(desk, ['publisher'])
  colleague = await createPerson(desk, ['publisher'])
})

const text = (name: string) => ({ name, description: richText([{ p: name }]) })

const leaderData = (name: string, fields: object = {}) => ({
  institution: 'ministry',
  role: 'minister',
  so: text(name),
  en: text(name),
  order: 1,
  ...fields,
})

interface Result {
  readonly status: number
  readonly doc: Leader
  readonly message: string
  readonly keys: readonly string[]
}

async function send(by: Person, method: string, path: string, body?: object): Promise<Result> {
  const response = await by.http(method, `/leaders${path}`, body)
  const json = await response.json()
  const [error] = json.errors ?? []
  const findings = (error?.data?.findings ?? []) as { key: string }[]
  const keys = findings.map(({ key }) => key)
  return { status: response.status, doc: json.doc, message: error?.message ?? '', keys }
}

async function addDraft(name: string, fields: object = {}, by = publisher): Promise<number> {
  const { doc } = await send(by, 'POST', '?draft=true', {
    ...leaderData(name, fields),
    _status: 'draft',
  })
  return doc.id
}

const publish = (by: Person, id: number, confirmed: readonly string[] = []) =>
  send(by, 'PATCH', `/${id}?confirmed=${['no_picture', ...confirmed].join(',')}`, {
    _status: 'published',
  })

/** The public holders of a role, in English. */
async function holders(role: LeadershipRole = 'minister'): Promise<string[]> {
  const leaders = (await desk.data('leadersByInstitution', 'language=EN', '1')) as LeaderPayload[]
  return leaders.filter(({ title }) => title === LEADERSHIP_TITLES[role].EN).map(({ name }) => name)
}

const read = (id: number) => desk.payload.findByID({ collection: 'leaders', id, depth: 0 })

const findLeaders = async (where: Where) =>
  (await desk.payload.find({ collection: 'leaders', where })).docs

test('a new minister becomes public, and the former is stored with dates and no longer public', async () => {
  const first = await addDraft('Cabdi')
  expect(await publish(publisher, first)).toMatchObject({ status: 200 })
  expect(await holders()).toEqual(['Cabdi'])
  expect(await read(first)).toMatchObject({
    heldFrom: expect.stringMatching(/T12:00/),
    heldUntil: null,
  })

  const second = await addDraft('Caasha')
  const refused = await publish(colleague, second)
  expect(refused).toMatchObject({ status: 409, keys: [`role_held:${first}`] })
  expect(refused.message).toContain('This role is held by Cabdi. Replace?')
  expect(await holders()).toEqual(['Cabdi'])

  expect(await publish(colleague, second, [`role_held:${first}`])).toMatchObject({ status: 200 })
  expect(await holders()).toEqual(['Caasha'])
  const { heldFrom } = await read(second)
  expect(await read(first)).toMatchObject({ _status: 'published', heldUntil: heldFrom })
})

test('a confirmation for one holder does not count for another who was published meanwhile', async () => {
  const [before] = await findLeaders({ heldUntil: { exists: false } })
  const late = await addDraft('Dambe')
  const between = await addDraft('Dhexe')
  const key = `role_held:${before?.id}`
  expect(await publish(publisher, between, [key])).toMatchObject({ status: 200 })
  expect(await publish(colleague, late, [key])).toMatchObject({
    status: 409,
    keys: [`role_held:${between}`],
  })
  expect(await holders()).toEqual(['Dhexe'])
})

test('of two people who publish at once one must confirm, and there is one holder', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [holder] = await findLeaders({
      heldUntil: { exists: false },
      _status: { equals: 'published' },
    })
    const ids = [await addDraft(`A${round}`), await addDraft(`B${round}`)] as const
    const key = `role_held:${holder?.id}`
    const results = await Promise.all([
      publish(publisher, ids[0], [key]),
      publish(colleague, ids[1], [key]),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await holders()).toHaveLength(1)
  }
})

test('of two leaders published in an empty role at once one must be confirmed', async () => {
  const ids = [
    await addDraft('Labo', { role: 'deputyMinister' }),
    await addDraft('Saddex', { role: 'deputyMinister' }),
  ] as const
  const results = await Promise.all([publish(publisher, ids[0]), publish(colleague, ids[1])])
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await holders('deputyMinister')).toHaveLength(1)
})

test('a replacement that fails leaves the former holder in the role', async () => {
  const [holder] = await holders()
  const [row] = await findLeaders({ 'en.name': { equals: holder } })
  const id = await addDraft('Midab')
  await send(publisher, 'PATCH', `/${id}?draft=true`, { bgColor: '#14532D' })
  const failed = await send(
    publisher,
    'PATCH',
    `/${id}?confirmed=no_picture,role_held:${row?.id}`,
    {
      bgColor: 'no colour',
      _status: 'published',
    },
  )
  expect(failed.status).toBe(400)
  expect(await holders()).toEqual([holder])
})

test('a draft of the former holder stays a draft, and gets the end date too', async () => {
  const former = await addDraft('Hore', { role: 'permanentSecretary' })
  await publish(publisher, former)
  await send(publisher, 'PATCH', `/${former}?draft=true`, {
    en: { name: 'Unfinished' },
    _status: 'draft',
  })
  const next = await addDraft('Xiga', { role: 'permanentSecretary' })
  expect(await publish(publisher, next, [`role_held:${former}`])).toMatchObject({ status: 200 })
  expect(await read(former)).toMatchObject({ en: { name: 'Hore' }, heldUntil: expect.any(String) })
  const draft = { collection: 'leaders', id: former, draft: true } as const
  expect(await desk.payload.findByID(draft)).toMatchObject({
    _status: 'draft',
    en: { name: 'Unfinished' },
    heldUntil: expect.any(String),
  })
})

test('an outdated form does not restore the former holder without a confirmation', async () => {
  const former = await addDraft('Duug', { role: 'stateMinister' })
  await publish(publisher, former)
  const next = await addDraft('Cusub', { role: 'stateMinister' })
  await publish(publisher, next, [`role_held:${former}`])
  const outdated = {
    ...leaderData('Duug', { role: 'stateMinister' }),
    heldUntil: null,
    _status: 'published',
  }
  expect(await send(colleague, 'PATCH', `/${former}?confirmed=no_picture`, outdated)).toMatchObject(
    {
      status: 409,
      keys: [`role_held:${next}`],
    },
  )
  expect(await holders('stateMinister')).toEqual(['Cusub'])
})

test('a role is not left without a holder without a confirmation', async () => {
  const role = { role: 'directorGeneralDefense' }
  const id = await addDraft('Keli', role)
  await publish(publisher, id)
  const key = 'role_without_holder:directorGeneralDefense'
  for (const change of [
    { _status: 'draft' },
    { role: 'directorGeneralPersonnel' },
    { institution: 'army' },
    { heldUntil: '2026-11-20T12:00:00.000Z', heldFrom: '2026-11-01T12:00:00.000Z' },
  ]) {
    const { status, keys } = await send(publisher, 'PATCH', `/${id}?confirmed=no_picture`, change)
    expect([change, status, keys]).toEqual([change, 409, [key]])
  }
  expect((await send(publisher, 'DELETE', `/${id}`)).message).toContain('Keli holds the role')
  expect(await holders('directorGeneralDefense')).toEqual(['Keli'])
  const unpublish = { _status: 'draft' }
  expect(await send(publisher, 'PATCH', `/${id}?confirmed=${key}`, unpublish)).toMatchObject({
    status: 200,
  })
  expect(await holders('directorGeneralDefense')).toEqual([])
  expect(await send(publisher, 'DELETE', `/${id}`)).toMatchObject({ status: 200 })
})

test('holders are never published in bulk', async () => {
  const ids = [
    await addDraft('Koox 1', { role: 'directorGeneralDefense' }),
    await addDraft('Koox 2', { role: 'directorGeneralDefense' }),
  ]
  const where = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
  const response = await publisher.http('PATCH', `/leaders?${where}&confirmed=no_picture`, {
    _status: 'published',
  })
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('open Koox'),
    expect.stringContaining('open Koox'),
  ])
  expect(await holders('directorGeneralDefense')).toEqual([])
})

test('a program cannot add a second holder', async () => {
  const data = leaderData('Barnaamij', { _status: 'published' }) as never
  await expect(desk.payload.create({ collection: 'leaders', data })).rejects.toThrow(/held by/)
})

const isPublicInEach = async (id: number) =>
  Promise.all(
    ['SO', 'EN'].map(async (language) =>
      (
        (await desk.data('leadersByInstitution', `language=${language}`, '2')) as LeaderPayload[]
      ).some((leader) => leader.id === id),
    ),
  )

test('a leader is public in the languages with a text, and leaving one out needs a confirmation', async () => {
  const army = { institution: 'army', so: { ...text('Taliye'), title: 'Taliye' }, en: {} }
  const id = await addDraft('Taliye', army)
  expect(await publish(publisher, id)).toMatchObject({
    status: 409,
    keys: ['language_left_out:en'],
  })
  expect(await publish(publisher, id, ['language_left_out:en'])).toMatchObject({ status: 200 })
  expect(await isPublicInEach(id)).toEqual([true, false])
  const en = { ...text('Commander'), title: 'Commander' }
  const change = { en, _status: 'published' }
  const { status } = await send(publisher, 'PATCH', `/${id}?confirmed=no_picture`, change)
  expect(status).toBe(200)
  expect(await isPublicInEach(id)).toEqual([true, true])
})

test('one language is kept back with a reason', async () => {
  const id = await addDraft('Keli', {
    institution: 'army',
    so: { ...text('Keli'), title: 'Taliye' },
    en: { ...text('Alone'), title: 'Commander', keptBackReason: 'short' },
  })
  expect((await publish(publisher, id)).status).toBe(400)
  const en = { keptBackReason: 'The translation is being checked.' }
  const change = { en, _status: 'published' }
  const { status } = await send(publisher, 'PATCH', `/${id}?confirmed=no_picture`, change)
  expect(status).toBe(200)
  expect(await isPublicInEach(id)).toEqual([true, false])
})
