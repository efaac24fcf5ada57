import { defineConfig } from 'vitest/config'
import { postgresFolder } from './apps/desk/src/testing/postgres.ts'
import { deskTests } from './apps/desk/src/testing/vitest-config.ts'

const DESK = 'apps/desk'
const IMPORTER = 'apps/importer'

/** A busy machine takes longer than the five seconds, and one of a poll, that are usual. */
const PATIENT = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
} as const

const ON_POSTGRES = [
  deskTests('desk', DESK, 'postgres'),
  deskTests('importer', IMPORTER, 'postgres'),
]

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], ...PATIENT } },
      { test: { name: 'http', include: ['packages/http/src/**/*.test.ts'], ...PATIENT } },
      {
        test: {
          name: 'transparency-log',
          include: ['packages/transparency-log/src/**/*.test.ts'],
          ...PATIENT,
        },
      },
      { test: { name: 'mirror', include: ['apps/mirror/src/**/*.test.ts'], ...PATIENT } },
      { test: { name: 'runtime', include: ['packages/runtime/src/**/*.test.ts'], ...PATIENT } },
      'apps/site/vitest.config.ts',
      deskTests('desk', DESK),
      deskTests('importer', IMPORTER),
      // A machine without PostgreSQL runs the rest.
      ...(postgresFolder() ? ON_POSTGRES : []),
      deskTests('desk', DESK, 'bucket'),
      // Projects run in the order of their names. This one begins, since a file of it that ran last
      // would run alone for a while.
      { test: { name: 'commands', include: ['{bench,deploy,scripts}/**/*.test.ts'], ...PATIENT } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          // The files of a worker share its modules, and with them one browser.
          isolate: false,
          globalSetup: ['e2e/global-setup.ts'],
          setupFiles: ['e2e/browser-hooks.ts'],
          // A whole journey takes a busy machine more than a minute.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A busy machine takes more than the second that is usual to paint or to answer.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
