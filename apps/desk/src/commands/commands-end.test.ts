import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { env } from '../env/env.ts'
import { testDesk } from '../testing/desk.ts'

/** A command loads a whole desk, which takes longer than a test on a busy machine. */
const MAX_COMMAND_MS = 180_000

const desk = testDesk()

/** Runs a command of this desk. */
function run(program: string, args: readonly string[]): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`src/${program}`, ...args],
      { cwd: env.deskDir, env: desk.environment, timeout: MAX_COMMAND_MS },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    )
  })
}

test.for([
  ['migrate.ts', [], 0, /^/],
  ['auth/first-account/print-address.ts', [], 0, /\/admin\S+#[\w-]{43}/],
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
] as const)('%s %j ends with %i and says why', { timeout: MAX_COMMAND_MS }, async (command) => {
  const [program, args, code, output] = command
  const result = await run(program, args)
  expect(result.output).toMatch(output)
  expect(result.code).toBe(code)
})
