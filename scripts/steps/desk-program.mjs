import { spawn } from 'node:child_process'
import path from 'node:path'
import { ENDING, environment, ROOT } from './run.mjs'

/** The folder where a command was given, from which files are named: npm keeps it. */
export const GIVEN_IN = process.env.INIT_CWD ?? process.cwd()

/** Arguments with every file's name whole, where nothing but files and options are named. */
export function wholePaths(args) {
  return args.map((arg) =>
    arg.startsWith('-')
      ? arg.replace(/=(.+)$/, (_, name) => `=${path.resolve(GIVEN_IN, name)}`)
      : path.resolve(GIVEN_IN, arg),
  )
}

/**
 * Runs a program of the desk or the importer, named from `apps`, in the desk's folder and with this
 * terminal. Resolves to its exit code; signals are its to end by.
 */
export function deskProgram(program, args) {
  const desk = path.join(ROOT, 'apps', 'desk')
  return new Promise((resolve, reject) => {
    const child = spawn('node', [path.join(ROOT, 'apps', program), ...args], {
      cwd: desk,
      env: environment(),
      stdio: 'inherit',
    })
    for (const signal of ENDING) process.on(signal, () => child.kill(signal))
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
