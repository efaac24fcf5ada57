import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { CALLS } from '@gaashaan/contract'
import { previewExamples } from '@gaashaan/contract/examples'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LISTED_PATHS } from '../../app/paths/canonical-paths.ts'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer } from '../testing/test-server.ts'
import { isPreviewPath } from './preview-url.ts'

const TOKEN = 'link.a-token-of-the-tests'
const PAGE = `/preview?token=${TOKEN}&language=EN`

let host: FakeApiHost
beforeEach(async () => {
  host = await startFakeApiHost(answerWith(previewExamples.typical))
})
afterEach(() => host.close())

/** Answers a preview to who shows the token, and a version to all. */
function answerWith(preview: object): FakeApiHost['answer'] {
  return (request, response) => {
    if (request.url === CALLS.contentVersion.path) {
      return jsonResponse({ success: true, data: { version: '1' } })(request, response)
    }
    const isOurs = request.headers.authorization === `Bearer ${TOKEN}`
    const answer = isOurs ? { success: true, data: preview } : { success: false }
    return jsonResponse(answer, isOurs ? 200 : 404)(request, response)
  }
}

const server = (more: Record<string, string> = {}) =>
  createTestServer({ API_BASE_URL: host.base, ...more })

/** What was asked beyond what every page needs. */
const asked = () =>
  host.asked.filter(
    (line) => !line.endsWith(CALLS.contentVersion.path) && !line.includes(CALLS.siteSettings.path),
  )

test('a working copy is asked for each time, and its token stands in no address', async () => {
  const { app } = await server()
  for (const visit of [PAGE, PAGE, PAGE.replace('/preview', '/preview.data')]) {
    const answer = await app.inject({ url: visit, headers: { 'if-none-match': '*' } })
    expect([answer.statusCode, answer.body.includes('ilaalinta xeebta')]).toEqual([200, true])
  }
  expect(asked()).toEqual(Array(3).fill('GET /api/posts/preview?language=EN'))
})

test.each([PAGE, PAGE.replace('/preview', '/preview.data'), `/PREVIEW/?token=${TOKEN}`])(
  'nobody keeps or lists %s, and it tells no other page its address',
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

test('a link may be framed by nobody, the desk’s own preview by the desk alone', async () => {
  const { app } = await server()
  const policy = async (url: string) => {
    const { headers } = await app.inject(url)
    const frames = /frame-ancestors [^;]*/.exec(String(headers['content-security-policy']))?.[0]
    return [frames, headers['cross-origin-opener-policy']]
  }
  const shut = ["frame-ancestors 'none'", 'same-origin']
  expect(await policy(PAGE)).toEqual(shut)
  host.answer = answerWith(previewExamples.inTheDesk)
  expect(await policy(PAGE)).toEqual(['frame-ancestors http://desk.example:3001', 'unsafe-none'])
  expect(await policy('/preview?token=link.another')).toEqual(shut)
  expect(await policy('/')).toEqual(shut)
})

test('a working copy is compressed as the reader accepts', async () => {
  const headers = { 'accept-encoding': 'br' }
  const answer = await (await server()).app.inject({ url: PAGE, headers })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('ilaalinta xeebta')
})

test('a text that cannot be a token is asked of nobody', async () => {
  const { app } = await server()
  for (const token of ['', 'x', 'link.a/b', `link.${'a'.repeat(600)}`]) {
    const { body } = await app.inject(`/preview?token=${encodeURIComponent(token)}`)
    expect(body).toContain('"status":404')
  }
  expect(asked()).toEqual([])
})

test('no other page and no call of the public finds a working copy', async () => {
  const { app } = await server()
  expect((await app.inject('/shows/preview')).body).toContain('"status":404')
  const headers = { authorization: `Bearer ${TOKEN}` }
  const call = await app.inject({ url: '/api/posts/preview?language=EN', headers })
  expect([call.statusCode, call.json()]).toMatchObject([404, { code: 'not_found' }])
  // Nginx, tests and readers may write a path in ways that its route still matches.
  expect((await app.inject(`/%70review?token=${TOKEN}`)).body).not.toContain('ilaalinta')
  expect(asked()).toEqual([])
})

test('what is posted to a working copy is refused', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await (await server()).app.inject({ method: 'POST', url: PAGE, headers })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('nothing of a working copy is on the disk or in the log, whatever the host does', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-preview-'))
  const { app, lines } = await server({ CACHE_DIR: folder })
  await app.inject(PAGE)
  host.answer = jsonResponse('not JSON', 500)
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
])('%s is a preview: %s', (address, expected) => {
  expect(isPreviewPath(address)).toBe(expected)
})

test('no sitemap names the page of working copies', () => {
  expect(LISTED_PATHS.filter((listed) => listed.includes('preview'))).toEqual([])
})
