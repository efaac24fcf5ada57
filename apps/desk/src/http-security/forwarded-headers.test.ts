import type { IncomingMessage } from 'node:http'
import { isTrustedBy } from '@gaashaan/http/trusted-proxies'
import { expect, test } from 'vitest'
import { forwardedIp, rewriteForwardedHeaders } from './forwarded-headers.ts'

const PROXY = '10.0.0.2'
const SITE = '10.0.0.3'
const trusted = { isProxy: isTrustedBy([PROXY]), isSite: isTrustedBy([SITE]) }

/** The headers that the desk sees of a request from an address. */
function seenFrom(remoteAddress: string, url: string, headers: Record<string, string>) {
  const request = { url, headers: { ...headers }, socket: { remoteAddress } }
  rewriteForwardedHeaders(request as unknown as IncomingMessage, trusted)
  return request.headers as Record<string, string>
}

const clientOf = (remoteAddress: string, url: string, forwarded: string) =>
  seenFrom(remoteAddress, url, { 'x-forwarded-for': forwarded })['x-forwarded-for']

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', SITE, '192.0.2.9'])(
  'whoever signs in from %s has that address, however often it names others',
  (peer) => {
    const names = Array.from({ length: 30 }, (_, n) => `198.51.100.${n}`)
    const clients = names.map((name) => clientOf(peer, '/api/users/login', `${name}, ${PROXY}`))
    expect(new Set(clients)).toEqual(new Set([peer.replace('::ffff:', '')]))
  },
)

test('behind a named proxy the client is whom the proxy saw', () => {
  for (const forged of ['', '198.51.100.1, ', `198.51.100.2, ${PROXY}, `]) {
    expect(clientOf(PROXY, '/api/users/login', `${forged}192.0.2.7`)).toBe('192.0.2.7')
  }
})

test('the site says who its reader is at the open calls, and nowhere else', () => {
  expect(clientOf(SITE, '/api/contact_submit', '192.0.2.7')).toBe('192.0.2.7')
  expect(clientOf(SITE, '/api/contact_submit?x', '::ffff:192.0.2.7')).toBe('192.0.2.7')
  for (const path of ['/api/users/login', '/admin', '/api/users/x/api/contact_submit']) {
    expect([path, clientOf(SITE, path, '192.0.2.7')]).toEqual([path, SITE])
  }
  expect(clientOf('127.0.0.1', '/api/contact_submit', '192.0.2.7')).toBe('127.0.0.1')
})

test('what else proxies tell is taken from a named one alone', () => {
  const told = { 'x-forwarded-host': 'a', 'x-forwarded-proto': 'https', forwarded: 'for=1' }
  expect(seenFrom(PROXY, '/admin', told)).toMatchObject(told)
  for (const peer of [SITE, '127.0.0.1']) {
    expect(Object.keys(seenFrom(peer, '/admin', told))).toEqual(['x-forwarded-for'])
  }
})

test('the address that is read later is the one that was left', () => {
  const from = (headers: Record<string, string>) =>
    forwardedIp(new Request('http://desk.example/', { headers }))
  expect(from({ 'x-forwarded-for': '192.0.2.1' })).toBe('192.0.2.1')
  expect(from({})).toBe('unknown')
})
