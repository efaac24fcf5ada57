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
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
  },
})
