/** Prints the URL at which the first account is made: `npm run first-account -w apps/desk`. */
import { runCommand } from '../../commands/run-command.ts'
import { withDesk } from '../../commands/with-desk.ts'
import { firstAccountUrl } from './first-account-url.ts'

async function run(): Promise<number> {
  const url = await withDesk(firstAccountUrl)
  console.log(url ?? 'This desk has its first account.')
  return 0
}

await runCommand({ usage: 'Usage: npm run first-account -w apps/desk', run })
