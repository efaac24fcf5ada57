import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { connect as connectPlain } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { connect, DEFAULT_CIPHERS } from 'node:tls'
import { ERRORS } from '@gaashaan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { type RunningProxy, startProxy } from '../scripts/steps/proxy.mjs'
import { startProxied } from './proxied.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-tls-'))
let site: FakeApiHost
let proxy: RunningProxy

beforeAll(async () => {
  const files = ['-keyout', path.join(folder, 'privkey.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '1', '-newkey', 'rsa:2048', '-nodes']
  const chain = ['-out', path.join(folder, 'fullchain.pem')]
  spawnSync('openssl', ['req', '-x509', ...subject, ...files, ...chain])
  site = await startFakeApiHost((_request, response) => {
    response.setHeader('x-content-type-options', 'nosniff').end('site')
  })
  proxy = await startProxy({ origins: [site.base], certificates: folder })
})
afterAll(async () => {
  await proxy.stop()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Status, headers and body of an answer, followed nowhere. */
function ask(url: string, method = 'GET', body = '') {
  const asked = url.startsWith('https:')
    ? requestHttps(url, { method, agent: false, rejectUnauthorized: false })
    : requestHttp(url, { method, agent: false })
  return new Promise<{ status: number; location?: string; nosniff: unknown; body: string }>(
    (resolve, reject) => {
      asked.on('error', reject)
      asked.on('response', async (answer) => {
        const { location, 'x-content-type-options': nosniff } = answer.headers
        const told = { status: answer.statusCode ?? 0, nosniff, body: await text(answer) }
        resolve({ ...told, ...(location !== undefined && { location }) })
      })
      asked.end(body)
    },
  )
}

/** The suite by which TLS begins where a program offers these alone; `undefined` where it does not. */
function suite(ciphers: string, version: 'TLSv1.2' | 'TLSv1.3') {
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

test('TLS 1.3 is spoken, and 1.2 with suites that have forward secrecy', async () => {
  expect(await suite(DEFAULT_CIPHERS, 'TLSv1.3')).toMatch(/^TLS_/)
  expect(await suite(DEFAULT_CIPHERS, 'TLSv1.2')).toMatch(/^TLS_ECDHE_.*(?:GCM|POLY1305)/)
})

test.each([
  'AES128-GCM-SHA256',
  'AES256-GCM-SHA384',
  'AES128-SHA',
  'AES256-SHA256',
  'ECDHE-RSA-AES128-SHA',
  'ECDHE-RSA-AES256-SHA384',
])('%s, without forward secrecy or of the kind that leaks, is refused', async (cipher) => {
  expect(await suite(cipher, 'TLSv1.2')).toBeUndefined()
})

test('pages are led on to HTTPS, the page about the calls too', async () => {
  for (const address of ['/contact?a=1', '/api']) {
    expect(await ask(proxy.plainUrl + address)).toMatchObject({
      status: 301,
      location: `https://127.0.0.1${address}`,
      nosniff: 'nosniff',
    })
  }
})

test('a proof of the name is had from port 80, while that leads everything on to HTTPS', async () => {
  const proofs = path.join(folder, '.well-known/acme-challenge')
  mkdirSync(proofs, { recursive: true })
  writeFileSync(path.join(proofs, 'token'), 'proof')
  const first = await ask(`${proxy.plainUrl}/.well-known/acme-challenge/token`)
  const { pathname } = new URL(first.location ?? '')
  expect(await ask(proxy.url + pathname)).toMatchObject({ status: 200, body: 'proof' })
  expect((await ask(`${proxy.url}/.well-known/acme-challenge/other`)).status).toBe(404)
  expect(site.asked).toEqual([])
})

test('nginx makes room for all that the configuration names', () => {
  expect(proxy.said.join('')).not.toContain('hash')
})

test.each([
  ['GET', '/api/operations/featured?language=SO'],
  ['POST', '/api/contact_submit'],
])(
  '%s %s without TLS is refused in the contract’s words, and nobody is asked',
  async (...asked) => {
    const [method, address] = asked
    const answer = await ask(proxy.plainUrl + address, method, method === 'POST' ? '{}' : '')
    const { status, words } = ERRORS.https_required
    expect(answer).toMatchObject({ status, nosniff: 'nosniff' })
    expect(answer.location).toBeUndefined()
    expect(JSON.parse(answer.body)).toEqual({
      success: false,
      error: words.EN,
      code: 'https_required',
    })
    expect(site.asked).toEqual([])
  },
)

test('what the site says of sniffing is said once, and by nginx where the site says nothing', async () => {
  expect(await ask(`${proxy.url}/`)).toMatchObject({ status: 200, nosniff: 'nosniff' })
  const own = [
    await ask(`${proxy.url}/livez`),
    await ask(`${proxy.url}/contact`, 'POST', 'a'.repeat(200_000)),
    await ask(`${proxy.url}/${'a'.repeat(9_000)}`),
    await ask(`${proxy.url}/api/x`, 'TRACE'),
  ]
  expect(own.map(({ status }) => status)).toEqual([404, 413, 414, 405])
  expect(own.map(({ nosniff }) => nosniff)).toEqual(Array(4).fill('nosniff'))
})

test('what is no request at all is answered with it too', async () => {
  const { port } = new URL(proxy.plainUrl)
  const { port: bare } = new URL((await startProxied(() => undefined)).proxy.url)
  for (const each of [port, bare]) {
    const socket = connectPlain(Number(each), '127.0.0.1', () => socket.write('nonsense\r\n\r\n'))
    const said = await text(socket)
    expect(said).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nX-Content-Type-Options: nosniff\r\n/)
  }
})
