import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BUCKET_VARIABLES } from '../env/env-schema.ts'

/** Tests that open a desk for what is the same on every database: files, routes, command lines. */
const INDEPENDENT_OF_DATABASE = [
  'src/media/{files,store,image-sizes}/**',
  'src/http-security/{every-route,mass-assignment,server-functions,stored-markup,uploads}.test.ts',
  // The importer's.
  'src/main.test.ts',
  'src/html/**',
  'src/media/odd-pictures.test.ts',
]

/** The tests that read or write a desk's database, and therefore run a second time on PostgreSQL. */
function databaseTests(root: string): string[] {
  const options = { cwd: root, exclude: INDEPENDENT_OF_DATABASE }
  return globSync('src/**/*.test.ts', options).filter((file) =>
    /testDesk|openTestDesk/.test(readFileSync(join(root, file), 'utf8')),
  )
}

/** The tests that write or read the files of media, and therefore run a second time on S3. */
const MEDIA_TESTS = [
  'src/media/files/{accept-upload,send-media,picture-edits,serve-file}.test.ts',
  'src/media/image-sizes/{resize-pending,image-size-queue}.test.ts',
  'src/media/uses/*.test.ts',
  'src/collections/media/uploads.test.ts',
]

/**
 * Vitest's configuration of a workspace whose tests open desks: on SQLite and a data folder, or on a
 * server that is started for them. `root` is the workspace's folder.
 */
export function deskTests(workspace: string, root: string, server?: 'postgres' | 'bucket') {
  const include = { postgres: databaseTests(root), bucket: MEDIA_TESTS }
  return defineConfig({
    test: {
      name: server ? `${workspace}-${server}` : workspace,
      root,
      // Payload takes a second to load: the files of a worker share it, and each has its own database.
      isolate: false,
      include: server ? include[server] : ['src/**/*.test.ts'],
      globalSetup: server ? [join(import.meta.dirname, `${server}-setup.ts`)] : [],
      setupFiles: [join(import.meta.dirname, 'quick-hashing.ts')],
      // Opening a desk takes a second or two, more on a busy machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      env: {
        // Tests write to folders of their own, and never to this one.
        DATA_DIR: join(tmpdir(), 'gaashaan-tests'),
        PAYLOAD_SECRET: 'tests',
        DATABASE_URL: '',
        ...Object.fromEntries(BUCKET_VARIABLES.map((name) => [name, ''])),
        ...(server !== 'postgres' && { DATABASE_URL_TEST: '' }),
        ...(server !== 'bucket' && { S3_ENDPOINT_TEST: '' }),
      },
    },
  })
}
