import { expect, test } from 'vitest'
import { createFileInspector } from '../../media/files/inspect-file.ts'
import { storeOf } from '../../media/store/open-store.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPdf, addPicture } from '../../testing/documents.ts'
import { publisher, testEditors, writer } from '../../testing/editors.ts'
import { createPerson, type Person } from '../../testing/people.ts'
import {
  createDraft,
  execute,
  publishCommand,
  readAuditEvents,
  readCopies,
} from '../../testing/publishing.ts'
import { richText } from '../posts/rich-text.ts'

const desk = testDesk()
testEditors(desk)

const REASON = 'Sawirku wuxuu muujinayaa wejiga askariga.'

async function post(by: Person, path: string, body: object) {
  const response = await by.http('POST', path, body)
  return { status: response.status, json: await response.json() }
}

const decide = (by: Person, removal: number, decision: string) =>
  post(by, `/removals/${removal}/decision`, { decision })

/** A news with a picture, in Somali and English, and its picture. */
async function addNewsWithPicture() {
  const picture = await addPicture(desk.payload)
  const so = { title: 'Askari', content: richText([{ p: 'Waa kan askariga.' }]) }
  const id = await createDraft(writer, { picture: picture.id, so })
  for (const language of ['so', 'en'] as const) {
    await execute(publisher, id, publishCommand(language))
  }
  return { id, picture: { id: picture.id, name: picture.filename ?? '' } }
}

/** Takes texts of a post back for good; returns the ids of the removals. */
async function remove(id: number, languages = ['so', 'en']): Promise<number[]> {
  const { status, json } = await post(publisher, `/posts/${id}/removal`, {
    languages,
    reason: REASON,
  })
  expect(status).toBe(200)
  return json.removals
}

/** Who may read a file without an account. */
const publicity = async (name: string) =>
  (await createFileInspector(desk.payload)(name, new Headers(), null)).kind

const fileAtDesk = async (by: Person, id: number) => (await by.http('GET', `/media/${id}`)).status

test('the picture of a post goes with its last public text, and not before', async () => {
  const { id, picture } = await addNewsWithPicture()
  await remove(id, ['so'])
  expect(await publicity(picture.name)).toBe('public')
  expect(await fileAtDesk(writer, picture.id)).toBe(200)
  await remove(id, ['en'])
  expect(await publicity(picture.name)).toBe('removed')
  expect(await publicity(picture.name.replace(/\.\w+$/, '-w640.webp'))).toBe('removed')
  expect(await fileAtDesk(writer, picture.id)).toBe(404)
  expect(await fileAtDesk(await createPerson(desk, ['administrator']), picture.id)).toBe(404)
  const { main, working } = await readCopies(desk, id)
  expect([main.picture ?? null, working.picture ?? null]).toEqual([null, null])
})

test('a file that something else uses stays at the desk', async () => {
  const { id, picture } = await addNewsWithPicture()
  await createDraft(writer, { picture: picture.id })
  await remove(id)
  expect(await fileAtDesk(writer, picture.id)).toBe(200)
  expect(await publicity(picture.name)).toBe('none')
})

/** What the versions of a post have, by their ids. */
async function versionTexts(id: number) {
  const { docs } = await desk.payload.findVersions({
    collection: 'posts',
    where: { parent: { equals: id } },
    depth: 0,
    pagination: false,
  })
  return new Map(
    docs.map(({ id: version, updatedAt, version: { heading, picture, so } }) => [
      Number(version),
      { heading, picture, title: so?.title, updatedAt },
    ]),
  )
}

test('a reverted text has its picture again, also in its versions', async () => {
  const { id, picture } = await addNewsWithPicture()
  const before = await readCopies(desk, id)
  const versionsBefore = await versionTexts(id)
  const removals = await remove(id)
  const other = await createPerson(desk, ['publisher'])
  for (const removal of removals) {
    expect(await decide(other, removal, 'revert')).toMatchObject({ status: 200 })
  }
  const { main } = await readCopies(desk, id)
  expect([main.picture, main.so, main.en]).toEqual([
    before.main.picture,
    before.main.so,
    before.main.en,
  ])
  expect(await publicity(picture.name)).toBe('public')
  expect(await fileAtDesk(writer, picture.id)).toBe(200)
  const versions = await versionTexts(id)
  expect([...versionsBefore.keys()].map((version) => versions.get(version))).toEqual([
    ...versionsBefore.values(),
  ])
})

test('an administrator reads what is sealed with a reason, which the audit keeps', async () => {
  const { id, picture } = await addNewsWithPicture()
  const removals = await remove(id)
  const [so = 0, en = 0] = removals
  const administrator = await createPerson(desk, ['administrator'])
  const read = (by: Person, reason: string) => post(by, `/removals/${so}/reading`, { reason })
  const file = `/removals/${en}/files/${picture.id}`
  expect(await read(publisher, REASON)).toMatchObject({ status: 403 })
  expect(await read(administrator, 'Haa')).toMatchObject({
    status: 422,
    json: { code: 'reading_needs_reason' },
  })
  expect((await administrator.http('GET', file)).status).toBe(422)
  expect(await read(administrator, REASON)).toMatchObject({
    status: 200,
    json: { texts: [{ title: 'Askari', lines: ['Waa kan askariga.'] }] },
  })
  const bytes = await administrator.http('GET', file)
  expect([bytes.status, bytes.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect((await publisher.http('GET', file)).status).toBe(403)
  expect((await readAuditEvents(desk, id)).at(-1)).toMatchObject({
    action: 'removal.read',
    change: { removal: so, reason: REASON },
  })
})

test('erased files are gone from the store, and their addresses stay removed', async () => {
  const { id: pdf, filename } = await addPdf(desk.payload)
  const name = filename ?? ''
  const fields = { kind: 'pressReleases', so: { title: 'War', file: pdf }, en: { title: 'News' } }
  const id = await createDraft(writer, fields)
  await execute(publisher, id, publishCommand('so'))
  const [removal = 0] = await remove(id, ['so'])
  const [first, second] = [
    await createPerson(desk, ['administrator']),
    await createPerson(desk, ['administrator']),
  ]
  await decide(first, removal, 'confirm')
  await decide(first, removal, 'askErasure')
  const store = storeOf(desk.payload)
  expect(await store.stat(name)).toBeDefined()
  expect(await decide(second, removal, 'erase')).toMatchObject({ status: 200 })
  expect(await store.stat(name)).toBeUndefined()
  expect(await publicity(name)).toBe('removed')
  const { json } = await post(first, `/removals/${removal}/reading`, { reason: REASON })
  expect(json).toMatchObject({ code: 'no_removal' })
})
