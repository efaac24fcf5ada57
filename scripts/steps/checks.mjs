import path from 'node:path'
import { checkSupplyChain } from '../supply-chain/check.mjs'
import { ROOT, run, step } from './run.mjs'

/** TypeScript 7 checks in a third of the time; Next and knip need version 6 and its interface. */
const TSC = path.join(ROOT, 'node_modules/typescript-native/bin/tsc')

const PROJECTS = [
  '.',
  'packages/contract',
  'packages/http',
  'packages/runtime',
  'packages/transparency-log',
  'apps/site',
  'apps/site/mirror-check',
  'apps/site/service-worker',
  'apps/desk',
  'apps/importer',
  'apps/mirror',
]

/**
 * Formatter, linter (with the directions of imports), packages (exact, held to their hashes, free to
 * ship, imported by something) and types; a warning is an error.
 */
export async function check() {
  await step('Format and lint', () =>
    run('npx', ['biome', 'ci', '--error-on-warnings', '.']).then(() => 'clean'),
  )
  await step('Packages we depend on', async () => checkSupplyChain())
  await step('Imports of packages', () =>
    run('npx', ['knip', '--no-progress', '--treat-config-hints-as-errors']).then(
      () => 'each declared, each used',
    ),
  )
  await step('Route types', () =>
    run('npx', ['react-router', 'typegen'], { cwd: 'apps/site' }).then(() => 'made'),
  )
  await step('Types', async () => {
    for (const project of PROJECTS) await run('node', [TSC, '-p', project])
    return 'clean'
  })
}
