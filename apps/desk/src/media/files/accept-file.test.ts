import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { acceptFile } from './accept-file.ts'

const box = (type: string, ...content: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const PLACE = '+02.0371+045.3438/'
const FILM = 'the film itself'

function mp4(handler = 'vide', isCut = false): Buffer {
  const hdlr = box('hdlr', '\0\0\0\0\0\0\0\0', handler, '\0'.repeat(12))
  const track = box('trak', box('mdia', hdlr), box('udta', box('name', 'A telephone')))
  const place = box('udta', box('\xa9xyz', '\0\x12\x15\xc7', PLACE))
  const file = [
    box('ftyp', 'isom\0\0\0\0'),
    box('moov', box('mvhd', '\0'.repeat(100)), track, place, box('meta', PLACE)),
    box('uuid', '\xbe\x7a\xcf\xcb', PLACE),
    box('mdat', FILM),
  ]
  return Buffer.concat(file).subarray(0, isCut ? -3 : undefined)
}

test('an MP4 loses the place where it was taken, and everything else stays at its offset', async () => {
  const original = mp4()
  const { data, mimetype } = await acceptFile(original)
  expect([mimetype, data.length]).toEqual(['video/mp4', original.length])
  expect(original.includes(PLACE)).toBe(true)
  expect(data.includes(PLACE)).toBe(false)
  expect(data.includes('A telephone')).toBe(false)
  expect(data.indexOf(FILM)).toBe(original.indexOf(FILM))
})

test('an MP4 with a track of measurements or without its end is refused', async () => {
  await expect(acceptFile(mp4('meta'))).rejects.toThrow(/measurements/)
  await expect(acceptFile(mp4('vide', true))).rejects.toThrow(/damaged/)
})

test('a WebM loses its tags, and everything else stays at its offset', async () => {
  const clip = await readFile(
    new URL('../../../sample-content/clips/lighthouse-night.webm', import.meta.url),
  )
  const { data, mimetype } = await acceptFile(clip)
  expect([mimetype, data.length]).toEqual(['video/webm', clip.length])
  const at = clip.indexOf(Buffer.from('1254c367', 'hex'))
  expect(at).toBeGreaterThan(0)
  expect(clip.subarray(at).includes('ENCODER')).toBe(true)
  expect(data.subarray(at).includes('ENCODER')).toBe(false)
  expect(data.subarray(0, at).equals(clip.subarray(0, at))).toBe(true)
  await expect(acceptFile(clip.subarray(0, -100))).rejects.toThrow(/damaged/)
})

test.each([
  ['%PDF-1.7\n<html><script>1</script></html>\n%%EOF', /another kind/],
  ['%PDF-1.7\nPK\x03\x04\n%%EOF', /another kind/],
  [`%PDF-1.7\n%%EOF\nPK\x05\x06${'\0'.repeat(18)}`, /another kind/],
  [`%PDF-1.7\n%%EOF${'\n'.repeat(2_000)}`, /damaged/],
  ['%PDF-1.7\nhalf', /damaged/],
])('the PDF %j is refused', async (text, message) => {
  await expect(acceptFile(Buffer.from(text, 'latin1'))).rejects.toThrow(message)
})

test('a file that is too large is refused with its size and the maximum', async () => {
  const captions = Buffer.concat([Buffer.from('WEBVTT\n'), Buffer.alloc(2 * 1024 * 1024, 10)])
  await expect(acceptFile(captions)).rejects.toMatchObject({
    status: 413,
    message: 'The captions file has 2 MB; the most is 1 MB. Make it smaller and upload it again.',
    reason: { so: expect.stringContaining('1 MB') },
  })
})
