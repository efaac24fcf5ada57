import { afterAll, afterEach, expect, test } from 'vitest'
import type { Media } from '../../payload-types.ts'
import { testBucket } from '../../testing/bucket.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPicture, addPost, pictureBytes } from '../../testing/documents.ts'
import { type FaultyBucket, startFaultyBucket } from '../../testing/faulty-bucket.ts'
import { createPerson, fetchDesk, type Person, sendRequest } from '../../testing/people.ts'
import { resizePending } from '../image-sizes/resize-pending.ts'
import { logStore } from './assert-desk-store.ts'

let bucket: FaultyBucket

const desk = testDesk(undefined, async () => {
  bucket = await startFaultyBucket()
  return { media: { kind: 's3', ...testBucket(bucket.endpoint, 'desk/') } }
})

afterEach(() => {
  bucket.fault = undefined
  desk.errors.length = 0
})

afterAll(() => bucket.stop())

const storedNames = async () => (await Array.fromAsync(desk.media.list(''))).map(({ name }) => name)

const read = (id: number) =>
  desk.payload.findByID({ collection: 'media', id, disableErrors: true }) as Promise<Media | null>

async function upload(by: Person, data: Buffer, id?: number) {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(data)], 'boat.png', { type: 'image/png' }))
  body.set('_payload', JSON.stringify({ altSo: 'Doon ilaalo ah', altEn: 'A patrol boat' }))
  const response = await fetchDesk(desk, id === undefined ? '/media' : `/media/${id}`, {
    method: id === undefined ? 'POST' : 'PATCH',
    headers: { authorization: `JWT ${by.token}`, cookie: 'payload-lng=so' },
    body,
  })
  return { status: response.status, json: await response.json() }
}

const SOMALI = /^Kaydka faylashu ma jawaabayo\. Waxba lama beddelin/

test('an upload that the bucket refuses is refused, and leaves no document', async () => {
  const writer = await createPerson(desk, ['writer'])
  bucket.fault = 'refuses'
  const data = await pictureBytes(301, 200)
  const refused = await upload(writer, data)
  expect(refused.status).toBe(503)
  const [{ message, data: errorData }] = refused.json.errors
  expect(message).toMatch(SOMALI)
  expect(errorData.errors).toEqual([{ message, path: 'file' }])
  bucket.fault = undefined
  expect(await desk.payload.count({ collection: 'media' })).toEqual({ totalDocs: 0 })
  expect((await upload(writer, data)).status).toBe(201)
})

test('an accepted upload is in the bucket, and one with a refused text is not', async () => {
  const before = await storedNames()
  const { filename } = await addPicture(desk.payload, {}, [302, 200])
  expect(await storedNames()).toEqual(expect.arrayContaining([...before, filename]))
  await expect(addPicture(desk.payload, { altSo: 'photo' }, [303, 200])).rejects.toThrow()
  expect(await storedNames()).toHaveLength(before.length + 1)
})

test('a file stays until the one that replaces it is stored', async () => {
  const writer = await createPerson(desk, ['writer'])
  const { id, filename } = await addPicture(desk.payload, {}, [304, 200])
  bucket.fault = 'fails'
  expect((await upload(writer, await pictureBytes(305, 200), id)).status).toBe(503)
  bucket.fault = undefined
  expect((await read(id))?.filename).toBe(filename)
  expect(await storedNames()).toContain(filename)
  const replaced = await upload(writer, await pictureBytes(305, 200), id)
  expect(replaced.status).toBe(200)
  const names = await storedNames()
  expect([names.includes(filename ?? ''), names.includes(replaced.json.doc.filename)]).toEqual([
    false,
    true,
  ])
})

test('a file stays when the upload that would replace it lacks a text', async () => {
  const { id, filename } = await addPicture(desk.payload, {}, [306, 200])
  const data = await pictureBytes(307, 200)
  const file = { data, mimetype: 'image/png', name: 'boat.png', size: data.byteLength }
  const update = { collection: 'media', id, data: { altEn: '' }, file } as const
  await expect(desk.payload.update(update)).rejects.toThrow()
  expect(await storedNames()).toContain(filename)
})

test('a deletion that the bucket refuses is refused, and an accepted one removes all files', async () => {
  const publisher = await createPerson(desk, ['publisher'])
  const { id, filename } = await addPicture(desk.payload, {}, [200, 120])
  await resizePending(desk.payload)
  bucket.fault = 'refuses'
  expect((await publisher.http('DELETE', `/media/${id}`)).status).toBe(503)
  bucket.fault = undefined
  expect(await read(id)).toMatchObject({ filename })
  expect((await publisher.http('DELETE', `/media/${id}`)).status).toBe(200)
  const base = filename?.replace('.jpg', '') ?? ''
  expect((await storedNames()).filter((name) => name.startsWith(base))).toEqual([])
})

test('variants wait for a bucket that is unavailable', async () => {
  const { id } = await addPicture(desk.payload, {}, [110, 60])
  const excluded = new Set<string>()
  bucket.fault = 'refuses'
  await expect(resizePending(desk.payload, { excluded })).rejects.toThrow(/403/)
  expect([excluded.size, (await read(id))?.sizesDue]).toEqual([0, true])
  bucket.fault = undefined
  await resizePending(desk.payload, { excluded })
  expect((await read(id))?.made).toMatchObject({ avif: [110] })
})

test('an editor learns that the bucket has lost a file, and cannot crop it', async () => {
  const writer = await createPerson(desk, ['writer'])
  const { id, filename } = await addPicture(desk.payload, {}, [308, 200])
  const isStored = async () => (await (await writer.http('GET', `/media/${id}/uses`)).json()).stored
  expect(await isStored()).toBe(true)
  bucket.fault = 'refuses'
  expect(await isStored()).toBeNull()
  bucket.fault = undefined
  await desk.media.remove([filename ?? ''])
  expect(await isStored()).toBe(false)
  const crop = 'uploadEdits[crop][x]=50&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
  const cropped = await writer.http('PATCH', `/media/${id}?${crop}&uploadEdits[crop][y]=0`, {})
  expect([cropped.status, (await cropped.json()).errors[0].message]).toEqual([
    409,
    'The file itself is not in the storage any more. Upload it again.',
  ])
})

test('Payload’s own path of a file is for editors only', async () => {
  const writer = await createPerson(desk, ['writer'])
  const { id, filename } = await addPicture(desk.payload, {}, [309, 200])
  await addPost(desk.payload, { picture: id })
  const path = `/media/file/${filename}`
  const response = await writer.http('GET', path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'private, no-store',
  ])
  expect((await response.arrayBuffer()).byteLength).toBe((await read(id))?.filesize)
  expect((await sendRequest(desk, 'GET', path)).status).toBe(403)
  bucket.fault = 'refuses'
  expect((await writer.http('GET', path)).status).toBe(503)
})

test('a desk logs at its start what is wrong with its bucket', async () => {
  await logStore(desk.payload)
  expect(desk.errors).toEqual([])
  bucket.fault = 'refuses'
  await logStore(desk.payload)
  expect(desk.errors).toMatchObject([
    { msg: `The media cannot be used: bucket media at ${bucket.endpoint}: 403` },
  ])
})
