/** Prints the address at which the first account is made: `npm run first-account -w apps/desk`. */
import { runCommand } from '../../commands/run-command.ts'
import { withDesk } from '../../commands/with-desk.ts'
import { firstAccountUrl } from './address.ts'

async function run(): Promise<number> {
  const address = await withDesk(firstAccountUrl)
  console.log(address ?? 'This desk has its first account.')
  return 0
}

await runCommand({ usage: 'Usage: npm run first-account -w apps/desk', run })
