import { spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { noteFirstAccount } from './first-account.mjs'
import { environment, isRunning, ROOT } from './run.mjs'

/**
 * @typedef {object} Service
 * @property {() => Promise<void>} stop Ends the processes started here and waits for their end.
 * @property {() => Promise<void>} kill Ends them at once, as a failing machine does.
 * @property {Promise<number | string>} ended Settles with the exit code or signal.
 */

/** Longest wait for a service's first response, in milliseconds. */
const START_MS = 180_000

/** Ends each service that was started and has not ended. */
const stops = new Set()

/** Ends all services started here, such as when a person interrupts the start. */
export async function stopServices() {
  await Promise.all([...stops].map((stop) => stop()))
}

/**
 * A port of the loopback on which nobody listens at this moment. It is below those that Linux and macOS
 * give to outgoing connections, one of which could take it before the service that is to listen there.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const port = randomInt(20_000, 32_000)
    const server = createServer()
    server.on('error', (error) => {
      if (error.code === 'EADDRINUSE') resolve(freePort())
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })
}

/** Whether something responds at an address, whatever the status. */
export async function isResponding(url) {
  try {
    await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2_000) })
    return true
  } catch {
    return false
  }
}

/** Whether the program that responds is the one started with this id, and no other on its port. */
async function isOurs(url, startId) {
  try {
    const response = await fetch(new URL('/livez', url), { signal: AbortSignal.timeout(2_000) })
    return (await response.json()).start === startId
  } catch {
    return false
  }
}

/** Resolves to true once `isReady` does; to false when the child has ended, or after `maxMs`. */
export async function becomesReady(child, isReady, maxMs, pollMs = 50) {
  const begin = Date.now()
  while (!(await isReady())) {
    if (!isRunning(child) || Date.now() - begin > maxMs) return false
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return true
}

/**
 * Starts a workspace's `start` script, or another, and waits until the program started here responds
 * at `url`. Every line it prints goes to `log`.
 * @param {{
 *   workspace: string, script?: string, url: string, env?: Readonly<Record<string, string>>,
 *   log: (line: string) => void,
 * }} options
 * @returns {Promise<Service>}
 */
export async function startService({ workspace, script = 'start', url, env = {}, log }) {
  const startId = randomUUID()
  const folder = path.join(ROOT, workspace)
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  // Without npm between, which takes a tenth of a second of a processor for each service.
  const child = spawn(scripts[script], {
    shell: true,
    cwd: folder,
    env: environment({ ...env, START_MARK: startId }),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group, so that the program and what it started end together.
    detached: true,
  })
  const name = workspace.split('/').at(-1)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      for (const line of text.split('\n')) {
        noteFirstAccount(line)
        if (line.trim() !== '') log(`${name} | ${line}`)
      }
    })
  }
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })
  const end = async (signal) => {
    if (isRunning(child)) process.kill(-child.pid, signal)
    await ended
  }
  const stop = () => end('SIGTERM')
  const kill = () => end('SIGKILL')
  stops.add(stop)
  ended.then(() => stops.delete(stop))
  const isReady = async () => (await isOurs(url, startId)) && isResponding(url)
  if (!(await becomesReady(child, isReady, START_MS, 100))) {
    if (!isRunning(child)) throw new Error(`${name} ended before it answered at ${url}`)
    await stop()
    throw new Error(`${name} did not answer at ${url} within ${START_MS / 1000} s`)
  }
  return { stop, kill, ended }
}
