import { handleEndpoints } from 'payload'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { toPicture } from '../../collections/media/to-contract.ts'
import type { Media } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPicture, pictureBytes } from '../../testing/documents.ts'
import { person } from '../../testing/people.ts'
import { type ImageSizeQueue, startImageSizeQueue } from './image-size-queue.ts'

const desk = testDesk()
let token = ''
let queue: ImageSizeQueue | undefined

/** Longest wait for a picture on a machine that is busy with other tests. */
const MADE_WITHIN = { timeout: 50_000, interval: 100 }

beforeAll(async () => {
  token = (await person(desk, ['writer'])).token
})

afterEach(() => queue?.stop())

/** Sends a form to Payload's own REST as the editor, or as nobody. */
async function send(method: string, path: string, words: object, data?: Buffer, as = token) {
  const body = new FormData()
  body.set('_payload', JSON.stringify(words))
  if (data) body.set('file', new File([new Uint8Array(data)], 'Boat.png', { type: 'image/png' }))
  const headers = { authorization: `JWT ${as}` }
  const request = new Request(`http://desk.example/api/media${path}`, { method, headers, body })
  const { config, key } = desk
  const answer = await handleEndpoints({ config, request, payloadInstanceCacheKey: key })
  const { doc } = (await answer.json()) as { doc: Media }
  return { status: answer.status, doc }
}

const WORDS = { altSo: 'Doon', altEn: 'A boat' }

const read = (id: number) => desk.payload.findByID({ collection: 'media', id })
const formatsOf = async (id: number) => [
  ...new Set(toPicture(await read(id), 'EN')?.sizes.map(({ format }) => format)),
]

test('an upload is answered before its sizes exist, and they come', async () => {
  queue = startImageSizeQueue(desk.payload)
  const { status, doc } = await send('POST', '', WORDS, await pictureBytes(1300, 700))
  expect(status).toBe(201)
  expect(doc).toMatchObject({ width: 1300, height: 700, colour: '#14532d', made: null })
  await expect.poll(() => formatsOf(doc.id), MADE_WITHIN).toEqual(['avif', 'webp', 'jpeg'])
})

test('a picture that was left by a desk that ended is made by the next one', async () => {
  const { id } = await addPicture(desk.payload, {}, [110, 60])
  expect(await formatsOf(id)).toEqual([])
  queue = startImageSizeQueue(desk.payload)
  await expect.poll(() => formatsOf(id), MADE_WITHIN).toEqual(['avif', 'webp'])
})

test('a desk that ends in the middle of a picture leaves it to the next', async () => {
  const { id } = await addPicture(desk.payload, {}, [1000, 600])
  queue = startImageSizeQueue(desk.payload)
  await queue.stop()
  expect(await read(id)).toMatchObject({ made: null, sizesDue: true })
  expect(desk.errors).toEqual([])
  queue = startImageSizeQueue(desk.payload)
  await expect.poll(() => formatsOf(id), MADE_WITHIN).toEqual(['avif', 'webp', 'jpeg'])
})

test('a form that was open meanwhile does not take the sizes back', async () => {
  const claims = { colour: '#ff0000', made: { avif: [9], webp: [], jpeg: [] }, sizesDue: false }
  const data = await pictureBytes(130, 60)
  const { doc } = await send('POST', '', { ...WORDS, ...claims }, data)
  expect(doc).toMatchObject({ colour: '#14532d', made: null, sizesDue: true })
  queue = startImageSizeQueue(desk.payload)
  await expect.poll(() => formatsOf(doc.id), MADE_WITHIN).toEqual(['avif', 'webp'])
  const old = { ...WORDS, colour: null, made: null, sizesDue: true }
  expect((await send('PATCH', `/${doc.id}`, old)).status).toBe(200)
  expect(await read(doc.id)).toMatchObject({ made: { avif: [130] }, sizesDue: false })
})

test('nobody’s picture is refused as it was', async () => {
  const { status } = await send('POST', '', WORDS, await pictureBytes(90, 60), 'none')
  expect(status).toBe(403)
})
