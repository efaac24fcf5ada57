import { systemClock } from '../clock.ts'
import type { Env } from '../env/env.ts'
import type { Log } from '../observability/log.ts'
import { removeIndexFile } from './index-file.ts'
import { indexPath } from './index-path.ts'
import { createSearch, type Search } from './search.ts'

/** Starts the search of this process. The one that syncs the index removes a temporary file at exit. */
export function startSearch(
  env: Env,
  { shouldSync }: { readonly shouldSync: boolean },
  log: Log,
): Search {
  const { file, isPermanent } = indexPath(env)
  if (shouldSync && !isPermanent) process.once('exit', () => removeIndexFile(file))
  return createSearch({ file, apiBaseUrl: env.apiBaseUrl, shouldSync, clock: systemClock, log })
}
