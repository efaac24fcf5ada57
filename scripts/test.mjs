import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { check } from './steps/checks.mjs'
import { assertNode, build, install } from './steps/prepare.mjs'
import { ROOT, run, step } from './steps/run.mjs'
import { findProgram, installPrograms } from './steps/system.mjs'
import { prepareTestData } from './steps/test-data.mjs'

assertNode()

const FOLDER = path.join(ROOT, 'var', 'test')
const REPORT = path.join(FOLDER, 'report.json')

/** What can be asked for by name, and the projects of `vitest.config.ts` that it runs. */
const SUITES = {
  units: [
    'contract',
    'http',
    'runtime',
    'site',
    'desk',
    'importer',
    'mirror',
    'transparency-log',
    'commands',
  ],
  postgres: ['desk-postgres', 'importer-postgres'],
  bucket: ['desk-bucket'],
  journeys: ['e2e'],
}

/** Tests of these folders run the built programs. */
const RUNS_BUILT = /^(?:\.\/)?(?:e2e|scripts|deploy|bench)\b/

const words = process.argv.slice(2)
const paths = words.filter((word) => !(word in SUITES))
const suites = words.filter((word) => word in SUITES)
const isWhole = words.length === 0

const counts = { passed: 0, failed: 0, skipped: 0 }

/** Runs the tests, and counts them; a run that ends with an error has at least one failure. */
async function runTests() {
  const projects = suites.flatMap((suite) => SUITES[suite]).flatMap((name) => ['--project', name])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  // Tests wait for disks and servers too: three at a time are the fastest on two processors.
  const workers = `--maxWorkers=${availableParallelism() + 1}`
  // Everything temporary ends with the run, also what a test that was interrupted has left.
  const temporary = mkdtempSync(path.join(tmpdir(), 'gaashaan-tests-'))
  // PostgreSQL and nginx have users of their own, and folders in this one.
  chmodSync(temporary, 0o711)
  // The programs that tests start take half the time once their modules are compiled.
  const env = { NODE_COMPILE_CACHE: path.join(FOLDER, 'compile-cache'), TMPDIR: temporary }
  rmSync(REPORT, { force: true })
  let hasError = false
  try {
    await run('npx', ['vitest', 'run', workers, ...projects, ...reporters, ...paths], {
      env,
      show: true,
    })
  } catch {
    hasError = true
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 })
  }
  const report = JSON.parse(readFileSync(REPORT, 'utf8'))
  counts.passed += report.numPassedTests
  counts.failed += Math.max(report.numFailedTests, hasError ? 1 : 0)
  counts.skipped += report.numPendingTests
}

try {
  mkdirSync(FOLDER, { recursive: true })
  await Promise.all([
    install(),
    step('Programs of the system', async () => {
      await installPrograms(['headless chromium', 'nginx'], ['postgres', 'redis'])
      return 'there'
    }),
  ])
  const isBuilt = isWhole || suites.length > 0 || paths.some((word) => RUNS_BUILT.test(word))
  await Promise.all([isWhole && check(), isBuilt && build(), isWhole && prepareTestData()])
  if (findProgram('postgres') === undefined) {
    console.log('There is no PostgreSQL on this machine: its tests are left out.')
    counts.skipped += 1
  }
  await runTests()
} catch (error) {
  console.error(error.message)
  counts.failed += 1
}

console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1
