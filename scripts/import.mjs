import { spawn } from 'node:child_process'
import path from 'node:path'
import { assertNode, install } from './steps/prepare.mjs'
import { environment, ROOT, run, step } from './steps/run.mjs'

assertNode()

const PROGRAM = path.join(ROOT, 'apps', 'desk', 'src', 'moving-in', 'import.ts')

/** Files are named from where the command was given: npm keeps that folder. */
function wholeNames(args) {
  const folder = process.env.INIT_CWD ?? process.cwd()
  return args.map((arg, i) => {
    if (args[i - 1] === '--wordpress') return path.resolve(folder, arg)
    const [, name] = /^--wordpress=(.*)$/.exec(arg) ?? []
    return name === undefined ? arg : `--wordpress=${path.resolve(folder, name)}`
  })
}

/** Starts the import with this terminal and resolves to its exit code; signals are its to end by. */
function importAll(args) {
  return new Promise((resolve, reject) => {
    const child = spawn('node', [PROGRAM, ...args], {
      cwd: path.join(ROOT, 'apps', 'desk'),
      env: environment(),
      stdio: 'inherit',
    })
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

const args = process.argv.slice(2)
try {
  await install()
  if (!args.includes('--help')) {
    await step('Database', () =>
      run('npm', ['run', 'migrate', '-w', 'apps/desk']).then(() => 'migrated'),
    )
  }
  process.exitCode = await importAll(wholeNames(args))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
