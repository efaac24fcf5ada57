import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { addPicture } from '../../testing/documents.ts'
import { MAX_PIXELS } from '../image-sizes/normalize-picture.ts'
import { readWhole } from '../store/media-store.ts'

const desk = testDesk()

const plain = (width = 90, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#c04000' } })

const upload = (data: Buffer, name = 'photo.jpg', mimetype = 'image/jpeg') =>
  desk.payload.create({
    collection: 'media',
    data: { altSo: 'Midab casaan ah', altEn: 'A red surface' },
    file: { data, mimetype, name, size: data.byteLength },
  })

const readStored = (filename: string | null | undefined) => readWhole(desk.media, filename ?? '')

const countStored = async () => (await Array.fromAsync(desk.media.list(''))).length

/** The left half of a picture is red, the right half blue. */
const halves = () =>
  plain(80, 60).composite([
    {
      input: { create: { width: 40, height: 60, channels: 3, background: 'blue' } },
      left: 40,
      top: 0,
    },
  ])

test.each([
  ['JPEG', (picture: Sharp) => picture.jpeg(), 'image/jpeg'],
  ['PNG', (picture: Sharp) => picture.png(), 'image/png'],
  ['WebP', (picture: Sharp) => picture.webp(), 'image/webp'],
  ['AVIF', (picture: Sharp) => picture.avif({ effort: 0 }), 'image/avif'],
] as const)(
  'a picture in %s is stored as JPEG with its colour',
  async (_name, convert, mimetype) => {
    const media = await upload(await convert(plain()).toBuffer(), 'Some Photo.any', mimetype)
    expect(media).toMatchObject({ mimeType: 'image/jpeg', width: 90, height: 60, sizesDue: true })
    expect(media.filename).toMatch(/^some-photo-[\da-f]{10}(-\d)?\.jpg$/)
    expect(media.colour).toMatch(/^#(bf|c0|c1)[34][\da-f]0[\da-f]$/)
    expect(media.filesize).toBe((await readStored(media.filename))?.byteLength)
  },
)

test('where and with what a picture was taken is not stored', async () => {
  const exif = {
    IFD0: { Make: 'A maker', Software: 'A program' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '2/1 2/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '45/1 20/1 0/1',
    },
  }
  const data = await plain()
    .withExif(exif)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .jpeg()
    .toBuffer()
  expect(await sharp(data).metadata()).toMatchObject({
    exif: expect.any(Buffer),
    xmp: expect.any(Buffer),
  })
  // A wrong name or type makes no difference.
  for (const [name, type] of [
    ['where.jpg', 'image/jpeg'],
    ['where.webp', 'image/webp'],
    ['where.pdf', 'application/pdf'],
  ] as const) {
    const media = await upload(data, name, type)
    const metadata = await sharp(await readStored(media.filename)).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 90 })
    for (const key of ['exif', 'xmp', 'iptc', 'icc'] as const) expect(metadata[key]).toBeUndefined()
  }
})

test('a picture taken on its side is turned upright, as it loses its orientation', async () => {
  // Orientation 6 is a turn by 90 degrees clockwise, which brings the left side to the top.
  const data = await sharp(await halves().png().toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const media = await upload(data)
  expect([media.width, media.height]).toEqual([60, 80])
  const raw = await sharp(await readStored(media.filename))
    .raw()
    .toBuffer()
  const [top = 0, , topBlue = 0] = raw.subarray(0, 3)
  expect(top).toBeGreaterThan(topBlue)
  const [bottom = 0, , bottomBlue = 0] = raw.subarray(-3)
  expect(bottomBlue).toBeGreaterThan(bottom)
})

test('a transparent picture stays transparent, and has no colour to paint behind it', async () => {
  const background = { r: 200, g: 0, b: 0, alpha: 0.5 }
  const transparent = sharp({ create: { width: 90, height: 60, channels: 4, background } })
  const media = await upload(await transparent.webp().toBuffer(), 'mark.webp', 'image/webp')
  expect(media).toMatchObject({ mimeType: 'image/png', colour: null })
  expect(media.filename).toMatch(/\.png$/)
  const solid = await upload(await plain().ensureAlpha().png().toBuffer(), 'solid.png', 'image/png')
  expect(solid).toMatchObject({ mimeType: 'image/jpeg', colour: expect.any(String) })
})

test('a grey picture has a colour too', async () => {
  const media = await upload(await plain().greyscale().jpeg().toBuffer())
  expect(media.colour).toMatch(/^#(..)\1\1$/)
})

test.each([
  [
    [3000, 1500],
    [2400, 1200],
  ],
  [
    [1000, 10_000],
    [800, 8000],
  ],
  [
    [120, 90],
    [120, 90],
  ],
] as const)('a picture of %o pixels is stored with %o', async (size, expected) => {
  const { width, height } = await addPicture(desk.payload, {}, size)
  expect([width, height]).toEqual(expected)
})

test('a picture of too many pixels is refused with a sentence, and nothing is stored', async () => {
  const before = await countStored()
  const [width, height] = [10_000, MAX_PIXELS / 10_000 + 1000]
  const data = await plain(width, height).png({ compressionLevel: 1 }).toBuffer()
  await expect(upload(data, 'large.png', 'image/png')).rejects.toThrow(
    'The picture has 70 million pixels; the most is 60 million.',
  )
  expect(await countStored()).toBe(before)
})

test.each(['png', 'webp', 'jpeg'] as const)(
  'half a %s is refused with a sentence',
  async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const create = { width: 300, height: 200, channels: 3, background: 'black', noise } as const
    const whole = await sharp({ create }).toFormat(format).toBuffer()
    const half = upload(whole.subarray(0, whole.length / 2), `half.${format}`, `image/${format}`)
    await expect(half).rejects.toThrow(/damaged/)
  },
)
