import { absolutePaths, runProgram } from './steps/programs.mjs'

await runProgram('apps/desk/src/backup/restore-command.ts', absolutePaths(process.argv.slice(2)))
