/** Prints the address at which the first account is made: `npm run first-account -w apps/desk`. */
import { runCommand } from '../../commands/run-command.ts'
import { withDesk } from '../../commands/with-desk.ts'
import { firstAccountAddress } from './address.ts'

async function run(): Promise<number> {
  const address = await withDesk(firstAccountAddress)
  console.log(address ?? 'This desk has its first account.')
  return 0
}

await runCommand({ usage: 'Usage: npm run first-account -w apps/desk', run })
