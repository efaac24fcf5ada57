import { run, step } from './run.mjs'

const PROJECTS = ['.', 'packages/contract', 'apps/site', 'apps/site/service-worker', 'apps/desk']

/** Formatter, linter (with the directions of imports) and types; a warning is an error. */
export async function check() {
  await step('Format and lint', () =>
    run('npx', ['biome', 'ci', '--error-on-warnings', '.']).then(() => 'clean'),
  )
  await step('Route types', () =>
    run('npx', ['react-router', 'typegen'], { cwd: 'apps/site' }).then(() => 'made'),
  )
  for (const project of PROJECTS) {
    await step(`Types of ${project}`, () => run('npx', ['tsc', '-p', project]).then(() => 'clean'))
  }
}
