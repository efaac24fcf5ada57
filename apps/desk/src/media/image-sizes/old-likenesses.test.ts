import {
  decodeLikenesses,
  LIKENESS_CROPS,
  LIKENESS_WORDS,
  likenessDistance,
} from '@gaashaan/contract/picture-likeness'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { richText } from '../../collections/posts/rich-text.ts'
import type { Media } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPdf, addPicture, addPost } from '../../testing/documents.ts'
import { addOldLikenesses } from './old-likenesses.ts'

const desk = testDesk()

/** Uploads a picture with something in it. */
async function addDrawing(width: number): Promise<Media> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="400">
    <rect width="100%" height="100%" fill="#9bd"/><rect y="240" width="100%" height="200" fill="#354"/>
    <circle cx="${width / 3}" cy="180" r="90" fill="#fff"/></svg>`
  const data = await sharp(Buffer.from(drawing)).png().toBuffer()
  const file = { data, mimetype: 'image/png', name: 'drawing.png', size: data.byteLength }
  return desk.payload.create({
    collection: 'media',
    data: { altSo: 'Doon', altEn: 'A boat' },
    file,
  })
}

const likenessOf = async (id: number) =>
  (await desk.payload.findByID({ collection: 'media', id })).likeness

const forget = (id: number) =>
  desk.payload.db.updateOne({ collection: 'media', id, data: { likeness: null } })

test('a picture has what it and its parts look like, and a PDF has not', async () => {
  const { likeness } = await addDrawing(500)
  const words = decodeLikenesses(likeness ?? '')
  expect(words).toHaveLength((1 + LIKENESS_CROPS.length) * LIKENESS_WORDS)
  expect((await addPdf(desk.payload)).likeness).toBeNull()
})

test('pictures of older releases get it later, and one that is damaged stops nothing', async () => {
  const [first, damaged] = [await addDrawing(600), await addDrawing(700)]
  for (const { id } of [first, damaged]) await forget(id)
  await desk.media.put(damaged.filename ?? '', Buffer.from('x'))
  const excluded = new Set<string>()
  await addOldLikenesses(desk.payload, { excluded })
  const again = decodeLikenesses((await likenessOf(first.id)) ?? '')
  const whole = decodeLikenesses(first.likeness ?? '').subarray(0, LIKENESS_WORDS)
  expect(likenessDistance(whole, again)).toBeLessThan(16)
  expect(await likenessOf(damaged.id)).toBeNull()
  expect(excluded).toEqual(new Set([damaged.filename]))
  expect(desk.errors).toHaveLength(1)
})

test('the log’s entries come with what their pictures look like', async () => {
  const picture = await addPicture(desk.payload, {}, [700, 500])
  const so = { title: 'Warka', content: richText([{ p: 'Qoraal.' }]), state: 'public' } as const
  await addPost(desk.payload, { so, en: { state: 'draft' }, picture: picture.id })
  const { pictures } = (await desk.data('logEntries', 'index=0')) as {
    pictures: { sha256: string }[]
  }
  expect(pictures).toContainEqual({ sha256: picture.sha256, likeness: picture.likeness })
})
