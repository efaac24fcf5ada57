import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createServer, type ServerParts } from '../app.ts'
import { readEnv } from '../env/env.ts'
import { testBuild } from './test-build.ts'
import { createTestLog } from './test-log.ts'

export type TestServer = Awaited<ReturnType<typeof createTestServer>>

/** The whole server with small pages, for `app.inject`, and the lines of its log. */
export async function createTestServer(
  variables: Record<string, string> = {},
  parts: Partial<ServerParts> = {},
) {
  const { log, lines } = createTestLog()
  const env = readEnv({ API_BASE_URL: 'http://127.0.0.1:9', CACHE_DIR: 'none', ...variables })
  return { app: await createServer({ env, build: testBuild, log, ...parts }), lines }
}

/** Has the server listen on a free port of the loopback, and returns the port. */
export async function listenOnFreePort(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** The status of a GET whose path is sent exactly as it is; `inject` would normalise it. */
export async function statusOfRawPath(app: FastifyInstance, path: string): Promise<number> {
  const port = await listenOnFreePort(app)
  const status = await new Promise<number>((resolve, reject) => {
    const get = request({ port, host: '127.0.0.1', path, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    get.on('error', reject).end()
  })
  await app.close()
  return status
}
