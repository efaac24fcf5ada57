import { expect, test } from 'vitest'
import { pageState } from '../testing/test-build.ts'
import { createTestServer } from '../testing/test-server.ts'

const { app, lines } = await createTestServer()

/** Posts a form. */
function post(headers: Record<string, string> = {}, payload = 'name=x', server = app) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return server.inject({ url: '/form', method: 'POST', headers: { ...type, ...headers }, payload })
}

test('a posted form reaches its page', async () => {
  const headers = { origin: 'http://localhost:3000', host: 'localhost:3000' }
  const response = await post(headers, 'name=Qof+Tusaale')
  expect(response.statusCode).toBe(200)
  expect(pageState(response.body).actionData?.['/form']).toEqual({ name: 'Qof Tusaale' })
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers.etag).toBeUndefined()
})

test('a form that is too large is refused with a page for people', async () => {
  const response = await post({}, `name=${'x'.repeat(65 * 1024)}`)
  expect(response.statusCode).toBe(413)
  expect(response.body).toContain('The message is too large.')
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a hidden origin', { origin: 'null' }],
  ['another site without an origin', { 'sec-fetch-site': 'cross-site' }],
])('a form from %s is refused', async (_name, headers) => {
  expect((await post(headers)).statusCode).toBe(403)
})

test('a form may come from the public origin while a proxy sends another host', async () => {
  const secure = await createTestServer({ SITE_URL: 'https://www.site.example' })
  const headers = { origin: 'https://www.site.example', host: '127.0.0.1:3000' }
  expect((await post(headers, 'name=x', secure.app)).statusCode).toBe(200)
})

test('a body that is no form is refused', async () => {
  expect((await post({ 'content-type': 'text/plain' })).statusCode).toBe(415)
})

test('nothing about the senders of forms is logged', () => {
  expect(lines).toEqual([])
})
