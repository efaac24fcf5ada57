import { defineConfig } from 'vitest/config'
import { aliases } from './aliases.ts'

// The React Router plugin of vite.config.ts is for the bundles; tests need plain modules.
export default defineConfig({
  resolve: { alias: aliases },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    name: 'site',
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'service-worker/**/*.test.ts'],
    environment: 'node',
    // A busy machine takes more than the seconds that are usual for a condition to come true.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
  },
})
