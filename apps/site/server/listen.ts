import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type Env, readProcessEnv } from './env.ts'
import { consoleLog, reasonOf } from './log.ts'
import { BUILT_PAGES, CLIENT_DIRECTORY } from './paths.ts'
import { precompress } from './precompress.ts'
import { runProcesses } from './processes.ts'
import { startSearch } from './search/start-search.ts'

/** Milliseconds that answers under way have to end after the process is told to stop. */
const LAST_ANSWERS = 10_000
/** Milliseconds between two looks for connections that have had their last answer. */
const CLOSE_EVERY = 100

/** Listens in this process, until it is told to end. */
async function serve(env: Env): Promise<void> {
  // Loaded after the environment is read: React chooses its build by it.
  const [{ createServer }, build] = await Promise.all([
    import('./create-server.ts'),
    import(pathToFileURL(BUILT_PAGES).href),
  ])
  const search = startSearch(env, { keeps: !cluster.isWorker }, consoleLog)
  const app = await createServer({ env, build, search, clientDirectory: CLIENT_DIRECTORY })

  // Told twice, by a terminal and by the process that started it, it still answers what it began.
  const stop = () => {
    setTimeout(() => process.exit(0), LAST_ANSWERS).unref()
    // A connection that was busy when the server closed stays open after its answer.
    setInterval(() => app.server.closeIdleConnections(), CLOSE_EVERY).unref()
    app.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  try {
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    throw isTaken ? new Error(`Port ${env.port} is taken: set PORT to another.`) : error
  }
}

/** Starts the built site in one process or several; the promise ends when it listens. */
async function start(): Promise<void> {
  const env = readProcessEnv()
  if (cluster.isWorker) return serve(env)
  if (!existsSync(BUILT_PAGES)) {
    throw new Error('The site is not built yet: run "npm run build -w apps/site" first.')
  }
  await precompress(CLIENT_DIRECTORY).catch((error: unknown) => {
    consoleLog.warn(`files are sent uncompressed: ${reasonOf(error)}`)
  })
  if (env.processes > 1) {
    await runProcesses(env.processes, consoleLog)
    // One process keeps the index that all of them read.
    startSearch(env, { keeps: true }, consoleLog)
  } else await serve(env)
  consoleLog.info(`The site listens on port ${env.port}: ${env.settings.siteUrl}`)
}

start().catch((error: unknown) => {
  consoleLog.error(reasonOf(error))
  process.exit(1)
})
