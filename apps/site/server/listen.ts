import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { readProcessEnv } from './env.ts'
import { consoleLog, reasonOf } from './log.ts'
import { BUILT_PAGES, CLIENT_DIRECTORY } from './paths.ts'

/** Milliseconds that answers under way have to end after the process is told to stop. */
const LAST_ANSWERS = 10_000

/** Starts the built site; the promise ends when it listens. */
async function start(): Promise<void> {
  const env = readProcessEnv()
  if (!existsSync(BUILT_PAGES)) {
    throw new Error('The site is not built yet: run "npm run build -w apps/site" first.')
  }
  // Loaded after the environment is read: React chooses its build by it.
  const [{ createServer }, { precompress }, build] = await Promise.all([
    import('./create-server.ts'),
    import('./precompress.ts'),
    import(pathToFileURL(BUILT_PAGES).href),
  ])
  await precompress(CLIENT_DIRECTORY).catch((error: unknown) => {
    consoleLog.warn(`files are sent uncompressed: ${reasonOf(error)}`)
  })
  const app = await createServer({ env, build, clientDirectory: CLIENT_DIRECTORY })

  const stop = () => {
    setTimeout(() => process.exit(0), LAST_ANSWERS).unref()
    app.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  try {
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    throw isTaken ? new Error(`Port ${env.port} is taken: set PORT to another.`) : error
  }
  consoleLog.info(`The site listens on port ${env.port}: ${env.settings.siteUrl}`)
}

start().catch((error: unknown) => {
  consoleLog.error(reasonOf(error))
  process.exit(1)
})
