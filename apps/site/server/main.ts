import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { errorMessage } from '@gaashaan/runtime/error-message'
import { openExposition } from '@gaashaan/runtime/exposition'
import { openPrivatePort } from '@gaashaan/runtime/private-port'
import { onSignals } from '@gaashaan/runtime/signals'
import { systemFault } from '@gaashaan/runtime/system-fault'
import { runCluster } from './cluster.ts'
import { type Env, readProcessEnv } from './env/env.ts'
import { precompress } from './http/precompress.ts'
import { openClusterMetricsPort } from './observability/cluster-metrics-port.ts'
import { jsonLog } from './observability/json-log.ts'
import type { Log } from './observability/log.ts'
import { BUILT_PAGES, CLIENT_DIRECTORY } from './paths.ts'
import { startSearch } from './search/start-search.ts'
import { stopSite } from './shutdown.ts'

/** Listens in this process until a signal ends it. */
async function serve(env: Env, log: Log): Promise<void> {
  // Loaded after the environment is read: React chooses its build by it.
  const [{ createServer }, build] = await Promise.all([
    import('./app.ts'),
    import(pathToFileURL(BUILT_PAGES).href),
  ])
  const search = startSearch(env, { keeps: !cluster.isWorker }, log)
  const app = await createServer({ env, build, search, log, clientDirectory: CLIENT_DIRECTORY })
  onSignals(() => stopSite(app, env.stopDelayMs).then(() => process.exit(0)))

  try {
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    throw isTaken ? new Error(`Port ${env.port} is taken: set PORT to another.`) : error
  }
  if (!env.metrics) return
  const exposition = openExposition()
  // Of several processes the first answers for all.
  if (!cluster.isWorker)
    await openPrivatePort({ ...env.metrics, exposition, check: app.services.checkReadiness })
}

/** Starts the built site in one process or several; the promise ends when it listens. */
async function start(): Promise<void> {
  const env = readProcessEnv()
  const log = jsonLog(env.logLevel)
  if (cluster.isWorker) return serve(env, log)
  if (!existsSync(BUILT_PAGES)) {
    throw new Error('The site is not built yet: run "npm run build -w apps/site" first.')
  }
  await precompress(CLIENT_DIRECTORY).catch((error: unknown) => {
    log.warn(`files are sent uncompressed: ${errorMessage(error)}`)
  })
  if (env.processes > 1) {
    await runCluster(env.processes, log, env.stopDelayMs)
    // One process keeps the index that all of them read.
    startSearch(env, { keeps: true }, log)
    if (env.metrics) await openClusterMetricsPort(env.metrics, env)
  } else await serve(env, log)
  log.info(`The site listens on port ${env.port}: ${env.settings.siteUrl}`)
}

start().catch((error: unknown) => {
  // For the person who starts it, not for machines: every mistake on a line of its own.
  console.error(`error: ${systemFault(error) ?? errorMessage(error)}`)
  process.exit(1)
})
