import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { env } from '../env/env.ts'
import { testDesk } from '../testing/desk.ts'

/** A whole desk is loaded anew: longer than a test takes on a busy machine. */
const MAX_COMMAND_MS = 180_000

const desk = testDesk()

/** The exit code of a command of this desk, and what it said. */
function run(program: string, ...words: string[]): Promise<{ code: unknown; said: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`src/${program}`, ...words],
      { cwd: env.deskDir, env: desk.environment, timeout: MAX_COMMAND_MS },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, said: stdout + stderr }),
    )
  })
}

test.for([
  ['migrate.ts', [], 0, /^/],
  ['auth/first-account/print-address.ts', [], 0, /\/admin\S+token=/],
  [
    'auth/second-factor/reset-codes.ts',
    ['nobody@tusaale.example'],
    1,
    /^\nNo account has the address nobody@/m,
  ],
  [
    'auth/second-factor/reset-codes.ts',
    [],
    2,
    /^Give the one e-mail address of the account\.\n\nUsage:/,
  ],
  [
    'auth/second-factor/reset-codes.ts',
    ['someone@tusaale.example', '--new-pasword'],
    2,
    /'--new-pasword'/,
  ],
  ['media/store/move-media.ts', [], 2, /There is no bucket/],
] as const)('%s %j ends with %i and says why', { timeout: MAX_COMMAND_MS }, async (asked) => {
  const [program, words, code, said] = asked
  const ended = await run(program, ...words)
  expect(ended.said).toMatch(said)
  expect(ended.code).toBe(code)
})
