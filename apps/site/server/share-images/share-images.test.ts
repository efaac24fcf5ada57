import { PostSchema } from '@gaashaan/contract'
import { postExamples, postPageExamples } from '@gaashaan/contract/examples'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareImagePath } from '../../app/share-images/share-image-facts.server.ts'
import '../publications/documents/messages.ts'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { glyphOutlines, readFace, widthOf } from './glyph-outlines.ts'
import { titleLines } from './title-lines.ts'

const serif = readFace('source-serif')

const read = (payload: unknown) => v.parse(PostSchema, payload)

let host: FakeApiHost
let site: TestServer['app']
let lines: string[]
let boat: Buffer

/** A card of a post, and its pixels as a small picture. */
async function cardOf(payload: unknown, language: 'SO' | 'EN' = 'SO') {
  const answer = await site.inject(shareImagePath(read(payload), language))
  const pixels = await sharp(answer.rawPayload).resize(120, 63).removeAlpha().raw().toBuffer()
  return {
    answer,
    colourAt: (x: number, y: number) => [...pixels.subarray((y * 120 + x) * 3).subarray(0, 3)],
  }
}

beforeAll(async () => {
  const red = { create: { width: 1600, height: 900, channels: 3, background: '#c00000' } } as const
  boat = await sharp(red).webp().toBuffer()
  const posts = [...Object.values(postExamples), ...Object.values(postPageExamples)]
  host = await startFakeApiHost((request, response) => {
    if (request.url?.startsWith('/media/')) {
      response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'max-age=60' })
      return response.end(boat)
    }
    const id = Number(/\/public\/(\d+)\?/.exec(request.url ?? '')?.[1])
    const data = posts.find((post) => post.id === id)
    jsonResponse(data ? { success: true, data } : {}, data ? 200 : 404)(request, response)
  })
  const server = await createTestServer({ API_BASE_URL: host.base })
  site = server.app
  lines = server.lines
})

afterAll(async () => {
  await site.close()
  await host.close()
})

test('a card has the size that networks ask for, and the post’s picture beside its title', async () => {
  const { answer, colourAt } = await cardOf(postExamples.typical)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/jpeg')
  const { width, height, format } = await sharp(answer.rawPayload).metadata()
  expect([width, height, format]).toEqual([1_200, 630, 'jpeg'])
  expect(answer.rawPayload.length).toBeLessThan(300_000)
  const [red = 0, green = 0] = colourAt(115, 30)
  expect([red > 150, green < 40]).toEqual([true, true])
  const [, , blue = 0] = colourAt(2, 40)
  expect(blue).toBeLessThan(70)
})

test('a card is drawn once, however many ask', async () => {
  const address = shareImagePath(read(postExamples.longTitle), 'SO')
  const answers = await Promise.all([1, 2, 3].map(() => site.inject(address)))
  const again = await site.inject(address)
  const tags = new Set([...answers, again].map(({ headers }) => headers.etag))
  expect(tags.size).toBe(1)
  const known = { 'if-none-match': String(again.headers.etag) }
  expect((await site.inject({ url: address, headers: known })).statusCode).toBe(304)
})

test('each language has a card of its own', async () => {
  const [somali, english] = [
    await cardOf(postExamples.typical),
    await cardOf(postExamples.typical, 'EN'),
  ]
  expect(somali.answer.rawPayload.equals(english.answer.rawPayload)).toBe(false)
})

test('a post without a picture, and one whose picture cannot be read, have a card too', async () => {
  const { answer } = await cardOf(postExamples.withoutPicture)
  expect(answer.statusCode).toBe(200)
  const whole = boat
  boat = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const hostile = await cardOf({ ...postExamples.withMadePicture })
  boat = whole
  expect(hostile.answer.statusCode).toBe(200)
  expect(lines.some((line) => line.includes('without its picture'))).toBe(true)
})

test('an older address of a card leads to the card as it is now', async () => {
  const answer = await site.inject('/cards/so/101-000000000000.jpg')
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe(shareImagePath(read(postExamples.typical), 'SO'))
})

test.each([
  '/cards/so/999-000000000000.jpg',
  '/cards/fr/101-000000000000.jpg',
  '/cards/so/101.jpg',
  `/cards/so/${postPageExamples.withdrawn.id}-000000000000.jpg`,
])('there is no card at %s', async (path) => {
  expect((await site.inject(path)).headers['content-type']).toContain('text/html')
})

test('letters are outlines of the site’s own fonts: a machine without fonts draws the same', () => {
  const drawn = glyphOutlines(serif, 'Gaashaan é', 40, { x: 0, y: 40, fill: '#fff' })
  expect(drawn.match(/<path/g)).toHaveLength(9)
  expect(drawn).not.toContain('<text')
  expect(glyphOutlines(serif, '👋 محمد', 40, { x: 0, y: 40, fill: '#fff' })).not.toContain('<path')
})

test.each([
  ['short', 'Gaashaan', 60, 1],
  ['long', postExamples.longTitle.title, 39, 7],
  ['without spaces', 'A'.repeat(400), 39, 7],
])('a %s title fits its place', (_name, title, size, most) => {
  const set = titleLines(serif, title, 650)
  expect(set.size).toBe(size)
  expect(set.lines.length).toBeLessThanOrEqual(most)
  for (const line of set.lines) expect(widthOf(serif, line, set.size)).toBeLessThanOrEqual(650)
})
