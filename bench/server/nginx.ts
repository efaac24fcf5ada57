import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'

/** Milliseconds: longest wait for the first connection, and between two attempts. */
const START = 10_000
const TRY_EVERY = 20

export interface Nginx {
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** Where the system's packages put programs that only root has on its path. */
export const PROGRAM_PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/**
 * Starts the system's nginx on a whole configuration, kept in `folder`, and waits until `port` takes
 * connections. Rejects with what nginx said when it does not.
 */
export async function startNginx(
  configuration: string,
  folder: string,
  port: number,
): Promise<Nginx> {
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration)
  const child = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    env: { ...process.env, PATH: PROGRAM_PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-2_000)
  })
  child.once('error', (error) => {
    said += error.message
  })
  const kill = () => child.kill('SIGTERM')
  process.on('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    if (child.exitCode !== null || child.pid === undefined) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const begin = performance.now()
  while (performance.now() - begin < START && child.exitCode === null) {
    if (await isListening(port)) return { pid: child.pid ?? 0, stop }
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY))
  }
  await stop()
  throw new Error(`nginx does not listen on ${port}:\n${said}`)
}
