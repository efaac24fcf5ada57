import { absolutePaths, runDeskProgram } from './steps/desk-program.mjs'

await runDeskProgram('desk/src/backup/backup-command.ts', absolutePaths(process.argv.slice(2)))
