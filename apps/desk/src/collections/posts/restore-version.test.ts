import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { addPost } from '../../testing/documents.ts'
import { ask, type Person, person } from '../../testing/people.ts'

const desk = testDesk()
let writer: Person

beforeAll(async () => {
  writer = await person(desk, ['writer'])
})

/** A public post whose draft is further on; the version that readers have. */
async function changed() {
  const { id } = await addPost(desk.payload)
  const { docs } = await desk.payload.findVersions({
    collection: 'posts',
    where: { parent: { equals: id } },
  })
  const data = { so: { title: 'Cusub' }, en: { title: 'New' }, featured: true }
  await writer.http('PATCH', `/posts/${id}?draft=true`, data)
  return { id, version: docs[0]?.id }
}

const copy = (id: number) =>
  desk.payload.findByID({ collection: 'posts', id, draft: true, depth: 0 })
const main = (id: number) => desk.payload.findByID({ collection: 'posts', id, depth: 0 })

test('a version comes back whole, as a draft', async () => {
  const { id, version } = await changed()
  const before = await main(id)
  const answer = await writer.http('POST', `/posts/versions/${version}`)
  expect(answer.status).toBe(200)
  expect(await copy(id)).toMatchObject({
    _status: 'draft',
    so: { title: 'Tusaale' },
    en: { title: 'Sample' },
    featured: false,
    savedBy: writer.user.id,
    revision: 3,
  })
  expect(await main(id)).toEqual(before)
})

test.each([
  ['so', 'Tusaale', 'New'],
  ['en', 'Cusub', 'Sample'],
] as const)('one language alone comes back: %s', async (language, so, en) => {
  const { id, version } = await changed()
  const answer = await writer.http('POST', `/posts/${id}/restore-text`, { version, language })
  expect(answer.status).toBe(200)
  expect(await copy(id)).toMatchObject({ so: { title: so }, en: { title: en }, featured: true })
  expect(await main(id)).toMatchObject({ so: { title: 'Tusaale' }, en: { title: 'Sample' } })
})

test('how far a text is does not come back with it', async () => {
  const { id, version } = await changed()
  await desk.payload.update({
    collection: 'posts',
    id,
    draft: true,
    data: { so: { title: 'Cusub', state: 'inReview' } },
  })
  await writer.http('POST', `/posts/${id}/restore-text`, { version, language: 'so' })
  expect((await copy(id)).so).toMatchObject({ title: 'Tusaale', state: 'draft' })
})

test('a version of another post brings nothing back', async () => {
  const { version } = await changed()
  const other = await changed()
  const body = { version, language: 'so' }
  const answer = await writer.http('POST', `/posts/${other.id}/restore-text`, body)
  expect(answer.status).toBe(404)
  expect((await copy(other.id)).so?.title).toBe('Cusub')
})

test('a language that is none is refused', async () => {
  const { id, version } = await changed()
  const answer = await writer.http('POST', `/posts/${id}/restore-text`, { version, language: 'fr' })
  expect(answer.status).toBe(422)
})

test('those without an account bring nothing back', async () => {
  const { id, version } = await changed()
  const body = { version, language: 'so' }
  expect((await ask(desk, 'POST', `/posts/${id}/restore-text`, body)).status).toBe(403)
  expect((await ask(desk, 'POST', `/posts/versions/${version}`)).status).toBe(403)
  expect((await copy(id)).so?.title).toBe('Cusub')
})

test('Payload’s own way to restore is closed to people', async () => {
  const { version } = await changed()
  const restored = desk.payload.restoreVersion({
    collection: 'posts',
    id: version ?? '',
    overrideAccess: false,
    user: writer.user,
  })
  await expect(restored).rejects.toMatchObject({ status: 403 })
})
