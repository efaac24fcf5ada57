import { absolutePaths, runProgram } from './steps/programs.mjs'

const given = process.argv.slice(2)
// What comes first is an address or the folder of a mirror.
const isFolder = !/^(?:-|\w+:)/.test(given[0] ?? '-')
const args = absolutePaths(given, isFolder ? [undefined, '--state'] : ['--state', '--file'])
await runProgram('packages/transparency-log/src/verify/main.ts', args)
