import { expect, test } from 'vitest'
import { stateOf } from '../testing/test-build.ts'
import { createTestServer } from '../testing/test-server.ts'

const { app, lines } = await createTestServer()

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('a form that is posted reaches its page', async () => {
  const answer = await app.inject({
    url: '/form',
    method: 'POST',
    headers: { ...FORM, origin: 'http://localhost:3000', host: 'localhost:3000' },
    payload: 'name=Qof+Tusaale',
  })
  expect(answer.statusCode).toBe(200)
  expect(stateOf(answer.body).actionData?.['/form']).toEqual({ name: 'Qof Tusaale' })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers.etag).toBeUndefined()
})

test('a form that is too large is refused by a page for people', async () => {
  const answer = await app.inject({
    url: '/form',
    method: 'POST',
    headers: FORM,
    payload: `name=${'x'.repeat(65 * 1024)}`,
  })
  expect(answer.statusCode).toBe(413)
  expect(answer.body).toContain('The message is too large.')
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a hidden origin', { origin: 'null' }],
  ['another site without an origin', { 'sec-fetch-site': 'cross-site' }],
])('a form from %s is refused', async (_name, headers) => {
  const payload = 'name=x'
  const options = {
    url: '/form',
    method: 'POST',
    headers: { ...FORM, ...headers },
    payload,
  } as const
  expect((await app.inject(options)).statusCode).toBe(403)
})

test('a form may come from the public address while a proxy names another host', async () => {
  const secure = await createTestServer({ SITE_URL: 'https://www.site.example' })
  const answer = await secure.app.inject({
    url: '/form',
    method: 'POST',
    headers: { ...FORM, origin: 'https://www.site.example', host: '127.0.0.1:3000' },
    payload: 'name=x',
  })
  expect(answer.statusCode).toBe(200)
})

test('a body that is no form is refused', async () => {
  const answer = await app.inject({
    url: '/form',
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    payload: 'name=x',
  })
  expect(answer.statusCode).toBe(415)
})

test('nothing about who sent a form was logged', () => {
  expect(lines).toEqual([])
})
