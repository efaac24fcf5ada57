import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { createServer } from '../../apps/site/server/app.ts'
import { readProcessEnv } from '../../apps/site/server/env/env.ts'
import { BUILT_PAGES, CLIENT_DIRECTORY } from '../../apps/site/server/paths.ts'

/**
 * A program: the built site, whose page `/ministry/about` fails after these milliseconds, so that
 * several readers wait for it together. It writes its port.
 */
const FAILURE_DELAY_MS = 500

const build = await import(pathToFileURL(BUILT_PAGES).href)

const routes = Object.fromEntries(
  Object.entries<{ path?: string; module: object }>(build.routes).map(([id, route]) => {
    if (!route.path?.endsWith('ministry/about')) return [id, route]
    const loader = async () => {
      await new Promise((resolve) => setTimeout(resolve, FAILURE_DELAY_MS))
      throw new Error('a fault of ours')
    }
    return [id, { ...route, module: { ...route.module, loader } }]
  }),
)

const app = await createServer({
  env: readProcessEnv(),
  build: { ...build, routes },
  clientDirectory: CLIENT_DIRECTORY,
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`port ${(app.server.address() as AddressInfo).port}\n`)
