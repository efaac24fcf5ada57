import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { env, testDatabaseUrl } from '../env/env.ts'

/** A whole desk is loaded: longer than a test takes on a busy machine. */
const MAX_COMMAND_MS = 180_000

/** What the migration, which comes before every start, says in such an environment. */
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

/** A disk of its own, in memory, that is mounted so. */
function disk(options: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gaashaan-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  })
  return folder
}

const isRoot = process.getuid?.() === 0

test.runIf(isRoot && testDatabaseUrl === '').for([
  ['may only be read', 'size=1m,ro', /^error: the disk at \S+ may only be read: mount it/],
  ['is full', 'size=0k,nr_blocks=1', /^error: the disk is full: make room/],
  ['is full half-way', 'size=300k', /^error: the migration \w+ failed: .*full/],
] as const)(
  'a start on a disk that %s is told in a line',
  { timeout: MAX_COMMAND_MS },
  async (asked) => {
    const [_how, options, sentence] = asked
    const said = await migrate({ DATA_DIR: join(disk(options), 'data') })
    expect(said[0]).toMatch(sentence)
    expect(said.join('\n')).not.toMatch(/\n +at /)
  },
)

test.runIf(testDatabaseUrl !== '')(
  'a database that PostgreSQL does not have is named, and not made',
  { timeout: MAX_COMMAND_MS },
  async () => {
    const url = new URL(testDatabaseUrl)
    url.pathname = '/misspelt'
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'gaashaan-data-'))
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
    const start = () => migrate({ DATA_DIR, DATABASE_URL: url.href })
    const sentence = `error: there is no database misspelt at ${url.host}: make it (createdb), or correct DATABASE_URL.`
    expect(await start()).toEqual([sentence])
    expect(await start()).toEqual([sentence])
  },
)

test('a PostgreSQL that does not answer is told in a line', {
  timeout: MAX_COMMAND_MS,
}, async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'gaashaan-data-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  const said = await migrate({ DATA_DIR, DATABASE_URL: 'postgres://desk:secret@127.0.0.1:9/desk' })
  expect(said).toEqual(['error: nothing answers at 127.0.0.1:9: is it running?'])
})
