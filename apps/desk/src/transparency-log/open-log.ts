import { openCheckpoint } from '@gaashaan/transparency-log/checkpoint'
import { UntrustedNote } from '@gaashaan/transparency-log/signed-note'
import { createLocalReq, type Payload } from 'payload'
import { inTransaction } from '../db/in-transaction.ts'
import { type LogHead, lockLogHead, originOf, readLogHead, writeLogHead } from './log-head.ts'
import { logSigners } from './log-keys.ts'
import { writeMissingEntries } from './write-missing-entries.ts'

/** Signs the log's head again, as it is, with the keys as they are now. */
export async function resignLog(desk: Payload): Promise<void> {
  const req = await createLocalReq({}, desk)
  await inTransaction(req, async () => {
    const head = await lockLogHead(req)
    await writeLogHead(req, head, head.size)
  })
}

/** Tells the operators if the keys are not those that have signed the log: who knows it then trusts it no more. */
function warnOfOtherKeys(desk: Payload, head: LogHead): void {
  const origin = originOf(desk, head)
  const verifiers = logSigners(desk, origin).map(({ verifier }) => verifier)
  try {
    openCheckpoint(head.checkpoint, origin, verifiers)
  } catch (error) {
    if (!(error instanceof UntrustedNote)) throw error
    desk.logger.warn(
      'The transparency log is not signed by the keys that this desk has. Put the former keys back, or tell those who check the log of the new one.',
    )
  }
}

/**
 * Begins the log of a desk with everything that is public; a start that was ended half-way is gone on
 * with. Where it has begun, its keys are checked.
 */
export async function openLog(desk: Payload): Promise<void> {
  const head = await readLogHead(desk)
  if (head.isBegun) return warnOfOtherKeys(desk, head)
  await resignLog(desk)
  const written = await writeMissingEntries(desk)
  await desk.db.updateGlobal({ slug: 'log-head', data: { isBegun: true }, returning: false })
  if (written > 0) desk.logger.info(`The transparency log begins with ${written} entries`)
}
