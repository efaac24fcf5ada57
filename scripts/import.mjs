import { absolutePaths, runProgram } from './steps/programs.mjs'
import { run, step } from './steps/run.mjs'

const args = process.argv.slice(2)

async function migrate() {
  if (args.includes('--help')) return
  await step('Database', () =>
    run('npm', ['run', 'migrate', '-w', 'apps/desk']).then(() => 'migrated'),
  )
}

const paths = absolutePaths(args, ['--wordpress', '--terms'])
await runProgram('apps/importer/src/main.ts', paths, migrate)
