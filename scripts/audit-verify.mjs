import { absolutePaths, runProgram } from './steps/programs.mjs'

const args = absolutePaths(process.argv.slice(2), ['--file'])
await runProgram('apps/desk/src/audit/chain/verify-command.ts', args)
