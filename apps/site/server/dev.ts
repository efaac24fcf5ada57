import { errorMessage } from '@gaashaan/runtime/error-message'
import { keepPrivate } from '@gaashaan/runtime/private-folder'
import { readProcessEnv } from './env/env.ts'
import { consoleLog } from './observability/log.ts'
import type { SiteBuild } from './pages/render-page.ts'
import { SITE_DIRECTORY } from './paths.ts'
import { startSearch } from './search/start-search.ts'

/**
 * The development server: the same server, with its pages and files from Vite, which reloads what
 * is saved. Pages have no content security policy here, because Vite adds scripts of its own.
 */
async function start(): Promise<void> {
  const env = readProcessEnv('development')
  if (env.diskCache) keepPrivate(env.diskCache.directory)
  const [{ createServer }, { createServer: createVite }] = await Promise.all([
    import('./app.ts'),
    import('vite'),
  ])
  const vite = await createVite({
    root: SITE_DIRECTORY,
    appType: 'custom',
    server: { middlewareMode: true },
  })
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<SiteBuild>
  const { createRequestHandler } = await vite.ssrLoadModule('react-router')
  const search = startSearch(env, { shouldSync: true }, consoleLog)
  const app = await createServer({ env, build, search, createHandler: createRequestHandler })
  app.addHook('onRequest', (request, reply, done) => {
    // Vite responds to requests for its own files; for all others it calls `done`.
    vite.middlewares(request.raw, reply.raw, done)
  })
  await app.listen({ port: env.port, host: '127.0.0.1' })
  consoleLog.info(`The site listens on http://localhost:${env.port} and reloads what is saved`)
}

start().catch((error: unknown) => {
  consoleLog.error(errorMessage(error))
  process.exit(1)
})
