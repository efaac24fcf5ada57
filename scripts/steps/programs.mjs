import { spawn } from 'node:child_process'
import path from 'node:path'
import { assertNode, installOnce } from './prepare.mjs'
import { END_SIGNALS, environment, ROOT, runScript } from './run.mjs'

/** The folder from which the command was given: npm passes it on. */
const CALLER_FOLDER = process.env.INIT_CWD ?? process.cwd()

/**
 * Command-line arguments with the paths of files made absolute, as the program runs in the root
 * folder. `fileOptions` are the options whose value is a file; without them every value is one but
 * those of `textOptions`.
 * @param {readonly string[]} args
 * @param {readonly (string | undefined)[]} [fileOptions]
 * @param {readonly string[]} [textOptions]
 */
export function absolutePaths(args, fileOptions, textOptions = []) {
  const isFile = (option) => fileOptions?.includes(option) ?? !textOptions.includes(option)
  return args.map((arg, index) => {
    const [, option, file] = /^(--[^=]+)=(.+)$/.exec(arg) ?? []
    if (file && isFile(option)) return `${option}=${path.resolve(CALLER_FOLDER, file)}`
    if (arg.startsWith('-') || !isFile(args[index - 1])) return arg
    return path.resolve(CALLER_FOLDER, arg)
  })
}

/** Runs a program with this terminal. Resolves to its exit code; it handles signals itself. */
function runInTerminal(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn('node', [path.join(ROOT, program), ...args], {
      cwd: ROOT,
      env: environment(),
      stdio: 'inherit',
    })
    for (const signal of END_SIGNALS) process.on(signal, () => child.kill(signal))
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Ends this process with the exit code of a program, named from the root, once `prepare` is done. */
export async function runProgram(program, args, prepare = async () => {}) {
  assertNode()
  await runScript(async () => {
    await installOnce()
    await prepare()
    process.exitCode = await runInTerminal(program, args)
  })
}
