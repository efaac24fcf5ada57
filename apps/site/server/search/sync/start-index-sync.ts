import type { Clock } from '../../clock.ts'
import type { Log } from '../../observability/log.ts'
import { openToWrite, removeIndexFile } from '../index-file.ts'
import type { IndexHost } from './index-source.ts'
import { createIndexSync } from './index-sync.ts'
import { createIndexWriter } from './index-writer.ts'

/** Milliseconds between two new files: one that fails as the last did does not cost all searches. */
const ANOTHER_FILE_EVERY = 10 * 60_000

/**
 * Keeps the index at `file`, for as long as the thread lives, in another file of that name where
 * what the last one holds keeps it from following.
 */
export async function startIndexSync(parts: {
  readonly file: string
  readonly host: IndexHost
  readonly clock: Clock
  readonly log: Log
}): Promise<never> {
  const { file, host, clock, log } = parts
  for (;;) {
    const beganAt = clock.now()
    const db = openToWrite(file)
    const keeper = createIndexSync({ host, writer: createIndexWriter(db), clock, log })
    await keeper.run()
    db.close()
    const rest = beganAt + ANOTHER_FILE_EVERY - clock.now()
    if (rest > 0) await new Promise<void>((resolve) => clock.after(rest, resolve))
    log.warn('search is made anew: its file cannot follow what is public any more')
    removeIndexFile(file)
  }
}
