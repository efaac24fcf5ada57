import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { noteFirstAccount } from '../scripts/steps/first-account.mjs'
import { environment, ROOT } from '../scripts/steps/run.mjs'
import { answers, freePort } from '../scripts/steps/service.mjs'

/** Milliseconds: longest wait for a desk's first answer, and between two looks. */
const START = 120_000
const LOOK_EVERY = 50

/** A built desk on a data folder, whose processes can be ended at any moment and started again. */
export interface DeskProcess {
  readonly url: string
  readonly start: () => Promise<void>
  /** Ends it as a failing machine does: nothing that it had begun is finished. */
  readonly kill: () => Promise<void>
  /** Ends it as an operator does. */
  readonly stop: () => Promise<void>
}

/** The desk on this folder, with these variables besides; not started yet. */
export async function deskOn(
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<DeskProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = environment({
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    // Its writers name the readers whose messages they send, as the site does.
    TRUST_SITE: 'loopback',
    ...variables,
  })
  let end: (signal: NodeJS.Signals) => Promise<void> = async () => undefined
  async function start() {
    const child = spawn(process.execPath, ['src/server.ts'], {
      cwd: path.join(ROOT, 'apps/desk'),
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
      // Its own group, so that what it started ends with it.
      detached: true,
    })
    child.stdout.setEncoding('utf8').on('data', noteFirstAccount)
    const ended = once(child, 'exit')
    let isRunning = true
    void ended.then(() => {
      isRunning = false
    })
    const orphan = () => process.kill(-(child.pid ?? 0), 'SIGKILL')
    process.once('exit', orphan)
    end = async (signal) => {
      process.off('exit', orphan)
      if (isRunning) process.kill(-(child.pid ?? 0), signal)
      await ended
    }
    const begin = performance.now()
    while (!(await answers(`${url}/api/content-version`))) {
      if (!isRunning) throw new Error('the desk ended before it answered')
      if (performance.now() - begin > START) throw new Error('the desk does not answer')
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
    }
  }
  return { url, start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
