import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Media } from '../../payload-types.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPdf, addPicture } from '../../testing/documents.ts'
import { contentName } from './name-by-content.ts'
import { toPicture } from './to-contract.ts'

const desk = testDesk()

const widths = (media: Media) => toPicture(media, 'EN')?.sizes.map(({ width }) => width)

test('a picture is stored as WebP in every smaller size, and each file exists', async () => {
  const media = await addPicture(desk.payload)
  expect(media).toMatchObject({ mimeType: 'image/webp', width: 1600, height: 900 })
  expect(widths(media)).toEqual([400, 800, 1280])
  const files = readdirSync(join(desk.dataDir, 'media'))
  const picture = toPicture(media, 'SO')
  for (const { url } of [...(picture?.sizes ?? []), { url: picture?.url ?? '' }]) {
    expect(files).toContain(url.replace('/media/', ''))
  }
})

test.each([
  [[1280, 720], 1280, [400, 800]],
  [[400, 300], 400, []],
  [[120, 90], 120, []],
  [[3000, 2000], 2400, [400, 800, 1280]],
] as const)('a picture of %o is %i wide and has the sizes %o', async (size, width, sizes) => {
  const media = await addPicture(desk.payload, {}, size)
  expect([media.width, widths(media)]).toEqual([width, sizes])
})

test('where a picture was taken is not stored', async () => {
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '2/1 2/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(data).metadata()).exif).toBeDefined()
  const media = await desk.payload.create({
    collection: 'media',
    data: { altSo: 'x', altEn: 'x' },
    file: { data, mimetype: 'image/jpeg', name: 'where.jpg', size: data.byteLength },
  })
  for (const name of [media.filename, media.sizes?.w400?.filename]) {
    const stored = readFileSync(join(desk.dataDir, 'media', name ?? ''))
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
  }
})

test('a picture needs its words in both languages, a file needs none', async () => {
  await expect(addPicture(desk.payload, { altSo: '' })).rejects.toThrow(/Somali/)
  await expect(addPicture(desk.payload, { altEn: ' ' })).rejects.toThrow(/English/)
  expect((await addPdf(desk.payload)).mimeType).toBe('application/pdf')
})

test('a page of HTML or a drawing with scripts is refused', async () => {
  for (const [name, mimetype] of [
    ['page.html', 'text/html'],
    ['drawing.svg', 'image/svg+xml'],
    ['page.pdf', 'application/pdf'],
  ] as const) {
    const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    const upload = desk.payload.create({
      collection: 'media',
      data: { altSo: 'x', altEn: 'x' },
      file: { data, mimetype, name, size: data.byteLength },
    })
    await expect(upload).rejects.toThrow()
  }
})

test('a name is plain, and another content has another name', () => {
  const name = (text: string, original = 'Sawir Cusub (1).JPG') =>
    contentName(original, Buffer.from(text))
  expect(name('one')).toMatch(/^sawir-cusub-1-[\da-f]{10}\.jpg$/)
  expect(name('one')).toBe(name('one'))
  expect(name('one')).not.toBe(name('two'))
  expect(name('x', '../../etc/passwd')).toMatch(/^etc-passwd-[\da-f]{10}$/)
  expect(name('x', 'محمد.png')).toMatch(/^file-[\da-f]{10}\.png$/)
})
