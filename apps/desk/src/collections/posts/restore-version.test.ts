import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { addPost } from '../../testing/documents.ts'
import { createPerson, type Person, sendRequest } from '../../testing/people.ts'

const desk = testDesk()
let writer: Person

beforeAll(async () => {
  writer = await createPerson(desk, ['writer'])
})

/** A public post with a changed draft, and the id of its public version. */
async function changedPost() {
  const { id } = await addPost(desk.payload)
  const { docs } = await desk.payload.findVersions({
    collection: 'posts',
    where: { parent: { equals: id } },
  })
  const data = { so: { title: 'Cusub' }, en: { title: 'New' }, featured: true }
  await writer.http('PATCH', `/posts/${id}?draft=true`, data)
  return { id, version: docs[0]?.id }
}

const restoreText = (id: number, version: unknown, language: string) =>
  writer.http('POST', `/posts/${id}/restore-text`, { version, language })

const draft = (id: number) =>
  desk.payload.findByID({ collection: 'posts', id, draft: true, depth: 0 })
const main = (id: number) => desk.payload.findByID({ collection: 'posts', id, depth: 0 })

test('a whole version is restored as a draft', async () => {
  const { id, version } = await changedPost()
  const before = await main(id)
  const response = await writer.http('POST', `/posts/versions/${version}`)
  expect(response.status).toBe(200)
  expect(await draft(id)).toMatchObject({
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
] as const)('the text of one language is restored: %s', async (language, so, en) => {
  const { id, version } = await changedPost()
  const response = await restoreText(id, version, language)
  expect(response.status).toBe(200)
  expect(await draft(id)).toMatchObject({ so: { title: so }, en: { title: en }, featured: true })
  expect(await main(id)).toMatchObject({ so: { title: 'Tusaale' }, en: { title: 'Sample' } })
})

test('the state of a text is not restored', async () => {
  const { id, version } = await changedPost()
  await desk.payload.update({
    collection: 'posts',
    id,
    draft: true,
    data: { so: { title: 'Cusub', state: 'inReview' } },
  })
  await restoreText(id, version, 'so')
  expect((await draft(id)).so).toMatchObject({ title: 'Tusaale', state: 'draft' })
})

test('a version of another post is not restored', async () => {
  const { version } = await changedPost()
  const other = await changedPost()
  const response = await restoreText(other.id, version, 'so')
  expect(response.status).toBe(404)
  expect((await draft(other.id)).so?.title).toBe('Cusub')
})

test('an unknown language is refused', async () => {
  const { id, version } = await changedPost()
  const response = await restoreText(id, version, 'fr')
  expect(response.status).toBe(422)
})

test('visitors restore nothing', async () => {
  const { id, version } = await changedPost()
  const body = { version, language: 'so' }
  expect((await sendRequest(desk, 'POST', `/posts/${id}/restore-text`, body)).status).toBe(403)
  expect((await sendRequest(desk, 'POST', `/posts/versions/${version}`)).status).toBe(403)
  expect((await draft(id)).so?.title).toBe('Cusub')
})

test('people cannot use Payload’s own way to restore a version', async () => {
  const { version } = await changedPost()
  const restored = desk.payload.restoreVersion({
    collection: 'posts',
    id: version ?? '',
    overrideAccess: false,
    user: writer.user,
  })
  await expect(restored).rejects.toMatchObject({ status: 403 })
})
