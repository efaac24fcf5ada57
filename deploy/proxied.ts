import { execFileSync } from 'node:child_process'
import { request as httpRequest, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { request as httpsRequest } from 'node:https'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { startProxy } from '../scripts/steps/proxy.mjs'

type Headers = Readonly<Record<string, string>>

interface ProxyResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly text: string
}

interface RequestOptions {
  readonly method?: string
  readonly headers?: Headers
  readonly body?: string
  /** The loopback address from which the request comes. */
  readonly from?: string
}

/** Sends one request on a connection of its own, without other headers; follows no redirect. */
export function send(
  url: string,
  { method = 'GET', headers = {}, body, from }: RequestOptions = {},
) {
  const request = url.startsWith('https:') ? httpsRequest : httpRequest
  const connection = { agent: false, localAddress: from, rejectUnauthorized: false } as const
  return new Promise<ProxyResponse>((resolve, reject) => {
    const sent = request(url, { method, headers, ...connection }, async (response) => {
      const { statusCode: status = 0, headers: responseHeaders } = response
      const bytes = await buffer(response)
      resolve({ status, headers: responseHeaders, body: bytes, text: bytes.toString() })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Makes a certificate for a name, as `fullchain.pem` and `privkey.pem` in a folder. */
export function createCertificate(folder: string, name: string): void {
  const [key, chain] = ['privkey.pem', 'fullchain.pem'].map((file) => path.join(folder, file))
  const subject = ['-subj', `/CN=${name}`, '-days', '1', '-newkey', 'rsa:2048', '-nodes']
  const files = ['-keyout', String(key), '-out', String(chain)]
  execFileSync('openssl', ['req', '-x509', ...subject, ...files], { stdio: 'pipe' })
}

/** Real nginx with the shipped configuration before fake sites; all end with the test. */
export async function startProxied(...handlers: RequestListener[]) {
  const sites = await Promise.all(handlers.map(startFakeApiHost))
  const proxy = await startProxy({ origins: sites.map(({ base }) => base) })
  onTestFinished(async () => {
    await proxy.stop()
    await Promise.all(sites.map((site) => site.close()))
  })
  const get = (url: string, headers: Headers = {}) => send(proxy.url + url, { headers })
  const [site] = sites
  if (!site) throw new Error('A proxy needs a site behind it.')
  return { site, sites, proxy, get }
}

/**
 * The cache headers of a page whose content was confirmed `ageSeconds` ago, in the order that nginx
 * needs: before 1.23 it reads no extension of Cache-Control after X-Accel-Expires.
 */
export function cacheHeaders(ageSeconds: number, staleWhileRevalidate = 1): [string, string][] {
  const confirmed = Math.floor(Date.now() / 1000) - ageSeconds
  const stale = `stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=86400`
  return [
    ['Cache-Control', `public, max-age=0, s-maxage=1, ${stale}`],
    ['X-Accel-Expires', `@${confirmed}`],
  ]
}

/** An hour ahead, so that only tests of freshness depend on how fast they run. */
const AGE_SECONDS = -3_600

/** Responds with a text about the request, which stays fresh for an hour. */
export function page(
  text: (request: { url: string; headers: IncomingHttpHeaders }) => string,
  ownHeaders: Headers = {},
): RequestListener {
  return ({ url = '', headers }, response) => {
    for (const [name, value] of [...cacheHeaders(AGE_SECONDS), ...Object.entries(ownHeaders)]) {
      response.setHeader(name, value)
    }
    response.end(text({ url, headers }))
  }
}
