import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addOperation, addPost } from '../testing/documents.ts'
import { createPerson, type Person } from '../testing/people.ts'
import { waitingChanges } from './waiting-changes.ts'

const desk = testDesk()

const REASON = 'Waa degdeg, cid kale ma joogto.'

let first: Person
let second: Person
beforeAll(async () => {
  first = await createPerson(desk, ['publisher'])
  second = await createPerson(desk, ['publisher'])
  // The post in the order of the front page.
  expect((await addPost(desk.payload)).id).toBe(1)
})

const PARTNER = {
  kind: 'defense',
  so: { name: 'Dalka', text: 'Saaxiib.' },
  en: { name: 'The country', text: 'A partner.' },
}

/** Answers to the questions about texts without a picture or the other language. */
const CONFIRMED =
  'confirmed=no_picture,title_without_text:so,title_without_text:en,language_left_out:so,language_left_out'

/** What everything but posts is, with data that only the rule can refuse. */
const THINGS = [
  ['globals/alert', { so: { title: 'Digniin' } }, { so: { title: 'Digniin kale' } }],
  ['globals/contact-information', { email: 'a@x.example' }, { email: 'b@x.example' }],
  ['globals/banners', { so: { showName: false } }, { so: { showName: true } }],
  ['globals/about', { so: { title: 'Wasaaradda' } }, { so: { title: 'Kale' } }],
  ['globals/partners', { partners: [PARTNER] }, { partners: [] }],
  ['globals/front-page', { news: [1] }, { news: [] }],
  ['globals/terms-of-use', { so: { title: 'Shuruudo' } }, { so: { title: 'Kale' } }],
  ['redirects', { from: '/hore', to: '/contact' }, { to: '/war' }],
  ['subcategories', { nameSo: 'Badda', kind: 'news' }, { nameSo: 'Cirka' }],
  ['operations', { en: { title: 'Operation' } }, { en: { title: 'Another' } }],
  ['leaders', { institution: 'army', en: { name: 'A', title: 'B' } }, { en: { name: 'C' } }],
] as const satisfies readonly (readonly [string, object, object])[]

async function write(by: Person, method: 'POST' | 'PATCH', path: string, data: object) {
  const separator = path.includes('?') ? '&' : '?'
  const response = await by.http(method, `${path}${separator}${CONFIRMED}`, data)
  const json = (await response.json()) as {
    code?: string
    errors?: { name?: string; message: string }[]
    doc?: { id?: number }
    result?: object
  }
  return { status: response.status, ...json }
}

/** The method and path with which a stored document is changed. */
const target = (path: string, id: number | undefined) =>
  id === undefined ? (['POST', `/${path}`] as const) : (['PATCH', `/${path}/${id}`] as const)

const ownRefused = {
  status: 422,
  errors: [{ message: expect.stringMatching(/change.* of your own/) }],
}

test.each(THINGS)(
  '%s: what one has saved another publishes, or oneself with a reason',
  async (path, data, change) => {
    const saved = await write(first, 'POST', `/${path}?draft=true`, data)
    expect(saved.status).toBeLessThan(300)
    const [method, to] = target(path, saved.doc?.id)
    const publish = { _status: 'published' }
    expect(await write(first, method, to, publish)).toMatchObject(ownRefused)
    expect(await write(second, method, to, publish)).toMatchObject({ status: 200 })
    // Who changes something while publishing publishes what nobody else has seen.
    const both = { ...change, ...publish }
    expect(await write(second, method, to, both)).toMatchObject(ownRefused)
    expect(await write(second, method, `${to}?reason=Degdeg`, both)).toMatchObject(ownRefused)
    const reason = encodeURIComponent(REASON)
    expect(await write(second, method, `${to}?reason=${reason}`, both)).toMatchObject({
      status: 200,
    })
    const slug = path.replace('globals/', '')
    const { docs } = await desk.payload.find({
      collection: 'audit',
      where: { action: { equals: `${slug}.publishedAlone` } },
    })
    expect(docs).toMatchObject([{ collection: slug, change: { reason: REASON } }])
  },
)

test('what is new is not public by one person alone', async () => {
  const data = { en: { title: 'A new one' }, _status: 'published' }
  expect(await write(first, 'POST', '/operations', data)).toMatchObject(ownRefused)
})

test('taking away waits for nobody, and bringing that back needs two again', async () => {
  const data = { so: { title: 'Digniin cusub' }, _status: 'published' }
  const path = `/globals/alert?reason=${encodeURIComponent(REASON)}`
  expect(await write(first, 'POST', path, data)).toMatchObject({ status: 200 })
  const away = await write(first, 'POST', '/globals/alert', { _status: 'draft' })
  expect(away).toMatchObject({ status: 200 })
  const back = await write(first, 'POST', '/globals/alert', { _status: 'published' })
  expect(back).toMatchObject(ownRefused)
  expect(await write(first, 'POST', path, { _status: 'published' })).toMatchObject({ status: 200 })
})

test('a version of a document that one restores is a draft that another publishes', async () => {
  const { id } = await addOperation(desk.payload, { en: { title: 'Former' } })
  await desk.payload.update({ collection: 'operations', id, data: { en: { title: 'Newer' } } })
  const { docs } = await desk.payload.findVersions({
    collection: 'operations',
    where: { parent: { equals: id } },
  })
  const former = docs.find(({ version }) => version.en?.title === 'Former')
  const restored = await write(first, 'POST', `/operations/versions/${former?.id}`, {})
  expect(restored).toMatchObject({ status: 200, doc: { id } })
  const read = (draft: boolean) =>
    desk.payload.findByID({ collection: 'operations', id, depth: 0, draft })
  expect(await read(true)).toMatchObject({ en: { title: 'Former' }, _status: 'draft' })
  expect(await read(false)).toMatchObject({ en: { title: 'Newer' }, _status: 'published' })
  const publish = { _status: 'published' }
  expect(await write(first, 'PATCH', `/operations/${id}`, publish)).toMatchObject(ownRefused)
  expect(await write(second, 'PATCH', `/operations/${id}`, publish)).toMatchObject({ status: 200 })
  expect(await read(false)).toMatchObject({ en: { title: 'Former' } })
})

test.each(['/operations', '/globals/alert'])('%s: there is no version 999999', async (path) => {
  const answer = await write(first, 'POST', `${path}/versions/999999`, {})
  expect(answer).toMatchObject({
    status: 404,
    errors: [{ message: 'There is no such version here.' }],
  })
})

test('a team of one is not asked', async () => {
  const custom = desk.payload.config.custom as { fourEyes: boolean }
  custom.fourEyes = false
  try {
    const data = { so: { title: 'Keli' }, _status: 'published' }
    expect(await write(first, 'POST', '/globals/about', data)).toMatchObject({ status: 200 })
  } finally {
    custom.fourEyes = true
  }
})

test('what waits stands there for both, and only until it is published', async () => {
  await write(first, 'POST', '/globals/partners?draft=true', { partners: [PARTNER] })
  const waitingFor = async ({ user }: Person) => {
    const req = await createLocalReq({}, desk.payload)
    const changes = await waitingChanges(req, Number(user.id))
    return changes.find(({ slug }) => slug === 'partners')
  }
  expect(await waitingFor(first)).toMatchObject({ path: '/admin/globals/partners', isOwn: true })
  expect(await waitingFor(second)).toMatchObject({ isOwn: false })
  await write(second, 'POST', '/globals/partners', { _status: 'published' })
  expect(await waitingFor(second)).toBeUndefined()
})
