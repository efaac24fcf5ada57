import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect as connectPlain } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { connect, DEFAULT_CIPHERS } from 'node:tls'
import { ERRORS } from '@gaashaan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { startProxy } from '../scripts/steps/proxy.mjs'
import { createCertificate, send, startProxied } from './proxied.ts'

const SITE_HSTS = 'max-age=63072000; includeSubDomains; preload'

const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-tls-'))
let site: FakeApiHost
let proxy: Awaited<ReturnType<typeof startProxy>>

beforeAll(async () => {
  createCertificate(folder, '127.0.0.1')
  site = await startFakeApiHost((_request, response) => {
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('strict-transport-security', SITE_HSTS).end('site')
  })
  proxy = await startProxy({ origins: [site.base], certificates: folder })
})
afterAll(async () => {
  await proxy.stop()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const NOSNIFF = { 'x-content-type-options': 'nosniff' }

/** The cipher suite of a TLS connection with these ciphers; `undefined` where it is refused. */
function negotiate(ciphers: string, version: 'TLSv1.2' | 'TLSv1.3') {
  const { port, hostname: host } = new URL(proxy.url)
  const versions = { minVersion: version, maxVersion: version } as const
  return new Promise<string | undefined>((resolve) => {
    const options = { port: Number(port), host, ciphers, rejectUnauthorized: false, ...versions }
    const socket = connect(options, () => {
      resolve(socket.getCipher().standardName)
      socket.destroy()
    })
    socket.on('error', () => resolve(undefined))
  })
}

test('TLS 1.3 is supported, and 1.2 with suites that have forward secrecy', async () => {
  expect(await negotiate(DEFAULT_CIPHERS, 'TLSv1.3')).toMatch(/^TLS_/)
  expect(await negotiate(DEFAULT_CIPHERS, 'TLSv1.2')).toMatch(/^TLS_ECDHE_.*(?:GCM|POLY1305)/)
})

test.each([
  'AES128-GCM-SHA256',
  'AES256-GCM-SHA384',
  'AES128-SHA',
  'AES256-SHA256',
  'ECDHE-RSA-AES128-SHA',
  'ECDHE-RSA-AES256-SHA384',
])('%s, without forward secrecy or of the kind that leaks, is refused', async (cipher) => {
  expect(await negotiate(cipher, 'TLSv1.2')).toBeUndefined()
})

test('pages are redirected to HTTPS, also the page about the calls', async () => {
  for (const url of ['/contact?a=1', '/api']) {
    expect(await send(proxy.plainUrl + url)).toMatchObject({
      status: 301,
      headers: { location: `https://127.0.0.1${url}`, ...NOSNIFF },
    })
  }
})

test('the ACME proof of the name is available from port 80, which redirects everything to HTTPS', async () => {
  const proofs = path.join(folder, '.well-known/acme-challenge')
  mkdirSync(proofs, { recursive: true })
  writeFileSync(path.join(proofs, 'token'), 'proof')
  const { headers } = await send(`${proxy.plainUrl}/.well-known/acme-challenge/token`)
  const { pathname } = new URL(headers.location ?? '')
  expect(await send(proxy.url + pathname)).toMatchObject({ status: 200, text: 'proof' })
  expect((await send(`${proxy.url}/.well-known/acme-challenge/other`)).status).toBe(404)
  expect(site.requestLines).toEqual([])
})

test('nginx has room for all variables of the configuration', () => {
  expect(proxy.errorLog.join('')).not.toContain('hash')
})

test.each([
  ['GET', '/api/operations/featured?language=SO'],
  ['POST', '/api/contact_submit'],
])(
  '%s %s without TLS is refused with the contract’s message, and no site gets it',
  async (method, call) => {
    const body = method === 'POST' ? '{}' : ''
    const { status, headers, text: json } = await send(proxy.plainUrl + call, { method, body })
    const { status: expected, words } = ERRORS.https_required
    expect({ status, headers }).toMatchObject({ status: expected, headers: NOSNIFF })
    expect(headers.location).toBeUndefined()
    expect(JSON.parse(json)).toEqual({
      success: false,
      error: words.EN,
      code: 'https_required',
    })
    expect(site.requestLines).toEqual([])
  },
)

test('nosniff is sent once, by nginx where the site does not send it', async () => {
  expect(await send(`${proxy.url}/`)).toMatchObject({ status: 200, headers: NOSNIFF })
  const ownErrors = [
    await send(`${proxy.url}/livez`),
    await send(`${proxy.url}/contact`, { method: 'POST', body: 'a'.repeat(200_000) }),
    await send(`${proxy.url}/${'a'.repeat(9_000)}`),
    await send(`${proxy.url}/api/x`, { method: 'TRACE' }),
  ]
  expect(ownErrors.map(({ status }) => status)).toEqual([404, 413, 414, 405])
  for (const { headers } of ownErrors) expect(headers).toMatchObject(NOSNIFF)
})

test.each([
  ['www.site.example', 'max-age=63072000; includeSubDomains'],
  ['site.example', 'max-age=63072000'],
])(
  'HSTS is sent once over TLS, of %s by nginx as %s where the site does not send it',
  async (host, own) => {
    const hstsOf = async (url: string) =>
      (await send(url, { headers: { host } })).headers['strict-transport-security']
    expect(await hstsOf(`${proxy.url}/`)).toBe(SITE_HSTS)
    expect(await hstsOf(`${proxy.url}/livez`)).toBe(own)
    expect(await hstsOf(`${proxy.url}/styles/missing.css`)).toBe(own)
    expect(await hstsOf(`${proxy.plainUrl}/api/x`)).toBeUndefined()
  },
)

test('the response to an invalid request has it too', async () => {
  const { port } = new URL(proxy.plainUrl)
  const { port: bare } = new URL((await startProxied(() => undefined)).proxy.url)
  for (const open of [port, bare]) {
    const socket = connectPlain(Number(open), '127.0.0.1', () => socket.write('nonsense\r\n\r\n'))
    expect(await text(socket)).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*\r\nX-Content-Type-Options: nosniff\r\n/,
    )
  }
})
