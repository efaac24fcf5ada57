import { absolutePaths, runProgram } from './steps/programs.mjs'

const args = absolutePaths(process.argv.slice(2), ['--state'])
await runProgram('packages/transparency-log/src/verify/main.ts', args)
