import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BUCKET_VARIABLES } from './src/media/store/settings.ts'

/** Tests that open no desk are the same on every database: they run on the first alone. */
function withoutDesk(): string[] {
  return globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).filter(
    (file) => !/testDesk|openTestDesk/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
}

export default defineConfig({
  test: {
    name: 'desk',
    root: import.meta.dirname,
    // Payload takes a second to load: the files of a worker share it, each with its own database.
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: process.env.DATABASE_URL_TEST ? withoutDesk() : [],
    // Opening a desk takes a second or two, more on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // What a test keeps goes to folders of its own; this one must exist for nobody.
    env: {
      DATA_DIR: join(tmpdir(), 'gaashaan-tests'),
      PAYLOAD_SECRET: 'tests',
      DATABASE_URL: '',
      ...Object.fromEntries(BUCKET_VARIABLES.map((name) => [name, ''])),
    },
  },
})
