import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/steps/service.mjs'
import { visit } from './visit.ts'

/** Where the site's processes work. */
export const SITE_FOLDER = path.join(import.meta.dirname, '../../apps/site')

/** Milliseconds: longest wait for the first page, and between two attempts to get it. */
const START = 30_000
const ASK_EVERY = 5

export interface SiteOptions {
  /** Path that is asked for until it answers 200. */
  readonly first?: string
  /** Public origin, where that is not the process's own address. */
  readonly siteUrl?: string
  readonly env?: Readonly<Record<string, string>>
}

export interface SiteProcess {
  readonly url: string
  readonly pid: number
  /** Milliseconds from the start of the process to the end of its first good answer. */
  readonly startedIn: number
  readonly stop: () => Promise<void>
  /** Ends it and all that it started at once, as a failing machine does. */
  readonly kill: () => Promise<void>
}

/** Signals a process and all that it started; nothing when they have ended. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {}
}

/**
 * Starts the built site by itself, without npm, on a folder of its own, and asks for `first` until
 * it answers 200. Rejects with what the process said when it ends or stays silent.
 */
export async function startSite(
  apiBaseUrl: string,
  { first = '/', siteUrl, env = {} }: SiteOptions = {},
): Promise<SiteProcess> {
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
      SITE_URL: siteUrl ?? url,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group, so that nothing of it outlives the measurement.
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-2_000)
    })
  }
  const pid = child.pid ?? 0
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    const late = setTimeout(() => signalAll(pid, 'SIGKILL'), 12_000)
    await ended
    clearTimeout(late)
    signalAll(pid, 'SIGKILL')
    process.off('exit', kill)
    rmSync(folder, { recursive: true, force: true })
  }
  const kill = () => signalAll(pid, 'SIGKILL')
  process.on('exit', kill)
  const fail = async () => {
    kill()
    await stop()
  }
  while (performance.now() - begin < START && child.exitCode === null) {
    const answer = await visit(url + first, { connection: 'close' }).catch(() => undefined)
    if (answer?.status === 200)
      return { url, pid, startedIn: performance.now() - begin, stop, kill: fail }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY))
  }
  await stop()
  throw new Error(`the site did not answer ${first} with 200:\n${said}`)
}
