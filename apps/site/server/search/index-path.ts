import cluster from 'node:cluster'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Env } from '../env/env.ts'
import { FORMAT } from './index-file.ts'

export interface IndexPath {
  readonly file: string
  /** False where it goes with the process. */
  readonly isKept: boolean
}

/**
 * The file of the index: beside what the site keeps on the disk, for the API host at hand; without
 * such a folder in the system's temporary one. All processes of one site name the same file.
 */
export function indexPath({
  diskCache,
  apiBaseUrl,
}: Pick<Env, 'diskCache' | 'apiBaseUrl'>): IndexPath {
  const host = createHash('sha256').update(apiBaseUrl).digest('hex').slice(0, 12)
  const name = `search-${FORMAT}-${host}`
  if (diskCache) {
    return { file: path.join(diskCache.directory, 'search', `${name}.db`), isKept: true }
  }
  const site = cluster.isWorker ? process.ppid : process.pid
  return { file: path.join(tmpdir(), `gaashaan-${name}-${site}.db`), isKept: false }
}
