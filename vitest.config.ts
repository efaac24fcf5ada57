import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { name: 'http', include: ['packages/http/src/**/*.test.ts'] } },
      { test: { name: 'runtime', include: ['packages/runtime/src/**/*.test.ts'] } },
      'apps/site/vitest.config.ts',
      'apps/desk/vitest.config.ts',
      'apps/importer/vitest.config.ts',
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts'] } },
      { test: { name: 'deploy', include: ['deploy/**/*.test.ts'] } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          // Each file has a browser of its own; more of them than processors wait for each other.
          maxWorkers: 2,
          // What waits for ever; a whole journey takes a busy machine more than a minute.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A busy machine takes more than the second that is usual to paint or to answer.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
