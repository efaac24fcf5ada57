import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { env, testDatabaseUrl } from '../env/env.ts'
import { mountDisk, testFolder } from '../testing/storage.ts'

/** The migration loads a whole desk, which takes longer than a test on a busy machine. */
const MAX_COMMAND_MS = 180_000

/** The error lines of the migration, which runs before every start. */
function migrate(variables: Readonly<Record<string, string>>): Promise<string[]> {
  const child = { PATH: process.env.PATH, NODE_ENV: 'production', ...variables } as const
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['src/migrate.ts'],
      { cwd: env.deskDir, env: child, timeout: MAX_COMMAND_MS },
      (error, stdout, stderr) => {
        if (error?.code === 1) resolve(stderr.trim().split('\n'))
        else reject(new Error(`It ended with ${error?.code ?? 0}: ${stdout}${stderr}`))
      },
    )
  })
}

const isRoot = process.getuid?.() === 0

test.runIf(isRoot && testDatabaseUrl === '').for([
  ['may only be read', 'size=1m,ro', /^error: the disk at \S+ may only be read: mount it/],
  ['is full', 'size=0k,nr_blocks=1', /^error: the disk is full: make room/],
  ['is full half-way', 'size=300k', /^error: the migration \w+ failed: .*full/],
] as const)(
  'a start on a disk that %s prints one line',
  { timeout: MAX_COMMAND_MS },
  async ([_state, options, sentence]) => {
    const lines = await migrate({ DATA_DIR: join(mountDisk(options), 'data') })
    expect(lines[0]).toMatch(sentence)
    expect(lines.join('\n')).not.toMatch(/\n +at /)
  },
)

test.runIf(testDatabaseUrl !== '')(
  'a database that PostgreSQL does not have is named, and not created',
  { timeout: MAX_COMMAND_MS },
  async () => {
    const url = new URL(testDatabaseUrl)
    url.pathname = '/misspelt'
    const DATA_DIR = testFolder()
    const start = () => migrate({ DATA_DIR, DATABASE_URL: url.href })
    const sentence = `error: there is no database misspelt at ${url.host}: make it (createdb), or correct DATABASE_URL.`
    expect(await start()).toEqual([sentence])
    expect(await start()).toEqual([sentence])
  },
)

test('a PostgreSQL that does not answer is reported in one line', {
  timeout: MAX_COMMAND_MS,
}, async () => {
  const DATA_DIR = testFolder()
  const lines = await migrate({ DATA_DIR, DATABASE_URL: 'postgres://desk:secret@127.0.0.1:9/desk' })
  expect(lines).toEqual(['error: nothing answers at 127.0.0.1:9: is it running?'])
})
