import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { becomesReady, freePort } from '../../scripts/steps/service.mjs'
import { visit } from './visit.ts'

/** The working directory of the site's processes. */
export const SITE_FOLDER = path.join(import.meta.dirname, '../../apps/site')

/** Milliseconds: longest wait for the first response, and between two attempts to get it. */
const START_MS = 120_000
const POLL_MS = 5

/**
 * Starts the built site without npm, on a folder of its own, and requests the path `first` until its
 * status is 200. Rejects with the output of the process when it ends or does not get there.
 */
export async function startSite(
  apiBaseUrl: string,
  { first = '/', env = {} as Readonly<Record<string, string>> } = {},
) {
  const port = env.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-site-'))
  const begin = performance.now()
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: SITE_FOLDER,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      API_BASE_URL: apiBaseUrl,
      PORT: port,
      HOST: '127.0.0.1',
      SITE_URL: url,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group, so that nothing of it outlives the measurement.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-2_000)
    })
  }
  const pid = child.pid ?? 0
  const exited = once(child, 'exit')
  const killGroup = () => {
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // All of it has ended.
    }
  }
  process.on('exit', killGroup)
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(killGroup, 12_000)
    await exited
    clearTimeout(timer)
    killGroup()
    process.off('exit', killGroup)
    rmSync(folder, { recursive: true, force: true })
  }
  /** Ends it and its descendants at once, as a failing machine does. */
  const kill = () => {
    killGroup()
    return stop()
  }
  const isReady = () =>
    visit(url + first, { connection: 'close' }).then(
      ({ status }) => status === 200,
      () => false,
    )
  if (await becomesReady(child, isReady, START_MS, POLL_MS)) {
    // `startedIn`: milliseconds from the start of the process to the end of its first good response.
    return { url, pid, startedIn: performance.now() - begin, stop, kill }
  }
  await stop()
  throw new Error(`the site did not answer ${first} with 200:\n${output}`)
}

export type SiteProcess = Awaited<ReturnType<typeof startSite>>
