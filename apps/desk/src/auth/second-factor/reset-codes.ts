/**
 * Lets someone in who has lost phone and recovery codes, when no administrator can:
 * `npm run reset-codes -w apps/desk -- someone@ministry.example [--new-password]`, on the server,
 * with the desk's environment. Ends with 1 when no account has the address, 2 for wrong arguments.
 */
import { parseArgs } from 'node:util'
import { WrongArguments } from '../../commands/refusals.ts'
import { runCommand } from '../../commands/run-command.ts'
import { withDesk } from '../../commands/with-desk.ts'

const USAGE = `Usage:
  npm run reset-codes -w apps/desk -- <e-mail address> [--new-password]`

function readWords(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { 'new-password': { type: 'boolean', default: false } },
    })
    return { emails: positionals, newPassword: values['new-password'] }
  } catch (error) {
    throw new WrongArguments((error as Error).message)
  }
}

async function resetCodes(): Promise<number> {
  const { emails, newPassword } = readWords(process.argv.slice(2))
  const [email, ...others] = emails
  if (email === undefined || others.length > 0) {
    throw new WrongArguments('Give the one e-mail address of the account.')
  }
  const { recoverAccount } = await import('./recover-account.ts')
  const { link, ...account } = await withDesk((desk) =>
    recoverAccount(desk, email, { newPassword }),
  )
  console.log(`${account.email} has no codes now, and its sessions have ended.`)
  if (link) console.log(`A new password, once and within an hour: ${link}`)
  return 0
}

await runCommand({ usage: USAGE, run: resetCodes })
