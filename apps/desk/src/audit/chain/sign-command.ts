/**
 * Signs the audit's chain as it stands with the keys that the desk has, and chains what the desk has not
 * written: `npm run sign-audit -w apps/desk`, after the key was lost, an older version ran, or somebody has
 * changed the database.
 */
import { runCommand } from '../../commands/run-command.ts'
import { withDesk } from '../../commands/with-desk.ts'

async function run(): Promise<number> {
  const { signAudit } = await import('./sign-audit.ts')
  const { size, added } = await withDesk(signAudit)
  console.log(`The chain of ${size} entries is signed as it stands, and ${added} were added to it.`)
  return 0
}

await runCommand({ usage: 'Usage: npm run sign-audit -w apps/desk', run })
