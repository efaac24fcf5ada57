import { defineConfig } from 'vitest/config'

// The React Router plugin of vite.config.ts is for the bundles; tests need plain modules.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    name: 'site',
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
    environment: 'node',
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
  },
})
