import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer, statusOfRawPath } from '../testing/test-server.ts'
import { parseImageVariantPath } from './image-variant-path.ts'

const ADDRESS = '/media/~/-/uploads/boat.jpg/360.avif'

let host: FakeApiHost
let folder: string
let whole: Buffer
const open: FastifyInstance[] = []
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-made-'))
  whole = await sharp({
    create: { width: 800, height: 450, channels: 3, background: '#8b9fa2' },
  })
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .jpeg()
    .toBuffer()
  host = await startFakeApiHost((_request, response) => {
    response.writeHead(200, {
      'content-type': 'image/jpeg',
      'content-length': whole.length,
      'cache-control': 'public, max-age=3600',
      etag: '"whole"',
    })
    response.end(whole)
  })
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()))
  await host.close()
  // Something may still be on its way to the disk.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

async function server() {
  const made = await createTestServer({ API_BASE_URL: host.base, CACHE_DIR: folder })
  open.push(made.app)
  return made
}

/** Asks until the picture is made, as readers do one after the other. */
function whenMade(app: FastifyInstance, address = ADDRESS) {
  return vi.waitFor(
    async () => {
      const got = await app.inject(address)
      expect(got.headers['cache-control']).not.toBe('no-store')
      return got
    },
    { timeout: 20_000, interval: 100 },
  )
}

test('a picture of another host is whole at first, and made for whoever asks next', async () => {
  const { app } = await server()
  const first = await app.inject(ADDRESS)
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  expect(first.rawPayload.equals(whole)).toBe(true)
  const made = await whenMade(app)
  expect(made.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=3600',
    'content-disposition': 'inline; filename="boat.avif"',
  })
  const { format, width, exif } = await sharp(made.rawPayload).metadata()
  expect([format, width, exif]).toEqual(['heif', 360, undefined])
  expect(host.asked).toEqual(['GET /uploads/boat.jpg'])
  const known = await app.inject({
    url: ADDRESS,
    headers: { 'if-none-match': String(made.headers.etag) },
  })
  expect(known.statusCode).toBe(304)
})

test('a made picture outlives the site and its host', async () => {
  await whenMade((await server()).app, ADDRESS.replace('.avif', '.webp'))
  const { base } = host
  await host.close()
  const { app } = await createTestServer({ API_BASE_URL: base, CACHE_DIR: folder })
  open.push(app)
  const got = await vi.waitFor(async () => {
    const answer = await app.inject(ADDRESS.replace('.avif', '.webp'))
    expect(answer.headers['content-type']).toBe('image/webp')
    return answer
  })
  expect((await sharp(got.rawPayload).metadata()).width).toBe(360)
})

test('a picture is never made wider than it is', async () => {
  const { app } = await server()
  const made = await whenMade(app, ADDRESS.replace('360', '1280'))
  expect((await sharp(made.rawPayload).metadata()).width).toBe(800)
})

test('what is no picture stays as it came, with one warning', async () => {
  whole = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const { app, lines } = await server()
  await app.inject(ADDRESS)
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 20_000 })
  expect(lines[0]).toMatch(
    /^\/uploads\/boat\.jpg is not made 360 px wide: .*unsupported image format/,
  )
  expect((await app.inject(ADDRESS)).rawPayload.equals(whole)).toBe(true)
})

test.each([
  '/media/~/-/uploads/boat.jpg/361.avif',
  '/media/~/-/uploads/boat.jpg/360.png',
  '/media/~/-/uploads/boat.jpg/99999.avif',
  '/media/~/-/api/users/360.avif',
  '/media/~/-/../api/users/360.avif',
  '/media/~/~/boat.jpg/360.avif/360.avif',
  '/media/~/http://127.0.0.1/a.jpg/360.avif',
  '/media/~/boat.jpg',
])('%s is never made', async (address) => {
  expect(parseImageVariantPath(address)).toBeUndefined()
  expect(await statusOfRawPath((await server()).app, address)).toBe(404)
  expect(host.asked).toEqual([])
})
