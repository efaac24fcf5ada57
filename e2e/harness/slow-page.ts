import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { at } from './places.ts'

/** The delay of the second part, in which a few frames are painted. */
const PAUSE_MS = 500

/**
 * The site at another origin, where one page arrives in two parts: up to the first `until` that
 * follows `after`, and the rest later. Other paths respond as the site does.
 */
export async function slowPage(path: string, cookie: string, after: string, until: string) {
  const html = await (await fetch(at(path), { headers: { cookie } })).text()
  const index = html.indexOf(until, html.indexOf(after))
  if (index < 0) throw new Error(`${path} does not hold ${until} after ${after}`)
  const cut = index + until.length
  const server = createServer(async (request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.write(html.slice(0, cut))
      setTimeout(() => response.end(html.slice(cut)), PAUSE_MS)
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
