import { systemClock } from '../clock.ts'
import type { Env } from '../env/env.ts'
import type { Log } from '../observability/log.ts'
import { removeIndexFile } from './index-file.ts'
import { indexPath } from './index-path.ts'
import { createSearch, type Search } from './search.ts'

/** Starts this process's search; the one that `keeps` the index removes a temporary one at its end. */
export function startSearch(env: Env, { keeps }: { readonly keeps: boolean }, log: Log): Search {
  const { file, isKept } = indexPath(env)
  if (keeps && !isKept) process.once('exit', () => removeIndexFile(file))
  return createSearch({ file, apiBaseUrl: env.apiBaseUrl, keeps, clock: systemClock, log })
}
