import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { CALLS } from '@gaashaan/contract'
import { previewExamples } from '@gaashaan/contract/examples'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LISTED_PATHS } from '../../app/paths/canonical-paths.ts'
import {
  type FakeApiHost,
  jsonResponse,
  startFakeApiHost,
  withContentVersion,
} from '../testing/fake-api-host.ts'
import { createTestServer } from '../testing/test-server.ts'
import { isPreviewPath } from './preview-page.ts'

const TOKEN = 'link.a-token-of-the-tests'
const PAGE = `/preview?token=${TOKEN}&language=EN`

let host: FakeApiHost
beforeEach(async () => {
  host = await startFakeApiHost(previewHandler(previewExamples.typical))
})
afterEach(() => host.close())

/** Sends a draft to a request with the token. */
function previewHandler(preview: object): FakeApiHost['handler'] {
  return withContentVersion((request, response) => {
    const isValid = request.headers.authorization === `Bearer ${TOKEN}`
    const body = isValid ? { success: true, data: preview } : { success: false }
    return jsonResponse(body, isValid ? 200 : 404)(request, response)
  })
}

const server = (variables: Record<string, string> = {}) =>
  createTestServer({ API_BASE_URL: host.base, ...variables })

/** Requests besides those for what every page needs. */
const draftRequests = () =>
  host.requestLines.filter(
    (line) => !line.includes(CALLS.contentVersion.path) && !line.includes(CALLS.siteSettings.path),
  )

test('a draft is requested each time, and its token is in no URL', async () => {
  const { app } = await server()
  for (const visit of [PAGE, PAGE, PAGE.replace('/preview', '/preview.data')]) {
    const { statusCode, body } = await app.inject({
      url: visit,
      headers: { 'if-none-match': '*' },
    })
    expect([statusCode, body.includes('ilaalinta xeebta')]).toEqual([200, true])
  }
  expect(draftRequests()).toEqual(Array(3).fill('GET /api/posts/preview?language=EN'))
})

test.each([PAGE, PAGE.replace('/preview', '/preview.data'), `/PREVIEW/?token=${TOKEN}`])(
  '%s is cached and listed nowhere, and no other page gets its URL',
  async (url) => {
    const { headers } = await (await server()).app.inject(url)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-accel-expires': '0',
    })
    expect(headers.etag).toBeUndefined()
  },
)

test('a shared preview may be framed by nobody, the desk’s own by the desk alone', async () => {
  const { app } = await server()
  const policy = async (url: string) => {
    const { headers } = await app.inject(url)
    const frames = /frame-ancestors [^;]*/.exec(String(headers['content-security-policy']))?.[0]
    return [frames, headers['cross-origin-opener-policy']]
  }
  const unframed = ["frame-ancestors 'none'", 'same-origin']
  expect(await policy(PAGE)).toEqual(unframed)
  host.handler = previewHandler(previewExamples.inTheDesk)
  expect(await policy(PAGE)).toEqual(['frame-ancestors http://desk.example:3001', 'unsafe-none'])
  expect(await policy('/preview?token=link.another')).toEqual(unframed)
  expect(await policy('/')).toEqual(unframed)
})

test('a draft is compressed as the reader accepts', async () => {
  const headers = { 'accept-encoding': 'br' }
  const response = await (await server()).app.inject({ url: PAGE, headers })
  expect(response.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain('ilaalinta xeebta')
})

test('a text that cannot be a token is not sent to the desk', async () => {
  const { app } = await server()
  for (const token of ['', 'x', 'link.a/b', `link.${'a'.repeat(600)}`]) {
    const { body } = await app.inject(`/preview?token=${encodeURIComponent(token)}`)
    expect(body).toContain('"status":404')
  }
  expect(draftRequests()).toEqual([])
})

test('no other page and no public call has a draft', async () => {
  const { app } = await server()
  expect((await app.inject('/shows/preview')).body).toContain('"status":404')
  const headers = { authorization: `Bearer ${TOKEN}` }
  const call = await app.inject({ url: '/api/posts/preview?language=EN', headers })
  expect([call.statusCode, call.json()]).toMatchObject([404, { code: 'not_found' }])
  // The route also matches other spellings of its path.
  expect((await app.inject(`/%70review?token=${TOKEN}`)).body).not.toContain('ilaalinta')
  expect(draftRequests()).toEqual([])
})

test('a form that is posted to a draft is refused', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await (await server()).app.inject({ method: 'POST', url: PAGE, headers })
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  expect(response.headers['cache-control']).toBe('no-store')
})

test('nothing of a draft is on the disk or in the log, whatever the host does', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-preview-'))
  const { app, lines } = await server({ CACHE_DIR: folder })
  await app.inject(PAGE)
  host.handler = jsonResponse('not JSON', 500)
  await app.inject(PAGE)
  await host.close()
  await app.inject(PAGE)
  await app.close()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const texts = files.flatMap((file) =>
    file.isFile() ? readFileSync(path.join(file.parentPath, file.name), 'latin1') : [],
  )
  rmSync(folder, { recursive: true })
  expect([...lines, ...texts].filter((text) => /a-token-of|ilaalinta/.test(text))).toEqual([])
})

test.each([
  ['/preview', true],
  ['/preview?token=x', true],
  ['/Preview/', true],
  ['/preview.data?x', true],
  ['/preview/_.data', true],
  ['/previews', false],
  ['/preview/x', false],
  ['/', false],
])('%s is a preview: %s', (url, expected) => {
  expect(isPreviewPath(url)).toBe(expected)
})

test('no sitemap names the page of previews', () => {
  expect(LISTED_PATHS.filter((path) => path.includes('preview'))).toEqual([])
})
