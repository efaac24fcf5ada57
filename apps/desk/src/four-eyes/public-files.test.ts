import { beforeAll, expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { addClip, addPicture, addPost } from '../testing/documents.ts'
import { createPerson, type Person } from '../testing/people.ts'

const desk = testDesk()

const REASON = 'Magaca askariga ayaa khaldanaa.'
const CHANGE = { altEn: 'Another boat', altSo: 'Doon kale' }

let writer: Person
let publisher: Person
beforeAll(async () => {
  writer = await createPerson(desk, ['writer'])
  publisher = await createPerson(desk, ['publisher'])
})

async function change(by: Person, id: number, data: object, query = '') {
  const response = await by.http('PATCH', `/media/${id}${query}`, data)
  const json = (await response.json()) as { errors?: { message: string }[] }
  return { status: response.status, message: json.errors?.[0]?.message }
}

/** A picture of a published post. */
async function publicPicture() {
  const { id: picture } = await addPicture(desk.payload)
  await addPost(desk.payload, { picture })
  return picture
}

const stored = (id: number) => desk.payload.findByID({ collection: 'media', id, depth: 0 })

test('a writer changes a file only while no reader sees it', async () => {
  const { id } = await addPicture(desk.payload)
  expect(await change(writer, id, CHANGE)).toMatchObject({ status: 200 })
  const shown = await publicPicture()
  expect(await change(writer, shown, CHANGE)).toEqual({
    status: 403,
    message: expect.stringMatching(/^Readers see this file, so only publishers/),
  })
  expect(await change(writer, shown, { ...CHANGE, aloneReason: REASON })).toMatchObject({
    status: 403,
  })
  expect(await stored(shown)).not.toMatchObject({ altEn: CHANGE.altEn })
})

test('a publisher writes why they change what readers see, and the audit keeps it', async () => {
  const id = await publicPicture()
  expect(await change(publisher, id, CHANGE)).toMatchObject({ status: 422 })
  expect(await change(publisher, id, { ...CHANGE, aloneReason: 'Degdeg' })).toMatchObject({
    status: 422,
  })
  // Who saves without changing anything is asked for nothing.
  expect(await change(publisher, id, {})).toMatchObject({ status: 200 })
  expect(await change(publisher, id, { ...CHANGE, aloneReason: REASON })).toMatchObject({
    status: 200,
  })
  expect(await stored(id)).toMatchObject(CHANGE)
  const { docs } = await desk.payload.find({
    collection: 'audit',
    where: { action: { equals: 'media.publishedAlone' }, document: { equals: String(id) } },
  })
  expect(docs).toMatchObject([{ change: { reason: REASON } }])
})

test('a part of a public picture in its place is a change', async () => {
  const id = await publicPicture()
  const { filename } = await stored(id)
  const sides = { x: 50, y: 0, width: 50, height: 100 }
  const query = Object.entries(sides).map(([side, value]) => `uploadEdits[crop][${side}]=${value}`)
  expect(await change(publisher, id, {}, `?${query.join('&')}`)).toMatchObject({ status: 422 })
  expect(await stored(id)).toMatchObject({ filename })
  const reason = `&reason=${encodeURIComponent(REASON)}`
  expect(await change(publisher, id, {}, `?${query.join('&')}${reason}`)).toMatchObject({
    status: 200,
  })
  expect(await stored(id)).not.toMatchObject({ filename })
})

test('the captions and the poster of a public video are public', async () => {
  const poster = await addPicture(desk.payload)
  const clip = await addClip(desk.payload, { poster: poster.id })
  expect(await change(writer, poster.id, CHANGE)).toMatchObject({ status: 200 })
  await addPost(desk.payload, { kind: 'videos', video: clip.id })
  const again = { ...CHANGE, altEn: 'A third boat' }
  expect(await change(writer, poster.id, again)).toMatchObject({ status: 403 })
})
