import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Signals by which people, service managers and closed terminals end a program. */
export const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * The environment for everything we start: the pinned Node first on the path, so that child
 * processes use it even where the machine has an older one.
 * @param {Readonly<Record<string, string>>} [extra]
 * @returns {NodeJS.ProcessEnv}
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

/** Whether a child process has neither exited nor been killed. */
export function isRunning(child) {
  return child.exitCode === null && child.signalCode === null
}

/**
 * Runs a command to its end. Its output is shown only when it fails, unless `show` is set.
 * Resolves to what it printed; rejects with the command's name and exit code, and that as `output`.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Readonly<Record<string, string>>, show?: boolean, cwd?: string }} [options]
 * @returns {Promise<string>}
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
    const forwardSignal = (signal) => {
      if (isRunning(child)) process.kill(-child.pid, signal)
    }
    for (const signal of END_SIGNALS) process.on(signal, forwardSignal)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk
      })
    }
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const endSignal of END_SIGNALS) process.off(endSignal, forwardSignal)
      if (code === 0) return resolve(output)
      if (!show && signal === null) process.stderr.write(output)
      const error = new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}`)
      reject(Object.assign(error, { output }))
    })
  })
}

/** @type {string | undefined} The title of the step whose line has no end yet. */
let openLine

/**
 * Prints what is being done, does it, and prints how long it took. Of steps that run side by side,
 * the first to begin has its title printed at once, each other one when it ends.
 */
export async function step(title, work) {
  const begin = performance.now()
  const end = (note) => {
    const isOpen = openLine === title
    const start = openLine !== undefined && !isOpen ? '\n' : ''
    process.stdout.write(isOpen ? `${note}\n` : `${start}• ${title} … ${note}\n`)
    openLine = undefined
  }
  if (openLine === undefined) {
    openLine = title
    process.stdout.write(`• ${title} … `)
  }
  try {
    const note = await work()
    end(`${note ?? 'done'} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
  } catch (error) {
    end('failed')
    throw error
  }
}

/** Runs the work of a script; an error is printed as its message and ends the process with 1. */
export async function runScript(work) {
  try {
    await work()
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
