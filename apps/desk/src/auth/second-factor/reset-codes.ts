/**
 * Recovers an account whose owner has lost phone and recovery codes, when no administrator can:
 * `npm run reset-codes -w apps/desk -- someone@ministry.example [--new-password]`, on the server,
 * with the desk's environment. Exits with 1 when no account has the address, 2 for wrong arguments.
 */
import { parseArgs } from 'node:util'
import { UsageError } from '../../commands/command-errors.ts'
import { runCommand } from '../../commands/run-command.ts'
import { withDesk } from '../../commands/with-desk.ts'

const USAGE = `Usage:
  npm run reset-codes -w apps/desk -- <e-mail address> [--new-password]`

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { 'new-password': { type: 'boolean', default: false } },
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

async function resetCodes(): Promise<number> {
  const { values, positionals } = readArguments()
  const [email, ...rest] = positionals
  if (email === undefined || rest.length > 0) {
    throw new UsageError('Give the one e-mail address of the account.')
  }
  const { recoverAccount } = await import('./recover-account.ts')
  const { link, ...account } = await withDesk((desk) =>
    recoverAccount(desk, email, { newPassword: values['new-password'] }),
  )
  console.log(`${account.email} has no codes and no passkeys now, and its sessions have ended.`)
  if (link) console.log(`A new password, once and within an hour: ${link}`)
  return 0
}

await runCommand({ usage: USAGE, run: resetCodes })
