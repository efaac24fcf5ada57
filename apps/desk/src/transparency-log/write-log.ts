/**
 * Writes to the log what is public and missing there, such as what a version without a log has published
 * since: `npm run write-log -w apps/desk`, with the desk's environment.
 */
import { runCommand } from '../commands/run-command.ts'
import { withDesk } from '../commands/with-desk.ts'

async function run(): Promise<number> {
  const { writeMissingEntries } = await import('./write-missing-entries.ts')
  const written = await withDesk(writeMissingEntries)
  console.log(written === 0 ? 'The log says everything.' : `The log has ${written} new entries.`)
  return 0
}

await runCommand({ usage: 'Usage: npm run write-log -w apps/desk', run })
