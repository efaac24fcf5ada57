import { handleEndpoints } from 'payload'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { Media } from '../../payload-types.ts'
import { testBucket } from '../../testing/bucket.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPicture, addPost, pictureBytes } from '../../testing/documents.ts'
import { type FaultyBucket, startFaultyBucket } from '../../testing/faulty-bucket.ts'
import { ask, type Person, person } from '../../testing/people.ts'
import { resizePending } from '../image-sizes/resize-pending.ts'
import { logStore } from './log-store.ts'

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

const stored = async () => (await Array.fromAsync(desk.media.list(''))).map(({ name }) => name)

const read = (id: number) =>
  desk.payload.findByID({ collection: 'media', id, disableErrors: true }) as Promise<Media | null>

async function upload(by: Person, data: Buffer, id?: number) {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(data)], 'boat.png', { type: 'image/png' }))
  body.set('_payload', JSON.stringify({ altSo: 'Doon ilaalo ah', altEn: 'A patrol boat' }))
  const request = new Request(`http://desk.example/api/media${id === undefined ? '' : `/${id}`}`, {
    method: id === undefined ? 'POST' : 'PATCH',
    headers: { authorization: `JWT ${by.token}`, cookie: 'payload-lng=so' },
    body,
  })
  const { config, key } = desk
  const answer = await handleEndpoints({ config, request, payloadInstanceCacheKey: key })
  return { status: answer.status, json: await answer.json() }
}

const SOMALI = /^Kaydka faylashu ma jawaabayo\. Waxba lama beddelin/

test('an upload that the bucket refuses is refused, and leaves nothing', async () => {
  const writer = await person(desk, ['writer'])
  bucket.fault = 'refuses'
  const data = await pictureBytes(301, 200)
  const refused = await upload(writer, data)
  expect(refused.status).toBe(503)
  const [{ message, data: told }] = refused.json.errors
  expect(message).toMatch(SOMALI)
  expect(told.errors).toEqual([{ message, path: 'file' }])
  bucket.fault = undefined
  expect(await desk.payload.count({ collection: 'media' })).toEqual({ totalDocs: 0 })
  expect((await upload(writer, data)).status).toBe(201)
})

test('what is answered as taken is in the bucket, and what is refused for its words is not', async () => {
  const before = await stored()
  const { filename } = await addPicture(desk.payload, {}, [302, 200])
  expect(await stored()).toEqual(expect.arrayContaining([...before, filename]))
  await expect(addPicture(desk.payload, { altSo: 'photo' }, [303, 200])).rejects.toThrow()
  expect(await stored()).toHaveLength(before.length + 1)
})

test('a file stays until the one in its place is there', async () => {
  const writer = await person(desk, ['writer'])
  const { id, filename } = await addPicture(desk.payload, {}, [304, 200])
  bucket.fault = 'fails'
  expect((await upload(writer, await pictureBytes(305, 200), id)).status).toBe(503)
  bucket.fault = undefined
  expect((await read(id))?.filename).toBe(filename)
  expect(await stored()).toContain(filename)
  const replaced = await upload(writer, await pictureBytes(305, 200), id)
  expect(replaced.status).toBe(200)
  const names = await stored()
  expect([names.includes(filename ?? ''), names.includes(replaced.json.doc.filename)]).toEqual([
    false,
    true,
  ])
})

test('a file that is replaced by one without words stays as well', async () => {
  const { id, filename } = await addPicture(desk.payload, {}, [306, 200])
  const data = await pictureBytes(307, 200)
  const file = { data, mimetype: 'image/png', name: 'boat.png', size: data.byteLength }
  const update = { collection: 'media', id, data: { altEn: '' }, file } as const
  await expect(desk.payload.update(update)).rejects.toThrow()
  expect(await stored()).toContain(filename)
})

test('a deletion that the bucket refuses is refused, and one that it takes reaches all files', async () => {
  const publisher = await person(desk, ['publisher'])
  const { id, filename } = await addPicture(desk.payload, {}, [200, 120])
  await resizePending(desk.payload)
  bucket.fault = 'refuses'
  expect((await publisher.http('DELETE', `/media/${id}`)).status).toBe(503)
  bucket.fault = undefined
  expect(await read(id)).toMatchObject({ filename })
  expect((await publisher.http('DELETE', `/media/${id}`)).status).toBe(200)
  const base = filename?.replace('.jpg', '') ?? ''
  expect((await stored()).filter((name) => name.startsWith(base))).toEqual([])
})

test('sizes wait for a bucket that is away', async () => {
  const { id } = await addPicture(desk.payload, {}, [110, 60])
  const taken = new Set<string>()
  bucket.fault = 'refuses'
  await expect(resizePending(desk.payload, { taken })).rejects.toThrow(/403/)
  expect([taken.size, (await read(id))?.sizesDue]).toEqual([0, true])
  bucket.fault = undefined
  await resizePending(desk.payload, { taken })
  expect((await read(id))?.made).toMatchObject({ avif: [110] })
})

test('an editor is told of a file that the bucket has lost, and cannot cut it', async () => {
  const writer = await person(desk, ['writer'])
  const { id, filename } = await addPicture(desk.payload, {}, [308, 200])
  const told = async () => (await (await writer.http('GET', `/media/${id}/uses`)).json()).stored
  expect(await told()).toBe(true)
  bucket.fault = 'refuses'
  expect(await told()).toBeNull()
  bucket.fault = undefined
  await desk.media.remove([filename ?? ''])
  expect(await told()).toBe(false)
  const crop = 'uploadEdits[crop][x]=50&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
  const cut = await writer.http('PATCH', `/media/${id}?${crop}&uploadEdits[crop][y]=0`, {})
  expect([cut.status, (await cut.json()).errors[0].message]).toEqual([
    409,
    'The file itself is not in the storage any more. Upload it again.',
  ])
})

test('Payload’s own address of a file gives it to editors, and to nobody else', async () => {
  const writer = await person(desk, ['writer'])
  const { id, filename } = await addPicture(desk.payload, {}, [309, 200])
  await addPost(desk.payload, { picture: id })
  const address = `/media/file/${filename}`
  const answer = await writer.http('GET', address)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect((await answer.arrayBuffer()).byteLength).toBe((await read(id))?.filesize)
  expect((await ask(desk, 'GET', address)).status).toBe(403)
  bucket.fault = 'refuses'
  expect((await writer.http('GET', address)).status).toBe(503)
})

test('a desk says at its start what is wrong with its bucket', async () => {
  await logStore(desk.payload)
  expect(desk.errors).toEqual([])
  bucket.fault = 'refuses'
  await logStore(desk.payload)
  expect(desk.errors).toMatchObject([
    { msg: `The media cannot be used: bucket media at ${bucket.endpoint}: 403` },
  ])
})
