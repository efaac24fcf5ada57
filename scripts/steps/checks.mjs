import { checkSupplyChain } from '../supply-chain/check.mjs'
import { run, step } from './run.mjs'

const PROJECTS = [
  '.',
  'packages/contract',
  'packages/http',
  'packages/runtime',
  'apps/site',
  'apps/site/service-worker',
  'apps/desk',
  'apps/importer',
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
  for (const project of PROJECTS) {
    await step(`Types of ${project}`, () => run('npx', ['tsc', '-p', project]).then(() => 'clean'))
  }
}
