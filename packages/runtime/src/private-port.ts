import { createServer, type Server } from 'node:http'
import type { Exposition } from './exposition.ts'
import { type Checks, healthResponse } from './health.ts'

/** Milliseconds of a request; who asks here is the house's own, and quick. */
const TIME = 10_000

/**
 * Opens the port that operators' programs ask, and nobody else: `/metrics`, `/livez`, `/readyz`.
 * Rejects where it cannot listen.
 */
export function openPrivatePort(parts: {
  readonly host: string
  readonly port: number
  readonly exposition: Exposition
  readonly look: () => Promise<Checks>
}): Promise<Server> {
  const { exposition, look } = parts
  const server = createServer({ requestTimeout: TIME }, async (request, response) => {
    const path = request.url?.split('?', 1)[0]
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    if (path === '/metrics') {
      const text = await exposition.text().catch(() => undefined)
      if (text === undefined) response.writeHead(500).end()
      else response.writeHead(200, { 'content-type': exposition.contentType }).end(text)
      return
    }
    const health = await healthResponse(path, look)
    if (health) response.writeHead(health.status, health.headers).end(health.body)
    else response.writeHead(404).end()
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(
        isTaken ? new Error(`Port ${parts.port} is taken: set METRICS_PORT to another.`) : error,
      )
    })
    server.listen(parts.port, parts.host, () => {
      // It must not keep a process alive that has nothing else to do.
      server.unref()
      resolve(server)
    })
  })
}
