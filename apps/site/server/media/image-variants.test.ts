import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer, statusOfRawPath } from '../testing/test-server.ts'
import { parseImageVariantPath } from './image-variant-path.ts'

const VARIANT = '/media/~/-/uploads/boat.jpg/360.avif'

let host: FakeApiHost
let folder: string
let original: Buffer
const apps: FastifyInstance[] = []
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-made-'))
  original = await sharp({
    create: { width: 800, height: 450, channels: 3, background: '#8b9fa2' },
  })
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .jpeg()
    .toBuffer()
  host = await startFakeApiHost((_request, response) => {
    response.writeHead(200, {
      'content-type': 'image/jpeg',
      'content-length': original.length,
      'cache-control': 'public, max-age=3600',
      etag: '"whole"',
    })
    response.end(original)
  })
})
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()))
  await host.close()
  // A file may still be being written to the disk.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

async function server() {
  const server = await createTestServer({ API_BASE_URL: host.base, CACHE_DIR: folder })
  apps.push(server.app)
  return server
}

/** Requests a variant until it is made. */
function waitForVariant(app: FastifyInstance, path = VARIANT) {
  return vi.waitFor(
    async () => {
      const response = await app.inject(path)
      expect(response.headers['cache-control']).not.toBe('no-store')
      return response
    },
    { timeout: 20_000, interval: 100 },
  )
}

test('the first request gets the original image, and later ones the variant', async () => {
  const { app } = await server()
  const first = await app.inject(VARIANT)
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  expect(first.rawPayload.equals(original)).toBe(true)
  const variant = await waitForVariant(app)
  expect(variant.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=3600',
    'content-disposition': 'inline; filename="boat.avif"',
  })
  const { format, width, exif } = await sharp(variant.rawPayload).metadata()
  expect([format, width, exif]).toEqual(['heif', 360, undefined])
  expect(host.requestLines).toEqual(['GET /uploads/boat.jpg'])
  const headers = { 'if-none-match': String(variant.headers.etag) }
  expect((await app.inject({ url: VARIANT, headers })).statusCode).toBe(304)
})

test('a variant outlives the process and the host', async () => {
  await waitForVariant((await server()).app, VARIANT.replace('.avif', '.webp'))
  const { base } = host
  await host.close()
  const { app } = await createTestServer({ API_BASE_URL: base, CACHE_DIR: folder })
  apps.push(app)
  const variant = await vi.waitFor(async () => {
    const response = await app.inject(VARIANT.replace('.avif', '.webp'))
    expect(response.headers['content-type']).toBe('image/webp')
    return response
  }, 20_000)
  expect((await sharp(variant.rawPayload).metadata()).width).toBe(360)
})

test('an image is never enlarged', async () => {
  const { app } = await server()
  const variant = await waitForVariant(app, VARIANT.replace('360', '1280'))
  expect((await sharp(variant.rawPayload).metadata()).width).toBe(800)
})

test('a file that is not an image stays as it is, with one warning', async () => {
  original = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const { app, lines } = await server()
  await app.inject(VARIANT)
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 20_000 })
  expect(lines[0]).toMatch(
    /^\/uploads\/boat\.jpg is not made 360 px wide: .*unsupported image format/,
  )
  expect((await app.inject(VARIANT)).rawPayload.equals(original)).toBe(true)
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
])('there is no variant at %s', async (path) => {
  expect(parseImageVariantPath(path)).toBeUndefined()
  expect(await statusOfRawPath((await server()).app, path)).toBe(404)
  expect(host.requestLines).toEqual([])
})
