import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createServer, type ServerParts } from '../app.ts'
import { readEnv } from '../env/env.ts'
import type { Log } from '../observability/log.ts'
import { testBuild } from './test-build.ts'

export interface TestServer {
  readonly app: FastifyInstance
  /** Every line of the log so far. */
  readonly lines: string[]
}

/** The whole server with small pages, for `app.inject`; `variables` are of the environment. */
export async function createTestServer(
  variables: Record<string, string> = {},
  parts: Partial<ServerParts> = {},
): Promise<TestServer> {
  const lines: string[] = []
  const say = (line: string) => {
    lines.push(line)
  }
  const log: Log = { info: say, warn: say, error: say }
  const env = readEnv({ API_BASE_URL: 'http://127.0.0.1:9', CACHE_DIR: 'none', ...variables })
  return { app: await createServer({ env, build: testBuild, log, ...parts }), lines }
}

/** The status of a GET whose address goes out exactly as it is; `inject` would tidy it first. */
export async function statusOfRawPath(app: FastifyInstance, path: string): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const status = await new Promise<number>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.on('error', reject).end()
  })
  await app.close()
  return status
}
