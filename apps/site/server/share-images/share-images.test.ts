import { PostSchema } from '@gaashaan/contract'
import { postExamples, postPageExamples } from '@gaashaan/contract/examples'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareImageFacts, shareImagePath } from '../../app/share-images/share-image-facts.server.ts'
import '../publications/documents/messages.ts'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { glyphOutlines, readFace, textWidth } from './glyph-outlines.ts'
import { shareImageSvg } from './share-image-svg.ts'
import { titleLines } from './title-lines.ts'

const serif = readFace('source-serif')

const parsePost = (payload: unknown) => v.parse(PostSchema, payload)

let host: FakeApiHost
let site: TestServer['app']
let lines: string[]
let boat: Buffer

/** The share image of a post, and its colours at 120 by 63 pixels. */
async function fetchShareImage(payload: unknown, language: 'SO' | 'EN' = 'SO') {
  const response = await site.inject(shareImagePath(parsePost(payload), language))
  const pixels = await sharp(response.rawPayload).resize(120, 63).removeAlpha().raw().toBuffer()
  return {
    response,
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

test('a share image has the size that networks want, and the post’s picture beside its title', async () => {
  const { response, colourAt } = await fetchShareImage(postExamples.typical)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('image/jpeg')
  const { width, height, format } = await sharp(response.rawPayload).metadata()
  expect([width, height, format]).toEqual([1_200, 630, 'jpeg'])
  expect(response.rawPayload.length).toBeLessThan(300_000)
  const [red = 0, green = 0] = colourAt(115, 30)
  expect([red > 150, green < 40]).toEqual([true, true])
  const [, , blue = 0] = colourAt(2, 40)
  expect(blue).toBeLessThan(70)
})

test('concurrent requests for a share image render it once', async () => {
  const path = shareImagePath(parsePost(postExamples.longTitle), 'SO')
  const responses = await Promise.all([1, 2, 3].map(() => site.inject(path)))
  const again = await site.inject(path)
  const tags = new Set([...responses, again].map(({ headers }) => headers.etag))
  expect(tags.size).toBe(1)
  const headers = { 'if-none-match': String(again.headers.etag) }
  expect((await site.inject({ url: path, headers })).statusCode).toBe(304)
})

test('each language has its own share image', async () => {
  const [somali, english] = [
    await fetchShareImage(postExamples.typical),
    await fetchShareImage(postExamples.typical, 'EN'),
  ]
  expect(somali.response.rawPayload.equals(english.response.rawPayload)).toBe(false)
})

test('a share image has the reference number by which readers ask about its post', () => {
  const drawn = (post: object) => shareImageSvg(shareImageFacts(parsePost(post), 'SO'), true)
  const typical = { ...postExamples.typical, subcategory_name: null }
  const letters = (svg: string) => svg.match(/<path transform/g)?.length ?? 0
  const [short, long] = [drawn({ ...typical, id: 1 }), drawn({ ...typical, id: 123_456 })]
  expect(letters(long) - letters(short)).toBe('23456'.length)
})

test('a post without a picture, or with a broken one, has a share image too', async () => {
  const { response } = await fetchShareImage(postExamples.withoutPicture)
  expect(response.statusCode).toBe(200)
  const original = boat
  boat = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const hostile = await fetchShareImage({ ...postExamples.withMadePicture })
  boat = original
  expect(hostile.response.statusCode).toBe(200)
  expect(lines.some((line) => line.includes('without its picture'))).toBe(true)
})

test('the path of an outdated share image redirects to the current one', async () => {
  const response = await site.inject('/cards/so/101-000000000000.jpg')
  expect(response.statusCode).toBe(302)
  expect(response.headers.location).toBe(shareImagePath(parsePost(postExamples.typical), 'SO'))
})

test.each([
  '/cards/so/999-000000000000.jpg',
  '/cards/fr/101-000000000000.jpg',
  '/cards/so/101.jpg',
  `/cards/so/${postPageExamples.withdrawn.id}-000000000000.jpg`,
])('there is no share image at %s', async (path) => {
  expect((await site.inject(path)).headers['content-type']).toContain('text/html')
})

test('text is drawn with the site’s own fonts, so that a machine without fonts renders the same', () => {
  const outlines = glyphOutlines(serif, 'Gaashaan é', 40, { x: 0, y: 40, fill: '#fff' })
  expect(outlines.match(/<path/g)).toHaveLength(9)
  expect(outlines).not.toContain('<text')
  expect(glyphOutlines(serif, '👋 محمد', 40, { x: 0, y: 40, fill: '#fff' })).not.toContain('<path')
})

test.each([
  ['short', 'Gaashaan', 60, 1],
  ['long', postExamples.longTitle.title, 39, 7],
  ['without spaces', 'A'.repeat(400), 39, 7],
])('a %s title fits the image', (_name, title, size, maxLines) => {
  const fitted = titleLines(serif, title, 650)
  expect(fitted.size).toBe(size)
  expect(fitted.lines.length).toBeLessThanOrEqual(maxLines)
  for (const line of fitted.lines)
    expect(textWidth(serif, line, fitted.size)).toBeLessThanOrEqual(650)
})
