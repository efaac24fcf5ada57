import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { noteFirstAccount } from './first-account.mjs'
import { environment, ROOT } from './run.mjs'

/** Longest wait for a service's first answer, in milliseconds. */
const START_MS = 90_000

/** Every service that was started and has not ended. */
const running = new Set()

/** Ends all services started here, such as when the person at the keyboard stops us half-way. */
export async function stopServices() {
  await Promise.all([...running].map((stop) => stop()))
}

/** A port of the loopback that nobody listens on at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Whether something answers at an address, whatever the status. */
export async function answers(url) {
  try {
    await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2_000) })
    return true
  } catch {
    return false
  }
}

/** Whether it is the program started with this mark that answers, and no other on its port. */
async function isOurs(url, mark) {
  try {
    const answer = await fetch(new URL('/livez', url), { signal: AbortSignal.timeout(2_000) })
    return (await answer.json()).start === mark
  } catch {
    return false
  }
}

/**
 * Starts a workspace's `start` script, or another, and waits until `url` answers, by the program
 * started here. Every line it prints goes to `log`. `stop` ends that process and waits for its end.
 */
export async function startService({ workspace, script = 'start', url, env = {}, log }) {
  const mark = randomUUID()
  const child = spawn('npm', ['run', '--silent', script, '-w', workspace], {
    cwd: ROOT,
    env: environment({ ...env, START_MARK: mark }),
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group, so that npm and what npm started end together.
    detached: true,
  })
  const name = workspace.split('/').at(-1)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text) => {
      for (const line of text.split('\n')) {
        noteFirstAccount(line)
        if (line.trim() !== '') log(`${name} | ${line}`)
      }
    })
  }
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })
  let isRunning = true
  ended.then(() => {
    isRunning = false
  })
  const stop = async () => {
    if (isRunning) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  running.add(stop)
  ended.then(() => running.delete(stop))
  const begin = Date.now()
  while (!(await isOurs(url, mark)) || !(await answers(url))) {
    if (!isRunning) throw new Error(`${name} ended before it answered at ${url}`)
    if (Date.now() - begin > START_MS) {
      await stop()
      throw new Error(`${name} did not answer at ${url} within ${START_MS / 1000} s`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { stop, ended }
}
