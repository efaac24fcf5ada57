import { expect, test } from 'vitest'
import { exampleSettings as settings } from '../app/settings/settings.examples.ts'
import { securityText } from './security-text.ts'
import { createTestServer } from './test-server.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')

test('it names whom to tell, by mail and by https, and until when it holds', () => {
  const fields = securityText(settings, NOW)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/, 2))
  expect(fields).toEqual([
    ['Contact', `mailto:${settings.email}`],
    ['Contact', `${settings.siteUrl}/contact`],
    ['Expires', '2027-05-20T00:00:00.000Z'],
    ['Preferred-Languages', 'so, en'],
    ['Canonical', `${settings.siteUrl}/.well-known/security.txt`],
    ['Policy', `${settings.siteUrl}/security`],
  ])
})

test.each(['/.well-known/security.txt', '/security.txt'])('%s is plain text', async (address) => {
  const { app } = await createTestServer()
  const { statusCode, headers, body } = await app.inject(address)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toMatch(/^Contact: mailto:/)
})
