import cluster from 'node:cluster'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Env } from '../env/env.ts'
import { SCHEMA_VERSION } from './index-file.ts'

/**
 * The index file of an API host: in the folder of the disk cache, or without one in the system's
 * temporary folder, where it lasts as long as the process. All processes of one site share a file.
 */
export function indexPath({ diskCache, apiBaseUrl }: Pick<Env, 'diskCache' | 'apiBaseUrl'>) {
  const host = createHash('sha256').update(apiBaseUrl).digest('hex').slice(0, 12)
  const name = `search-${SCHEMA_VERSION}-${host}`
  if (diskCache) {
    return { file: path.join(diskCache.directory, 'search', `${name}.db`), isPermanent: true }
  }
  const site = cluster.isWorker ? process.ppid : process.pid
  return { file: path.join(tmpdir(), `gaashaan-${name}-${site}.db`), isPermanent: false }
}
