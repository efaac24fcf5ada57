import type { IncomingMessage } from 'node:http'
import { isTrustedBy } from '@gaashaan/http/trusted-proxies'
import { expect, test } from 'vitest'
import { forwardedIp, rewriteForwardedHeaders } from './forwarded-headers.ts'

const PROXY = '10.0.0.2'
const SITE = '10.0.0.3'
const trusted = { isProxy: isTrustedBy([PROXY]), isSite: isTrustedBy([SITE]) }

/** The headers of a request from an IP address after rewriting. */
function rewrite(remoteAddress: string, url: string, headers: Record<string, string>) {
  const request = { url, headers: { ...headers }, socket: { remoteAddress } }
  rewriteForwardedHeaders(request as unknown as IncomingMessage, trusted)
  return request.headers as Record<string, string>
}

const clientIpOf = (remoteAddress: string, url: string, forwarded: string) =>
  rewrite(remoteAddress, url, { 'x-forwarded-for': forwarded })['x-forwarded-for']

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', SITE, '192.0.2.9'])(
  'a client that signs in from %s has that address, whatever addresses it sends',
  (peer) => {
    const forged = Array.from({ length: 30 }, (_, n) => `198.51.100.${n}`)
    const clients = forged.map((ip) => clientIpOf(peer, '/api/users/login', `${ip}, ${PROXY}`))
    expect(new Set(clients)).toEqual(new Set([peer.replace('::ffff:', '')]))
  },
)

test('behind a trusted proxy the client is the address that the proxy saw', () => {
  for (const forged of ['', '198.51.100.1, ', `198.51.100.2, ${PROXY}, `]) {
    expect(clientIpOf(PROXY, '/api/users/login', `${forged}192.0.2.7`)).toBe('192.0.2.7')
  }
})

test('the address that the site sends counts only at the public calls', () => {
  expect(clientIpOf(SITE, '/api/contact_submit', '192.0.2.7')).toBe('192.0.2.7')
  expect(clientIpOf(SITE, '/api/contact_submit?x', '::ffff:192.0.2.7')).toBe('192.0.2.7')
  for (const path of ['/api/users/login', '/admin', '/api/users/x/api/contact_submit']) {
    expect([path, clientIpOf(SITE, path, '192.0.2.7')]).toEqual([path, SITE])
  }
  expect(clientIpOf('127.0.0.1', '/api/contact_submit', '192.0.2.7')).toBe('127.0.0.1')
})

test('other forwarded headers are kept only from a trusted proxy', () => {
  const headers = { 'x-forwarded-host': 'a', 'x-forwarded-proto': 'https', forwarded: 'for=1' }
  expect(rewrite(PROXY, '/admin', headers)).toMatchObject(headers)
  for (const peer of [SITE, '127.0.0.1']) {
    expect(Object.keys(rewrite(peer, '/admin', headers))).toEqual(['x-forwarded-for'])
  }
})

test('the forwarded IP is the rewritten address', () => {
  const ipOf = (headers: Record<string, string>) =>
    forwardedIp(new Request('http://desk.example/', { headers }))
  expect(ipOf({ 'x-forwarded-for': '192.0.2.1' })).toBe('192.0.2.1')
  expect(ipOf({})).toBe('unknown')
})
