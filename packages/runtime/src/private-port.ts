import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Exposition } from './exposition.ts'
import { type Checks, healthResponse } from './health.ts'

/** Only the operators' own programs send requests here, and they are quick. */
const REQUEST_TIMEOUT_MS = 10_000

/**
 * Opens the port for operators' programs only: `/metrics`, `/livez`, `/readyz`. Rejects where it cannot
 * listen.
 */
export async function openPrivatePort(options: {
  readonly host: string
  readonly port: number
  readonly exposition: Exposition
  readonly check: () => Promise<Checks>
}): Promise<Server> {
  const { host, port, exposition, check } = options
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, async (request, response) => {
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
    const health = await healthResponse(path, check)
    if (health) response.writeHead(health.status, health.headers).end(health.body)
    else response.writeHead(404).end()
  })
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is taken: set METRICS_PORT to another.`)
  })
  // The port alone must not keep the process alive.
  return server.unref()
}
