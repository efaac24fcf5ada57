import { expect, test } from 'vitest'
import { createTestServer } from '../testing/test-server.ts'
import { securityHeaders } from './security-headers.ts'

const headersOf = securityHeaders('https://site.example')
const namesOf = (type: string | undefined) => Object.keys(headersOf(type)).sort()

const OF_ALL = ['cross-origin-resource-policy', 'x-content-type-options']

test.each([
  'text/javascript; charset=utf-8',
  'text/css; charset=utf-8',
  'text/vtt',
  'font/woff2',
  'image/avif',
  'IMAGE/PNG',
  'image/x-icon',
  'video/mp4',
  'audio/mpeg',
])('%s is a part of a page, and says no more than any answer', (type) => {
  expect(namesOf(type)).toEqual(OF_ALL)
})

test.each([
  'image/svg+xml',
  'image/x+xml; charset=utf-8',
  'video/x+xml',
  'application/pdf',
  'application/json; charset=utf-8',
  'application/atom+xml',
  'text/plain',
  'text/x-script',
  'application/octet-stream',
  'text/csskit',
  'x',
  '',
])('%s could be opened by itself, and may do nothing there', (type) => {
  expect(namesOf(type)).toEqual(
    ['content-security-policy', 'strict-transport-security', ...OF_ALL].sort(),
  )
  expect(headersOf(type)['content-security-policy']).toContain("default-src 'none'")
})

test.each([
  ['no', 'max-age=63072000'],
  ['yes', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('HTTPS at the names below is asked for where the operator says so: %s', async (said, told) => {
  const variables = { SITE_URL: 'https://site.example', HSTS_SUBDOMAINS: said }
  const { app } = await createTestServer(variables)
  expect((await app.inject('/')).headers['strict-transport-security']).toBe(told)
})

test('an answer without a body asks for HTTPS and has no policy', () => {
  expect(namesOf(undefined)).toEqual(['strict-transport-security', ...OF_ALL].sort())
})

test('what is no address at all is answered as a page is', async () => {
  const { app } = await createTestServer()
  const answer = await app.inject('/%zz')
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.headers)).toEqual(
    expect.arrayContaining(Object.keys(securityHeaders('http://site.example')('text/html'))),
  )
  await app.close()
})
