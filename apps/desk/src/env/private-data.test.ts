import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../testing/storage.ts'
import { env, testDatabaseUrl } from './env.ts'

/** The migration loads a whole desk, which takes longer than a test on a busy machine. */
const MAX_COMMAND_MS = 180_000

/** The rights of a folder's content, by the path there. */
function modesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    ['.', ...names].map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  )
}

test.skipIf(testDatabaseUrl !== '').for([
  ['new', () => undefined],
  [
    'open to others from before',
    (dataDir: string) => {
      mkdirSync(join(dataDir, 'media'), { recursive: true, mode: 0o755 })
      writeFileSync(join(dataDir, 'media', 'a.pdf'), '', { mode: 0o644 })
    },
  ],
] as const)(
  'a data folder that is %s is for its owner alone, whatever mask a program starts with',
  { timeout: MAX_COMMAND_MS },
  ([_state, prepare]) => {
    const dataDir = join(testFolder(), 'data')
    prepare(dataDir)
    const command = 'umask 022; exec "$0" src/migrate.ts'
    execFileSync('sh', ['-c', command, process.execPath], {
      cwd: env.deskDir,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir } as never,
      timeout: MAX_COMMAND_MS,
    })
    const modes = modesIn(dataDir)
    expect(modes).toMatchObject({ '.': '700', 'gaashaan.db': '600', secret: '600' })
    expect(new Set(Object.values(modes))).toEqual(new Set(['600', '700']))
  },
)
