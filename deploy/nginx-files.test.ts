import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { send, startProxied } from './proxied.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const MIB = 1_048_576

/** Sends bytes whole, or the range of the request (RFC 9110 §14). */
function sendRange({ headers }: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  if (from === undefined) return void response.end(bytes)
  const last = Math.min(Number(to), bytes.length - 1)
  response.writeHead(206, { 'content-range': `bytes ${from}-${last}/${bytes.length}` })
  response.end(bytes.subarray(Number(from), last + 1))
}

/** Responds with a file, as the site does. */
function file(bytes: Buffer): RequestListener {
  return (request, response) => {
    response.setHeader('Cache-Control', FOR_EVER)
    response.setHeader('Accept-Ranges', 'bytes')
    response.setHeader('ETag', '"video"')
    response.setHeader('Content-Type', 'video/webm')
    sendRange(request, response, bytes)
  }
}

test('a range of a long video requests its own slices, once', async () => {
  const video = randomBytes(5 * MIB + 1_000)
  const { get, site } = await startProxied(file(video))
  const range = { range: `bytes=${2 * MIB - 10}-${2 * MIB + 9}` }
  for (const response of [
    await get('/media/clip.webm', range),
    await get('/media/clip.webm', range),
  ]) {
    expect(response.status).toBe(206)
    expect(response.headers['content-range']).toBe(
      `bytes ${2 * MIB - 10}-${2 * MIB + 9}/${video.length}`,
    )
    expect(response.body.equals(video.subarray(2 * MIB - 10, 2 * MIB + 10))).toBe(true)
  }
  expect(site.requests.map(({ headers }) => headers.range)).toEqual([
    `bytes=${MIB}-${2 * MIB - 1}`,
    `bytes=${2 * MIB}-${3 * MIB - 1}`,
  ])
})

test('a long video is the same whole, from its start, and by its end', async () => {
  const video = randomBytes(2 * MIB + 1_000)
  const { get } = await startProxied(file(video))
  const whole = await get('/media/clip.webm')
  expect(whole).toMatchObject({
    status: 200,
    headers: { 'content-length': String(video.length), 'cache-control': FOR_EVER },
  })
  expect(whole.body.equals(video)).toBe(true)
  const open = await get('/media/clip.webm', { range: 'bytes=0-' })
  expect(open.status).toBe(206)
  expect(open.body.equals(video)).toBe(true)
  const end = await get('/media/clip.webm', { range: 'bytes=-100' })
  expect(end.body.equals(video.subarray(-100))).toBe(true)
})

test('a short picture is cached for all readers, and can be revalidated by its ETag', async () => {
  const { proxy, get, site } = await startProxied(file(Buffer.from('picture')))
  const first = await get('/media/boat.webp?v=1', {
    cookie: 'language=EN',
    'accept-encoding': 'br',
  })
  expect(first).toMatchObject({ status: 200, text: 'picture' })
  expect(await get('/media/boat.webp')).toMatchObject({ status: 200, text: 'picture' })
  expect((await get('/media/boat.webp', { 'if-none-match': '"video"' })).status).toBe(304)
  const head = await send(`${proxy.url}/media/boat.webp`, { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-length': '7' } })
  expect(site.requestLines).toEqual(['GET /media/boat.webp'])
})

test('a range outside a file is refused', async () => {
  const { get } = await startProxied(file(Buffer.from('picture')))
  expect((await get('/media/boat.webp', { range: 'bytes=100-200' })).status).toBe(416)
})

test('a file of a host without ranges is passed on whole', async () => {
  const { get } = await startProxied((_request, response) => {
    response.writeHead(200, { 'cache-control': FOR_EVER }).end('picture')
  })
  expect(await get('/media/boat.webp')).toMatchObject({ status: 200, text: 'picture' })
  expect((await get('/media/boat.webp')).text).toBe('picture')
})

test('a script is cached for all readers, once for each encoding', async () => {
  const { get, site } = await startProxied(({ headers }, response) => {
    response.setHeader('Cache-Control', FOR_EVER)
    response.setHeader('Vary', 'Accept-Encoding')
    response.end(String(headers['accept-encoding'] ?? 'identity'))
  })
  for (const cookie of ['language=EN', 'language=SO']) {
    const response = await get('/assets/app-1a2b.js?x', { cookie, 'accept-encoding': 'gzip, br' })
    expect(response).toMatchObject({ text: 'br', headers: { 'cache-control': FOR_EVER } })
    expect((await get('/assets/app-1a2b.js', { cookie })).text).toBe('identity')
  }
  expect(site.requestLines).toEqual(['GET /assets/app-1a2b.js', 'GET /assets/app-1a2b.js'])
})

test('a file is revalidated each second without being sent again, until it is private', async () => {
  const bytes = randomBytes(MIB + 1_000)
  let isPublic = true
  const sentRanges: (string | undefined)[] = []
  const { get } = await startProxied((request, response) => {
    if (!isPublic) return void response.writeHead(404, { 'cache-control': 'no-store' }).end()
    response.setHeader('Cache-Control', 'public, max-age=604800, s-maxage=1, immutable')
    response.setHeader('ETag', '"film"')
    if (request.headers['if-none-match'] === '"film"') return void response.writeHead(304).end()
    sentRanges.push(request.headers.range)
    sendRange(request, response, bytes)
  })
  expect((await get('/media/film.webm')).body.equals(bytes)).toBe(true)
  await sleep(2_100)
  expect((await get('/media/film.webm')).body.equals(bytes)).toBe(true)
  expect(sentRanges).toHaveLength(2)
  isPublic = false
  await expect
    .poll(async () => (await get('/media/film.webm')).status, { timeout: 30_000 })
    .toBe(404)
})

test('a file of a preview is requested each time and cached for nobody', async () => {
  const { get, site } = await startProxied(({ url }, response) => {
    response.setHeader('Cache-Control', FOR_EVER)
    if (!url?.endsWith('?preview=abc')) response.statusCode = 404
    response.end('draft')
  })
  expect((await get('/media/boat.webp?x=1&preview=abc')).text).toBe('draft')
  expect((await get('/media/boat.webp?preview=abc')).text).toBe('draft')
  expect((await get('/media/boat.webp')).status).toBe(404)
  expect(site.requestLines).toHaveLength(3)
})
