import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { noteFirstAccount } from '../scripts/steps/first-account.mjs'
import { environment, isRunning, ROOT, run } from '../scripts/steps/run.mjs'
import { becomesReady, freePort, isResponding } from '../scripts/steps/service.mjs'
import { createDataFolder } from './data-folder.ts'

/** Longest wait for a desk's first response, in milliseconds. */
const START_MS = 120_000

interface DeskOptions {
  readonly variables?: Readonly<Record<string, string>>
  /** The folder of another version of the project, built. */
  readonly root?: string
  readonly port?: number
}

/** A built desk on a data folder, whose processes can be ended at any moment and started again. */
export type DeskProcess = Awaited<ReturnType<typeof createDesk>>

/** The desk on this folder; not started yet. */
export async function createDesk(
  folder: string,
  { variables = {}, root = ROOT, port }: DeskOptions = {},
) {
  const ownPort = port ?? (await freePort())
  const url = `http://127.0.0.1:${ownPort}`
  const cwd = path.join(root, 'apps/desk')
  // An older version has another name for its program.
  const program = existsSync(path.join(cwd, 'src/server.ts')) ? 'src/server.ts' : 'src/start.ts'
  const env = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(ownPort),
    // The writers of messages name the readers who send them, as the site does.
    TRUST_SITE: 'loopback',
    ...variables,
  }
  let end: (signal: NodeJS.Signals) => Promise<void> = async () => undefined

  async function start(): Promise<void> {
    const child = spawn(process.execPath, [program], {
      cwd,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'ignore'],
      // Its own group, so that what it started ends with it.
      detached: true,
    })
    child.stdout.setEncoding('utf8').on('data', noteFirstAccount)
    const exited = once(child, 'exit')
    const killGroup = () => process.kill(-(child.pid ?? 0), 'SIGKILL')
    process.once('exit', killGroup)
    end = async (signal) => {
      process.off('exit', killGroup)
      if (isRunning(child)) process.kill(-(child.pid ?? 0), signal)
      await exited
    }
    const isReady = () => isResponding(`${url}/api/content-version`)
    if (await becomesReady(child, isReady, START_MS)) return
    throw new Error(
      isRunning(child) ? 'the desk does not answer' : 'the desk ended before it answered',
    )
  }

  return {
    url,
    /** Migrates the database, as its service does before each start. */
    migrate: () => run(process.execPath, ['src/migrate.ts'], { cwd, env }),
    start,
    /** Ends it as a failing machine does: nothing that it had begun is finished. */
    kill: () => end('SIGKILL'),
    /** Ends it as an operator does. */
    stop: () => end('SIGTERM'),
  }
}

/** Does work with a desk on a new data folder, a copy of `migrated` where that is given. */
export async function withDesk<T>(
  migrated: string | undefined,
  work: (desk: DeskProcess, folder: string) => Promise<T>,
  variables: DeskOptions['variables'] = {},
): Promise<T> {
  const { folder, remove } = await createDataFolder(migrated)
  const desk = await createDesk(folder, { variables })
  try {
    return await work(desk, folder)
  } finally {
    await desk.kill()
    remove()
  }
}
