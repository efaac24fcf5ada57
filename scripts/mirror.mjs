import { absolutePaths, runProgram } from './steps/programs.mjs'

// The folder comes first, behind no option.
const args = absolutePaths(process.argv.slice(2), [undefined, '--keys', '--metrics'])
await runProgram('apps/mirror/src/main.ts', args)
