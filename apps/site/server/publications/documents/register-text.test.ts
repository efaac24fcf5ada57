import { expect, test } from 'vitest'
import { CANONICAL_PATHS } from '../../../app/paths/canonical-paths.ts'
import { createTestServer } from '../../testing/test-server.ts'

const SITE = 'https://www.site.example'

test('any origin may read the description of the calls, and a known one is a 304', async () => {
  const { app } = await createTestServer({ SITE_URL: SITE })
  const response = await app.inject('/api/openapi.json')
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['access-control-allow-origin']).toBe('*')
  expect(response.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: SITE }] })
  const headers = { 'if-none-match': String(response.headers.etag) }
  expect((await app.inject({ url: '/api/openapi.json', headers })).statusCode).toBe(304)
  await app.close()
})

test('llms.txt begins with a title and a summary, and links to existing pages', async () => {
  const { app } = await createTestServer({ SITE_URL: SITE })
  const { body, headers } = await app.inject('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^# Ministry of Defence[^\n]*\n\n> \S/)
  const urls = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => new URL(url))
  const pages = urls.filter(({ searchParams }) => searchParams.has('language'))
  expect(pages.length).toBeGreaterThan(15)
  for (const { origin, pathname } of pages) {
    expect([origin, CANONICAL_PATHS.includes(pathname)]).toEqual([SITE, true])
  }
  await app.close()
})
