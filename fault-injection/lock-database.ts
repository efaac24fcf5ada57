import { setTimeout as sleep } from 'node:timers/promises'
import { checkMessages, lockForWriting } from './data-folder.ts'
import { withDesk } from './desk-process.ts'
import type { Outcome } from './fault.ts'
import { withWriters } from './with-writers.ts'

/** Milliseconds for which another program locks the database: longer than the desk waits for it. */
const LOCKED_MS = 8_000

/** Lets another program lock the database while messages are written. */
export function lockDatabase(times: number, migrated?: string): Promise<Outcome> {
  return withDesk(migrated, (desk, folder) =>
    withWriters(desk, {
      fault: 'database held by another program',
      times,
      cause: async () => {
        const release = lockForWriting(folder)
        await sleep(LOCKED_MS)
        release()
      },
      afterMs: 1_500,
      check: (accepted) => checkMessages(folder, accepted),
    }),
  )
}
