import { expect, test } from 'vitest'
import { readEnv } from '../env/env.ts'
import { createTestServer } from '../testing/test-server.ts'
import { securityText } from './security-text.ts'

const SITE_URL = 'https://site.example'
const PATHS = ['/.well-known/security.txt', '/security.txt']

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('it names the contacts by mail and HTTPS, and its date of expiry', () => {
  const facts = { email: 'security@site.example', expires: '2027-05-20' }
  expect(securityText(SITE_URL, facts).trimEnd().split('\n')).toEqual([
    'Contact: mailto:security@site.example',
    'Contact: https://site.example/contact?department=security',
    'Expires: 2027-05-20T00:00:00.000Z',
    'Preferred-Languages: so, en',
    'Canonical: https://site.example/.well-known/security.txt',
    'Policy: https://site.example/security',
  ])
})

test('it names no mailbox if none is set', () => {
  expect(securityText(SITE_URL, { expires: '2027-05-20' })).not.toContain('mailto:')
})

test.each(PATHS)('%s is plain text with a closed policy', async (path) => {
  const { app, lines } = await createTestServer({ SECURITY_TXT_EXPIRES: inDays(200) })
  const { statusCode, headers, body } = await app.inject(path)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain(`Expires: ${inDays(200)}T00:00:00.000Z`)
  expect(lines).toEqual([])
})

test.each(PATHS)('%s does not exist without a date of expiry', async (path) => {
  const { app } = await createTestServer({ SECURITY_EMAIL: 'security@site.example' })
  expect((await app.inject(path)).statusCode).toBe(404)
})

test.each([29, 0, -1])('a start %i days before its expiry logs a warning', async (days) => {
  const { lines } = await createTestServer({ SECURITY_TXT_EXPIRES: inDays(days) })
  expect(lines).toEqual([expect.stringContaining(`security.txt ends on ${inDays(days)}`)])
})

test.each(['2027', 'next year', '2027-13-01', inDays(400)])(
  'the date of expiry %s is refused',
  (day) => {
    expect(() => readEnv({ SECURITY_TXT_EXPIRES: day })).toThrow(/SECURITY_TXT_EXPIRES/)
  },
)
