import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { closeServer } from '@gaashaan/runtime/close-server'
import { errorMessage } from '@gaashaan/runtime/error-message'
import { openExposition } from '@gaashaan/runtime/exposition'
import { keepPrivate } from '@gaashaan/runtime/private-folder'
import { openPrivatePort } from '@gaashaan/runtime/private-port'
import { onSignals } from '@gaashaan/runtime/signals'
import { beginStopping } from '@gaashaan/runtime/stopping'
import { systemFault } from '@gaashaan/runtime/system-fault'
import type { FastifyInstance } from 'fastify'
import { runCluster } from './cluster.ts'
import { type Env, readProcessEnv } from './env/env.ts'
import { precompress } from './http/precompress.ts'
import { openClusterMetricsPort } from './observability/cluster-metrics-port.ts'
import { jsonLog } from './observability/json-log.ts'
import type { Log } from './observability/log.ts'
import { BUILT_PAGES, CLIENT_DIRECTORY } from './paths.ts'
import { startSearch } from './search/start-search.ts'

/** How long open responses may take after the process is told to stop. */
const MAX_STOP_MS = 10_000

/**
 * Stops a listening site. At first it reports that it is not ready, and takes requests for
 * `delayMs` longer; then it takes no connections, finishes its responses and closes.
 */
async function stop(app: FastifyInstance, delayMs: number): Promise<void> {
  beginStopping()
  await setTimeout(delayMs)
  await closeServer(app.server, MAX_STOP_MS)
  await app.close()
}

/** Listens in this process until a signal stops it. */
async function serve(env: Env, log: Log): Promise<void> {
  // Loaded after the environment is read, by which React chooses its build.
  const [{ createServer }, build] = await Promise.all([
    import('./app.ts'),
    import(pathToFileURL(BUILT_PAGES).href),
  ])
  const search = startSearch(env, { shouldSync: !cluster.isWorker }, log)
  const app = await createServer({ env, build, search, log, clientDirectory: CLIENT_DIRECTORY })
  onSignals(() => stop(app, env.stopDelayMs).then(() => process.exit(0)))

  try {
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    throw isTaken ? new Error(`Port ${env.port} is taken: set PORT to another.`) : error
  }
  if (!env.metrics) return
  const exposition = openExposition()
  // A cluster's first process opens the port for all.
  if (cluster.isWorker) return
  await openPrivatePort({ ...env.metrics, exposition, check: app.services.checkReadiness })
}

/** Starts the built site in one process or several. Resolves when it listens. */
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
  // After the compressed files, which a proxy may read. The other processes take this over.
  if (env.diskCache) keepPrivate(env.diskCache.directory)
  if (env.processes > 1) {
    await runCluster(env.processes, log, env.stopDelayMs)
    // One process syncs the index that all of them read.
    startSearch(env, { shouldSync: true }, log)
    if (env.metrics) await openClusterMetricsPort(env.metrics, env)
  } else await serve(env, log)
  log.info(`The site listens on port ${env.port}: ${env.settings.siteUrl}`)
}

start().catch((error: unknown) => {
  // For the person who starts it, with every mistake on a line of its own.
  console.error(`error: ${systemFault(error) ?? errorMessage(error)}`)
  process.exit(1)
})
