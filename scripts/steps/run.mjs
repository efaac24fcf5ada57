import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Signals by which people, service managers and closed terminals end a program. */
export const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * The environment for everything we start: the pinned Node first on the path, so that child
 * processes use it even where the machine has an older one.
 */
export function environment(extra = {}) {
  const bin = path.join(ROOT, 'node_modules', '.bin')
  return {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    NEXT_TELEMETRY_DISABLED: '1',
    ...extra,
  }
}

/** Whether a child can still be told anything. */
export function hasNotEnded(child) {
  return child.exitCode === null && child.signalCode === null
}

/**
 * Runs a command to its end. Its output is shown only when it fails, unless `show` is set.
 * Resolves to what it printed; rejects with the command's name and exit code, and that as `output`.
 */
export function run(command, args, { env = {}, show = false, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: path.resolve(ROOT, cwd),
      env: environment(env),
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      // A group of its own: npm passes no signal on to what a shell runs for it.
      detached: true,
    })
    const passOn = (signal) => {
      if (hasNotEnded(child)) process.kill(-child.pid, signal)
    }
    for (const signal of ENDING) process.on(signal, passOn)
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const each of ENDING) process.off(each, passOn)
      if (code === 0) return resolve(output)
      if (!show && signal === null) process.stderr.write(output)
      const error = new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}`)
      reject(Object.assign(error, { output }))
    })
  })
}

/** Says what is being done, does it, and says how long it took. */
export async function step(title, work) {
  const begin = performance.now()
  process.stdout.write(`• ${title} … `)
  try {
    const note = await work()
    const seconds = ((performance.now() - begin) / 1000).toFixed(1)
    process.stdout.write(`${note ?? 'done'} (${seconds} s)\n`)
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}
