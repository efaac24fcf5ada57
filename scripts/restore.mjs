import { absolutePaths, runProgram } from './steps/programs.mjs'

const args = absolutePaths(process.argv.slice(2), undefined, ['--signed-by'])
await runProgram('apps/desk/src/backup/restore-command.ts', args)
