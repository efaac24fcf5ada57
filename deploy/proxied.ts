import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { startProxy } from '../scripts/steps/proxy.mjs'

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly text: string
}

export interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly from?: string
}

/**
 * One request on a connection of its own, with no header but those given; follows nothing. `from` is
 * which of this machine's loopback addresses asks.
 */
export function ask(url: string, { method = 'GET', headers = {}, body, from }: Question = {}) {
  const connection = { agent: false, ...(from !== undefined && { localAddress: from }) } as const
  return new Promise<Reply>((resolve, reject) => {
    const asked = request(url, { method, headers, ...connection }, async (response) => {
      const bytes = await buffer(response)
      const { statusCode: status = 0, headers: told } = response
      resolve({ status, headers: told, body: bytes, text: bytes.toString() })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

export type Listener = FakeApiHost['answer']

/** Real nginx with the shipped configuration before stand-ins of the site; all end with the test. */
export async function startProxied(...answers: Listener[]) {
  const sites = await Promise.all(answers.map((answer) => startFakeApiHost(answer)))
  const proxy = await startProxy({ origins: sites.map((site) => site.base) })
  onTestFinished(async () => {
    await proxy.stop()
    await Promise.all(sites.map((site) => site.close()))
  })
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    ask(proxy.url + path, { headers })
  const [site] = sites
  if (!site) throw new Error('A proxy needs a site behind it.')
  return { site, sites, proxy, get }
}

/**
 * The headers of a page whose content was confirmed `age` seconds ago, in the order nginx needs:
 * before 1.23 it reads no extension of Cache-Control after X-Accel-Expires.
 */
export function keptFor(age: number, staleWhileRevalidate = 1): [string, string][] {
  const confirmed = Math.floor(Date.now() / 1000) - age
  const stale = `stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=86400`
  return [
    ['Cache-Control', `public, max-age=0, s-maxage=1, ${stale}`],
    ['X-Accel-Expires', `@${confirmed}`],
  ]
}

/** An hour ahead: a test of something else than freshness must not depend on how fast it runs. */
export const LONG = -3_600

/** Answers a text made of the request, kept for long. */
export function page(
  text: (asked: { url: string; headers: IncomingHttpHeaders }) => string,
  more: Readonly<Record<string, string>> = {},
): Listener {
  return ({ url = '', headers }, response) => {
    for (const [name, value] of [...keptFor(LONG), ...Object.entries(more)]) {
      response.setHeader(name, value)
    }
    response.end(text({ url, headers }))
  }
}
