import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BUCKET_VARIABLES } from '../media/store/settings.ts'

/** Tests that open no desk are the same on every database: they run on the first alone. */
function withoutDesk(root: string): string[] {
  return globSync('src/**/*.test.ts', { cwd: root }).filter(
    (file) => !/testDesk|openTestDesk/.test(readFileSync(join(root, file), 'utf8')),
  )
}

/** The tests of a workspace that open desks; `root` is its folder. */
export function deskTests(name: string, root: string) {
  return defineConfig({
    test: {
      name,
      root,
      // Payload takes a second to load: the files of a worker share it, each with its own database.
      isolate: false,
      include: ['src/**/*.test.ts'],
      exclude: process.env.DATABASE_URL_TEST ? withoutDesk(root) : [],
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
}
