import { afterEach, beforeAll, expect, test } from 'vitest'
import { toPicture } from '../../collections/media/to-contract.ts'
import type { Media } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPicture, pictureBytes } from '../../testing/documents.ts'
import { createPerson, fetchDesk } from '../../testing/people.ts'
import { type ImageSizeQueue, startImageSizeQueue } from './image-size-queue.ts'

const desk = testDesk()
let token = ''
let queue: ImageSizeQueue | undefined

/** Longest wait for variants on a machine that is busy with other tests. */
const MAX_WAIT = { timeout: 50_000, interval: 100 }

beforeAll(async () => {
  token = (await createPerson(desk, ['writer'])).token
})

afterEach(() => queue?.stop())

/** Sends a form to Payload's REST API as the editor, or with another token. */
async function send(
  method: string,
  path: string,
  fields: object,
  data?: Buffer,
  sessionToken = token,
) {
  const body = new FormData()
  body.set('_payload', JSON.stringify(fields))
  if (data) body.set('file', new File([new Uint8Array(data)], 'Boat.png', { type: 'image/png' }))
  const headers = { authorization: `JWT ${sessionToken}` }
  const response = await fetchDesk(desk, `/media${path}`, { method, headers, body })
  const { doc } = (await response.json()) as { doc: Media }
  return { status: response.status, doc }
}

const ALT_TEXTS = { altSo: 'Doon', altEn: 'A boat' }

const read = (id: number) => desk.payload.findByID({ collection: 'media', id })
const formatsOf = async (id: number) => [
  ...new Set(toPicture(await read(id), 'EN')?.sizes.map(({ format }) => format)),
]

test('an upload gets its response before its variants exist, and they follow', async () => {
  queue = startImageSizeQueue(desk.payload)
  const { status, doc } = await send('POST', '', ALT_TEXTS, await pictureBytes(1300, 700))
  expect(status).toBe(201)
  expect(doc).toMatchObject({ width: 1300, height: 700, colour: '#14532d', made: null })
  await expect.poll(() => formatsOf(doc.id), MAX_WAIT).toEqual(['avif', 'webp', 'jpeg'])
})

test('a picture that a desk left when it ended is resized by the next one', async () => {
  const { id } = await addPicture(desk.payload, {}, [110, 60])
  expect(await formatsOf(id)).toEqual([])
  queue = startImageSizeQueue(desk.payload)
  await expect.poll(() => formatsOf(id), MAX_WAIT).toEqual(['avif', 'webp'])
})

test('a picture that a stopping desk has begun is resized by the next one', async () => {
  const { id } = await addPicture(desk.payload, {}, [1000, 600])
  queue = startImageSizeQueue(desk.payload)
  await queue.stop()
  expect(await read(id)).toMatchObject({ made: null, sizesDue: true })
  expect(desk.errors).toEqual([])
  queue = startImageSizeQueue(desk.payload)
  await expect.poll(() => formatsOf(id), MAX_WAIT).toEqual(['avif', 'webp', 'jpeg'])
})

test('a form that was open meanwhile does not remove the variants', async () => {
  const forged = { colour: '#ff0000', made: { avif: [9], webp: [], jpeg: [] }, sizesDue: false }
  const data = await pictureBytes(130, 60)
  const { doc } = await send('POST', '', { ...ALT_TEXTS, ...forged }, data)
  expect(doc).toMatchObject({ colour: '#14532d', made: null, sizesDue: true })
  queue = startImageSizeQueue(desk.payload)
  await expect.poll(() => formatsOf(doc.id), MAX_WAIT).toEqual(['avif', 'webp'])
  const stale = { ...ALT_TEXTS, colour: null, made: null, sizesDue: true }
  expect((await send('PATCH', `/${doc.id}`, stale)).status).toBe(200)
  expect(await read(doc.id)).toMatchObject({ made: { avif: [130] }, sizesDue: false })
})

test('the variants leave the date of the file, so that no open form counts as outdated', async () => {
  const { doc } = await send('POST', '', ALT_TEXTS, await pictureBytes(140, 70))
  const { updatedAt } = await read(doc.id)
  queue = startImageSizeQueue(desk.payload)
  await expect.poll(() => formatsOf(doc.id), MAX_WAIT).toEqual(['avif', 'webp'])
  expect((await read(doc.id)).updatedAt).toBe(updatedAt)
})

test('a picture without a session is still refused', async () => {
  const { status } = await send('POST', '', ALT_TEXTS, await pictureBytes(90, 60), 'none')
  expect(status).toBe(403)
})
