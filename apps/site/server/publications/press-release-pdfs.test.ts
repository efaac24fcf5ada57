import { expect, onTestFinished, test } from 'vitest'
import { jsonResponse, startFakeApiHost, withContentVersion } from '../testing/fake-api-host.ts'
import { createTestServer } from '../testing/test-server.ts'

const PDF = Buffer.from('%PDF-1.7 tusaale')
const LOADED = { success: true, data: { pdf: PDF.toString('base64') } }

/** A site whose host, which is one of ours, gives this answer for every other call. */
async function siteBefore(value: unknown, status: number) {
  const host = await startFakeApiHost(withContentVersion(jsonResponse(value, status)))
  const { app } = await createTestServer({ API_BASE_URL: host.base })
  onTestFinished(async () => {
    await app.close()
    await host.close()
  })
  return { app, host }
}

test('the PDF of a press release is shown by the browser, and a known one is a 304', async () => {
  const { app, host } = await siteBefore(LOADED, 200)
  const { statusCode, rawPayload, headers } = await app.inject('/pdf/WG-34-so.pdf')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['content-disposition']).toBe('inline; filename="WG-34-so.pdf"')
  expect(rawPayload.equals(PDF)).toBe(true)
  expect(host.requestLines).toContain('GET /api/posts/public/34/pdf?language=SO')
  const known = { 'if-none-match': String(headers.etag) }
  const again = await app.inject({ url: '/pdf/WG-34-so.pdf', headers: known })
  expect(again.statusCode).toBe(304)
})

test('the PDF of a removed text is gone, which both languages say', async () => {
  const { app } = await siteBefore({ success: false, message: 'Gone' }, 410)
  const { statusCode, body, headers } = await app.inject('/pdf/WG-34-en.pdf')
  expect([statusCode, headers['content-type']]).toEqual([410, 'text/plain; charset=utf-8'])
  expect(body).toContain('Qoraalkan waa laga saaray bogga')
  expect(body).toContain('This text was removed from the site')
})

test.each([
  ['/pdf/WG-34-so.pdf', 404, 404],
  ['/pdf/WG-034-so.pdf', 200, 404],
  ['/pdf/WG-34.pdf', 200, 404],
  ['/pdf/WG-34-so.pdf', 503, 503],
])('%s is, where the host answers %i, a %i', async (path, status, expected) => {
  const { app } = await siteBefore(LOADED, status)
  expect((await app.inject(path)).statusCode).toBe(expected)
})
