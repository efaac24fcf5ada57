import { expect, test } from 'vitest'
import { clientIp, isTrustedBy, parseTrustedProxies } from './trusted-proxies.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  }) as never

test.each([
  ['', []],
  ['no', []],
  ['loopback', ['loopback']],
  ['127.0.0.1, 10.0.0.0/8,fd00::/8', ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']],
  ['yes', undefined],
  ['1', undefined],
  ['everyone', undefined],
  ['10.0.0.0/x', undefined],
  ['10.0.0.0/33', undefined],
  ['loopback,', undefined],
])('the proxies in %j are %j', (text, proxies) => {
  expect(parseTrustedProxies(text)).toEqual(proxies)
})

test('X-Forwarded-For of a peer that is not trusted is ignored', () => {
  const isTrusted = isTrustedBy([])
  for (const peer of ['127.0.0.1', '::ffff:127.0.0.1', '10.0.0.7']) {
    for (const forged of ['198.51.100.1', '198.51.100.2, 127.0.0.1']) {
      expect(clientIp(from(peer, forged), isTrusted)).toBe(peer.replace('::ffff:', ''))
    }
  }
})

test('behind a trusted proxy the client is the last address before the proxy, whatever precedes it', () => {
  const isTrusted = isTrustedBy(['loopback'])
  for (const forged of ['', '198.51.100.1, ', '203.0.113.9, 198.51.100.1, ']) {
    expect(clientIp(from('::ffff:127.0.0.1', `${forged}192.0.2.7`), isTrusted)).toBe('192.0.2.7')
  }
  expect(clientIp(from('127.0.0.1', '192.0.2.7, 127.0.0.1'), isTrusted)).toBe('192.0.2.7')
  expect(clientIp(from('192.0.2.8', '192.0.2.7'), isTrusted)).toBe('192.0.2.8')
  expect(clientIp(from('127.0.0.1'), isTrusted)).toBe('127.0.0.1')
})
