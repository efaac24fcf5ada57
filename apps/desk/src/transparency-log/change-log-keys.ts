/**
 * Changes the keys that sign the log: `npm run log-keys -w apps/desk -- add` makes a new one, which signs
 * beside those before; `-- retire` leaves nothing but the newest. Exits with 2 for wrong arguments.
 */
import { parseArgs } from 'node:util'
import type { Payload } from 'payload'
import { UsageError } from '../commands/command-errors.ts'
import { runCommand } from '../commands/run-command.ts'
import { withDesk } from '../commands/with-desk.ts'

const USAGE = `Usage:
  npm run log-keys -w apps/desk            shows the public keys
  npm run log-keys -w apps/desk -- add     adds a new key, which signs beside the others
  npm run log-keys -w apps/desk -- retire  removes all keys but the newest`

type Change = (desk: Payload) => void

/** Changes the keys, and signs the log's head with those that are left. */
async function change(desk: Payload, changeKeys: Change): Promise<void> {
  const { bumpContentVersion } = await import('../content-version/bump.ts')
  const { resignLog } = await import('./open-log.ts')
  changeKeys(desk)
  await resignLog(desk)
  await bumpContentVersion(desk, ['log'])
}

async function run(): Promise<number> {
  const [action, ...rest] = parseArgs({ allowPositionals: true }).positionals
  const isKnown = action === undefined || action === 'add' || action === 'retire'
  if (!isKnown || rest.length > 0) throw new UsageError('Give add, retire, or nothing.')
  const { addLogKey, logSigners, retireLogKeys } = await import('./log-keys.ts')
  const { originOf, readLogHead } = await import('./log-head.ts')
  await withDesk(async (desk) => {
    if (action === 'add') await change(desk, addLogKey)
    if (action === 'retire') await change(desk, retireLogKeys)
    const signers = logSigners(desk, originOf(desk, await readLogHead(desk)))
    for (const { verifier } of signers) console.log(verifier.line)
  })
  return 0
}

await runCommand({ usage: USAGE, run })
