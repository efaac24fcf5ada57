import path from 'node:path'
import { deskProgram, GIVEN_IN } from './steps/desk-program.mjs'
import { assertNode, installOnce } from './steps/prepare.mjs'
import { run, step } from './steps/run.mjs'

assertNode()

/** Files are named from where the command was given: npm keeps that folder. */
function wholeNames(args) {
  return args.map((arg, i) => {
    if (args[i - 1] === '--wordpress') return path.resolve(GIVEN_IN, arg)
    const [, name] = /^--wordpress=(.*)$/.exec(arg) ?? []
    return name === undefined ? arg : `--wordpress=${path.resolve(GIVEN_IN, name)}`
  })
}

const args = process.argv.slice(2)
try {
  await installOnce()
  if (!args.includes('--help')) {
    await step('Database', () =>
      run('npm', ['run', 'migrate', '-w', 'apps/desk']).then(() => 'migrated'),
    )
  }
  process.exitCode = await deskProgram('importer/src/main.ts', wholeNames(args))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
