import type { Payload, Where } from 'payload'
import { contentVersion } from '../content-version/read-version.ts'

/** Most totals kept: lists and their filters are few, but a filter's instant can be any. */
const MAX_TOTALS = 1000

interface Kept {
  readonly version: string
  readonly totals: Map<string, number>
}

const totalsOf = new WeakMap<Payload, Kept>()

/**
 * How many posts a list has. To count, a database reads an index from end to end, so a total is
 * counted once for each content version: it can only change together with that.
 *
 * The version is read before the count. What is published in between is then counted under the
 * version before it, which nobody reads any more.
 */
export async function totalOf(desk: Payload, where: Where): Promise<number> {
  const { version } = await contentVersion(desk)
  let kept = totalsOf.get(desk)
  if (kept?.version !== version) {
    kept = { version, totals: new Map() }
    totalsOf.set(desk, kept)
  }
  const key = JSON.stringify(where)
  const known = kept.totals.get(key)
  if (known !== undefined) return known
  const { totalDocs } = await desk.count({ collection: 'posts', where })
  if (kept.totals.size >= MAX_TOTALS) kept.totals.clear()
  kept.totals.set(key, totalDocs)
  return totalDocs
}
