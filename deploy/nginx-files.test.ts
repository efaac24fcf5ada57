import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ask, type Listener, startProxied } from './proxied.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const MIB = 1_048_576

/** Answers a file whole or the part asked for, as the site does (RFC 9110 §14). */
function file(bytes: Buffer): Listener {
  return ({ headers }, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    response.setHeader('Cache-Control', FOR_EVER)
    response.setHeader('Accept-Ranges', 'bytes')
    response.setHeader('ETag', '"video"')
    response.setHeader('Content-Type', 'video/webm')
    if (from === undefined) return void response.end(bytes)
    const last = Math.min(Number(to), bytes.length - 1)
    response.statusCode = 206
    response.setHeader('Content-Range', `bytes ${from}-${last}/${bytes.length}`)
    response.end(bytes.subarray(Number(from), last + 1))
  }
}

test('a range of a long video costs its own slices, once', async () => {
  const video = randomBytes(5 * MIB + 1_000)
  const { get, site } = await startProxied(file(video))
  const range = { range: `bytes=${2 * MIB - 10}-${2 * MIB + 9}` }
  for (const got of [await get('/media/clip.webm', range), await get('/media/clip.webm', range)]) {
    expect(got.status).toBe(206)
    expect(got.headers['content-range']).toBe(
      `bytes ${2 * MIB - 10}-${2 * MIB + 9}/${video.length}`,
    )
    expect(got.body.equals(video.subarray(2 * MIB - 10, 2 * MIB + 10))).toBe(true)
  }
  expect(site.requests.map(({ headers }) => headers.range)).toEqual([
    `bytes=${MIB}-${2 * MIB - 1}`,
    `bytes=${2 * MIB}-${3 * MIB - 1}`,
  ])
})

test('a long video is the same whole, from its start on, and by its end', async () => {
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

test('a short picture is kept for all readers, and may be asked by its tag', async () => {
  const { proxy, get, site } = await startProxied(file(Buffer.from('picture')))
  const first = await get('/media/boat.webp?v=1', {
    cookie: 'language=EN',
    'accept-encoding': 'br',
  })
  expect(first).toMatchObject({ status: 200, text: 'picture' })
  expect(await get('/media/boat.webp')).toMatchObject({ status: 200, text: 'picture' })
  expect((await get('/media/boat.webp', { 'if-none-match': '"video"' })).status).toBe(304)
  const head = await ask(`${proxy.url}/media/boat.webp`, { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-length': '7' } })
  expect(site.asked).toEqual(['GET /media/boat.webp'])
})

test('a range outside a file is refused', async () => {
  const { get } = await startProxied(file(Buffer.from('picture')))
  expect((await get('/media/boat.webp', { range: 'bytes=100-200' })).status).toBe(416)
})

test('a file of a host that knows no ranges is passed on whole', async () => {
  const { get } = await startProxied((_request, response) => {
    response.writeHead(200, { 'cache-control': FOR_EVER }).end('picture')
  })
  expect(await get('/media/boat.webp')).toMatchObject({ status: 200, text: 'picture' })
  expect((await get('/media/boat.webp')).text).toBe('picture')
})

test('a script is kept for all readers, once for each encoding', async () => {
  const { get, site } = await startProxied(({ headers }, response) => {
    response.setHeader('Cache-Control', FOR_EVER)
    response.setHeader('Vary', 'Accept-Encoding')
    response.end(String(headers['accept-encoding'] ?? 'identity'))
  })
  for (const cookie of ['language=EN', 'language=SO']) {
    const got = await get('/assets/app-1a2b.js?x', { cookie, 'accept-encoding': 'gzip, br' })
    expect(got).toMatchObject({ text: 'br', headers: { 'cache-control': FOR_EVER } })
    expect((await get('/assets/app-1a2b.js', { cookie })).text).toBe('identity')
  }
  expect(site.asked).toEqual(['GET /assets/app-1a2b.js', 'GET /assets/app-1a2b.js'])
})

test('a file is asked about each second without being sent again, until it is private', async () => {
  const bytes = randomBytes(MIB + 1_000)
  let isPublic = true
  const sent: (string | undefined)[] = []
  const { get } = await startProxied((request, response) => {
    if (!isPublic) return void response.writeHead(404, { 'cache-control': 'no-store' }).end()
    response.setHeader('Cache-Control', 'public, max-age=604800, s-maxage=1, immutable')
    response.setHeader('ETag', '"film"')
    if (request.headers['if-none-match'] === '"film"') return void response.writeHead(304).end()
    sent.push(request.headers.range)
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const last = Math.min(Number(to), bytes.length - 1)
    response.writeHead(206, { 'content-range': `bytes ${from}-${last}/${bytes.length}` })
    response.end(bytes.subarray(Number(from), last + 1))
  })
  expect((await get('/media/film.webm')).body.equals(bytes)).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  expect((await get('/media/film.webm')).body.equals(bytes)).toBe(true)
  expect(sent).toHaveLength(2)
  isPublic = false
  await expect
    .poll(async () => (await get('/media/film.webm')).status, { timeout: 3_000 })
    .toBe(404)
})

test('a file for the holder of a preview’s link is asked for each time and kept for nobody', async () => {
  const { get, site } = await startProxied(({ url }, response) => {
    response.setHeader('Cache-Control', FOR_EVER)
    if (!url?.endsWith('?preview=abc')) response.statusCode = 404
    response.end('draft')
  })
  expect((await get('/media/boat.webp?x=1&preview=abc')).text).toBe('draft')
  expect((await get('/media/boat.webp?preview=abc')).text).toBe('draft')
  expect((await get('/media/boat.webp')).status).toBe(404)
  expect(site.asked).toHaveLength(3)
})
