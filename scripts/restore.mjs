import { absolutePaths, runDeskProgram } from './steps/desk-program.mjs'

await runDeskProgram('desk/src/backup/restore-command.ts', absolutePaths(process.argv.slice(2)))
