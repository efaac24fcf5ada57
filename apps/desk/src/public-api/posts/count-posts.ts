import type { Payload, Where } from 'payload'
import { contentVersion } from '../../content-version/read-version.ts'

/** Maximum number of cached totals. There are few lists, but a filter can have any date. */
const MAX_TOTALS = 1000

interface CachedTotals {
  readonly version: string
  readonly totals: Map<string, number>
}

const cache = new WeakMap<Payload, CachedTotals>()

/**
 * The number of posts in a list. To count them the database reads a whole index, so the total is
 * cached until the content version changes.
 *
 * The version is read before the count. A post published in between is then counted under the old
 * version, which is not used again.
 */
export async function countPosts(desk: Payload, where: Where): Promise<number> {
  const { version } = await contentVersion(desk)
  let cached = cache.get(desk)
  if (cached?.version !== version) {
    cached = { version, totals: new Map() }
    cache.set(desk, cached)
  }
  const { totals } = cached
  const key = JSON.stringify(where)
  const total = totals.get(key)
  if (total !== undefined) return total
  const { totalDocs } = await desk.count({ collection: 'posts', where })
  if (totals.size >= MAX_TOTALS) totals.clear()
  totals.set(key, totalDocs)
  return totalDocs
}
