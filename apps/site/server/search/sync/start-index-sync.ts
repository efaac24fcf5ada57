import type { Clock } from '../../clock.ts'
import type { Log } from '../../observability/log.ts'
import { openToWrite, removeIndexFile } from '../index-file.ts'
import { createVersionWriter } from '../verify/version-writer.ts'
import type { IndexHost } from './index-host.ts'
import { createIndexSync } from './index-sync.ts'
import { createIndexWriter } from './index-writer.ts'

/** Least time between two new files, in ms: one that fails as well must not cost every search. */
const MIN_FILE_AGE_MS = 10 * 60_000

/**
 * Keeps the index at `file` in step with the host for as long as the thread lives. A file whose
 * content keeps it from following is replaced by a new one.
 */
export async function startIndexSync(parts: {
  readonly file: string
  readonly host: IndexHost
  readonly clock: Clock
  readonly log: Log
}): Promise<never> {
  const { file, host, clock, log } = parts
  for (;;) {
    const startedAt = clock.now()
    const db = openToWrite(file)
    const writer = createIndexWriter(db)
    const versions = createVersionWriter(db)
    const sync = createIndexSync({ host, writer, versions, clock, log })
    await sync.run()
    db.close()
    const restMs = startedAt + MIN_FILE_AGE_MS - clock.now()
    if (restMs > 0) await new Promise<void>((resolve) => clock.after(restMs, resolve))
    log.warn('search is made anew: its file cannot follow what is public any more')
    removeIndexFile(file)
  }
}
