import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { at } from './places.ts'

/** The delay of the second of two parts, in which a few frames are painted. */
const PAUSE_MS = 500

/** The delay of each tag: a frame is painted about every third one. */
const TAG_PAUSE_MS = 5

/** Header and first screen of each page; what arrives below it moves nothing that is in view. */
const MAX_TAGS = 1_200

/**
 * The site at another origin, where one page arrives in two parts: up to the first `until` that
 * follows `after`, and the rest later. Other paths respond as the site does.
 */
export async function slowPage(path: string, cookie: string, after: string, until: string) {
  const html = await htmlOf(path, cookie)
  const index = html.indexOf(until, html.indexOf(after))
  if (index < 0) throw new Error(`${path} does not hold ${until} after ${after}`)
  const cut = index + until.length
  return serveInParts(path, [html.slice(0, cut), html.slice(cut)], PAUSE_MS)
}

/** The same for a page that arrives tag by tag, as on the slowest network. */
export async function pageByTags(path: string, cookie: string) {
  const html = await htmlOf(path, cookie)
  const body = html.indexOf('<body')
  const tags = html.slice(body).split(/(?<=>)/)
  const parts = [html.slice(0, body), ...tags.slice(0, MAX_TAGS), tags.slice(MAX_TAGS).join('')]
  return serveInParts(path, parts, TAG_PAUSE_MS)
}

async function htmlOf(path: string, cookie: string): Promise<string> {
  return (await fetch(at(path), { headers: { cookie } })).text()
}

async function serveInParts(path: string, parts: readonly string[], pause: number) {
  const server = createServer(async (request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      for (const [index, part] of parts.entries()) {
        if (index > 0) await wait(pause)
        response.write(part)
      }
      response.end()
      return
    }
    const upstream = await fetch(at(request.url ?? '/'))
    response.writeHead(upstream.status, {
      'content-type': upstream.headers.get('content-type') ?? '',
    })
    response.end(Buffer.from(await upstream.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}${path}`, stop }
}
