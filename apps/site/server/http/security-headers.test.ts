import { expect, test } from 'vitest'
import { createTestServer } from '../testing/test-server.ts'
import { securityHeaders } from './security-headers.ts'

const headersOf = securityHeaders('https://site.example')
const namesOf = (type: string | undefined) => Object.keys(headersOf(type)).sort()

const COMMON = [
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
]

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
])('%s is a subresource, and has only the common headers', (type) => {
  expect(namesOf(type)).toEqual(COMMON)
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
])('%s can be opened by itself, and may run nothing then', (type) => {
  expect(namesOf(type)).toEqual(['content-security-policy', ...COMMON].sort())
  expect(headersOf(type)['content-security-policy']).toContain("default-src 'none'")
})

test.each([
  ['no', 'max-age=63072000'],
  ['yes', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('HSTS covers subdomains as the operator sets: %s', async (value, header) => {
  const variables = { SITE_URL: 'https://site.example', HSTS_SUBDOMAINS: value }
  const { app } = await createTestServer(variables)
  expect((await app.inject('/')).headers['strict-transport-security']).toBe(header)
})

test.each([
  ['https://www.site.example', 'max-age=63072000; includeSubDomains'],
  ['https://site.example', 'max-age=63072000'],
  ['http://www.site.example', undefined],
])('unless the operator says more, HSTS of %s is %s', async (SITE_URL, header) => {
  const { app } = await createTestServer({ SITE_URL })
  for (const url of ['/', '/robots.txt', '/missing.css']) {
    expect((await app.inject(url)).headers['strict-transport-security']).toBe(header)
  }
})

test('a response without a body has HSTS and no policy', () => {
  expect(namesOf(undefined)).toEqual(COMMON)
})

test('the response to an invalid URL has the headers of a page', async () => {
  const { app } = await createTestServer()
  const response = await app.inject('/%zz')
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.headers)).toEqual(
    expect.arrayContaining(Object.keys(securityHeaders('http://site.example')('text/html'))),
  )
  await app.close()
})
