import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { check } from './steps/checks.mjs'
import { assertNode, build, install } from './steps/prepare.mjs'
import { ROOT, run, step } from './steps/run.mjs'
import { chromium, countsStore, hasPostgres, nginx } from './steps/system.mjs'

assertNode()

const RESULTS = path.join(ROOT, 'var', 'test')
/** The tests that write or read the media's files: they run a second time, on S3. */
const MEDIA_TESTS = [
  ...['accept-upload', 'answer-media', 'picture-edits', 'serve-file'].map(
    (name) => `apps/desk/src/media/files/${name}.test.ts`,
  ),
  'apps/desk/src/media/image-sizes/resize-pending.test.ts',
  'apps/desk/src/media/image-sizes/image-size-queue.test.ts',
  'apps/desk/src/media/uses',
  'apps/desk/src/collections/media/uploads.test.ts',
]

const counts = { passed: 0, failed: 0, skipped: 0 }
/** What failed, named again at the end: the lines about it are thousands of lines up by then. */
const failures = []

/** The failed tests of a vitest report by file and title, and the files that could not be loaded. */
function failed(title, result) {
  return (result.testResults ?? []).flatMap((file) => {
    const where = `${title}: ${path.relative(ROOT, file.name)}`
    const tests = file.assertionResults.filter((test) => test.status === 'failed')
    if (tests.length > 0) {
      return tests.map((test) => `${where}\n  ${test.fullName}\n  ${test.failureMessages[0]}`)
    }
    return file.status === 'failed' ? [`${where}\n  ${file.message}`] : []
  })
}

/** Runs some of the suites and adds what they counted; a run that counts nothing has failed. */
async function suite(title, projects, { env = {}, before = [], files = [] } = {}) {
  const file = path.join(RESULTS, `${title.replaceAll(' ', '-')}.json`)
  rmSync(file, { force: true })
  console.log(`\n— ${title} —`)
  const args = [
    ...before,
    'npx',
    'vitest',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    ...files,
  ]
  // One worker a processor: vitest's own leaves one processor free, which is half of a small machine.
  if (!projects.includes('e2e')) args.push('--maxWorkers=100%')
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${file}`)
  let isBroken = false
  await run(args[0], args.slice(1), { env, show: true }).catch(() => {
    isBroken = true
  })
  let result = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }
  try {
    result = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    isBroken = true
  }
  const named = failed(title, result)
  failures.push(...named)
  if (isBroken && named.length === 0) {
    failures.push(`${title}: ended with an error outside its tests, which is printed above`)
  }
  counts.passed += result.numPassedTests
  counts.skipped += result.numPendingTests
  // A suite that could not be loaded has no failed test of its own; it counts as one.
  counts.failed += Math.max(result.numFailedTests, isBroken ? 1 : 0)
}

const SUITES = {
  units: () =>
    suite('units', [
      'contract',
      'http',
      'runtime',
      'site',
      'desk',
      'importer',
      'scripts',
      'deploy',
    ]),
  postgres: async () => {
    if (await hasPostgres()) {
      return suite('desk and importer on PostgreSQL', ['desk', 'importer'], {
        before: ['node', 'apps/desk/src/testing/with-postgres.ts', '--'],
      })
    }
    console.log(
      '\nPostgreSQL is not on this machine and could not be installed: its suite is left out.',
    )
    counts.skipped += 1
  },
  bucket: () =>
    suite('media in a bucket', ['desk'], {
      before: ['node', 'apps/desk/src/testing/with-bucket.ts', '--'],
      files: MEDIA_TESTS,
    }),
  journeys: async () => suite('journeys', ['e2e'], { env: { CHROMIUM_PATH: await chromium() } }),
}

/** What is asked for: names of suites, and paths of tests; all of it where nothing is named. */
const words = process.argv.slice(2)
const paths = words.filter((word) => !(word in SUITES))
const suites = words.length === 0 ? Object.keys(SUITES) : words.filter((word) => word in SUITES)

/** Tests of these folders run the built programs. */
const RUNS_BUILT = /^(?:\.\/)?(?:e2e|scripts|deploy|bench)\b/

try {
  mkdirSync(RESULTS, { recursive: true })
  await install()
  await step('Chromium', chromium)
  await step('nginx', nginx)
  await step('Valkey or Redis', countsStore)
  if (words.length === 0) await check()
  if (suites.length > 0 || paths.some((word) => RUNS_BUILT.test(word))) await build()
  for (const name of suites) await SUITES[name]()
  if (paths.length > 0) {
    await suite('paths', [], { env: { CHROMIUM_PATH: await chromium() }, files: paths })
  }
} catch (error) {
  failures.push(error.message)
  counts.failed += 1
}

for (const failure of failures) console.error(`\n✗ ${failure}`)
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1
