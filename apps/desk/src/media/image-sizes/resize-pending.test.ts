import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { toPicture } from '../../collections/media/to-contract.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPdf, addPicture, pictureBytes } from '../../testing/documents.ts'
import { readWhole } from '../store/media-store.ts'
import { listVariantFiles } from './file-names.ts'
import { resizePending } from './resize-pending.ts'

const desk = testDesk()

beforeEach(async () => {
  await desk.payload.delete({ collection: 'media', where: {} })
  desk.errors.length = 0
})

const variantsOf = (filename: string | null | undefined) =>
  listVariantFiles(desk.media, filename ?? '')
const read = (id: number) => desk.payload.findByID({ collection: 'media', id })
const version = async () => ((await desk.data('contentVersion')) as { version: string }).version

test('every variant in a call exists, in its width and format', async () => {
  const { id, filename } = await addPicture(desk.payload, {}, [700, 400])
  expect(toPicture(await read(id), 'EN')).toMatchObject({ width: 700, sizes: [] })
  await resizePending(desk.payload)
  const picture = toPicture(await read(id), 'EN')
  expect(picture).toMatchObject({ url: `/media/${filename}`, colour: '#14532d' })
  const all = [160, 240, 360, 480, 640, 700]
  const widthsIn = (format: string) =>
    picture?.sizes.filter((size) => size.format === format).map(({ width }) => width)
  expect(['avif', 'webp', 'jpeg'].map(widthsIn)).toEqual([all, all, [640]])
  for (const { url, width, format } of picture?.sizes ?? []) {
    const metadata = await sharp(await readWhole(desk.media, url.replace('/media/', ''))).metadata()
    expect([metadata.width, metadata.format]).toEqual([width, format === 'avif' ? 'heif' : format])
    expect(metadata.exif).toBeUndefined()
  }
  expect(await variantsOf(filename)).toHaveLength(13)
})

test('the content version changes when the variants of a picture exist, and only then', async () => {
  await addPicture(desk.payload, {}, [100, 60])
  const before = await version()
  await resizePending(desk.payload)
  const after = await version()
  expect(after).not.toBe(before)
  await resizePending(desk.payload)
  expect(await version()).toBe(after)
})

test('a picture that fails is logged, stays due, and does not stop the others', async () => {
  const good = await addPicture(desk.payload, {}, [100, 60])
  const lost = await addPicture(desk.payload, {}, [101, 60])
  await desk.media.remove([lost.filename ?? ''])
  await resizePending(desk.payload)
  expect(desk.errors).toMatchObject([{ msg: `The sizes of ${lost.filename} were not made` }])
  expect((await read(lost.id)).sizesDue).toBe(true)
  expect((await read(good.id)).made).toMatchObject({ avif: [100] })
})

test('concurrent work resizes each picture once', async () => {
  for (const width of [100, 101, 102]) await addPicture(desk.payload, {}, [width, 60])
  await resizePending(desk.payload, { concurrency: 2 })
  const { docs } = await desk.payload.find({ collection: 'media', sort: 'id' })
  expect(docs.map(({ made }) => made)).toEqual(
    [100, 101, 102].map((width) => ({ avif: [width], webp: [width], jpeg: [] })),
  )
  expect(desk.errors).toEqual([])
})

test('a file that is no picture has no variants', async () => {
  const { id, filename } = await addPdf(desk.payload)
  await resizePending(desk.payload)
  expect(await read(id)).toMatchObject({ made: null, colour: null, sizesDue: false })
  expect(await variantsOf(filename)).toEqual([])
})

test('a picture is deleted with all its variants', async () => {
  const other = await addPicture(desk.payload, {}, [100, 60])
  const { id, filename } = await addPicture(desk.payload, {}, [200, 120])
  await resizePending(desk.payload)
  await resizePending(desk.payload)
  expect(await variantsOf(filename)).not.toEqual([])
  await desk.payload.delete({ collection: 'media', id })
  const names = (await Array.fromAsync(desk.media.list(''))).map(({ name }) => name)
  const otherFiles = [other.filename, ...(await variantsOf(other.filename))]
  expect(names.sort()).toEqual(otherFiles.sort())
})

test('a picture that replaces another gets its own variants, and the old ones are removed', async () => {
  const { id, filename } = await addPicture(desk.payload, {}, [200, 120])
  await resizePending(desk.payload)
  const data = await pictureBytes(120, 80)
  const file = { data, mimetype: 'image/png', name: 'other.png', size: data.byteLength }
  const replaced = await desk.payload.update({ collection: 'media', id, data: {}, file })
  expect(replaced).toMatchObject({ width: 120, made: null, sizesDue: true })
  expect(await variantsOf(filename)).toEqual([])
  expect(await desk.media.stat(filename ?? '')).toBeUndefined()
  await resizePending(desk.payload)
  expect((await read(id)).made).toMatchObject({ avif: [120] })
})

test('a changed text of a picture leaves its variants as they are', async () => {
  const { id } = await addPicture(desk.payload, {}, [100, 60])
  await resizePending(desk.payload)
  const { made } = await read(id)
  const changed = await desk.payload.update({ collection: 'media', id, data: { altEn: 'A boat' } })
  expect(changed).toMatchObject({ made, sizesDue: false, altEn: 'A boat' })
})
