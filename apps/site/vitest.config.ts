import { defineConfig } from 'vitest/config'
import { aliases } from './aliases.ts'

// The React Router plugin of vite.config.ts is for the bundles; tests need plain modules.
export default defineConfig({
  resolve: { alias: aliases },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    name: 'site',
    include: ['app/**/*.test.{ts,tsx}', '{mirror-check,server,service-worker}/**/*.test.ts'],
    // Modules take a quarter of the time to load: the files of a worker share them.
    isolate: false,
    // The default timeouts are too short on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
  },
})
