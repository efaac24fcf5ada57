import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { becomesReady } from './service.mjs'
import { findProgram } from './system.mjs'

/** Longest wait for nginx to listen, in milliseconds. */
const START_MS = 60_000

async function isListening(port) {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/**
 * Starts the system's nginx on the `nginx.conf` of a folder, which keeps it in the foreground, and
 * waits until it takes connections on `port`. Rejects with its error log where it does not.
 */
export async function startNginx(folder, port) {
  const child = spawn(
    findProgram('nginx') ?? 'nginx',
    ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  /** @type {string[]} */
  const errorLog = []
  child.stderr.setEncoding('utf8').on('data', (text) => errorLog.push(text))
  child.once('error', ({ message }) => errorLog.push(message))
  const closed = new Promise((resolve) => child.once('close', resolve))
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await closed
  }
  if (!(await becomesReady(child, () => isListening(port), START_MS, 20))) {
    await stop()
    throw new Error(`nginx does not listen:\n${errorLog.join('')}`)
  }
  return { pid: child.pid ?? 0, errorLog, stop }
}
