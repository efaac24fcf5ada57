import { MAX_REDIRECTS } from '@gaashaan/contract'
import { normalizeOldPath } from '@gaashaan/desk/collections/redirects/redirect-problems'
import type { Payload } from 'payload'
import { failureReason } from './failure-reason.ts'
import { addFailure, type Report } from './report.ts'

const FULL = `the desk keeps ${MAX_REDIRECTS} redirects at most: give redirects.csv to the proxy`

/** Writes the redirects into the desk's collection; existing ones stay as they are. */
export async function writeRedirects(payload: Payload, report: Report): Promise<void> {
  const collection = 'redirects'
  let { totalDocs: stored } = await payload.count({ collection })
  for (const { from, to } of report.redirects) {
    try {
      const { totalDocs } = await payload.count({
        collection,
        where: { from: { equals: normalizeOldPath(from) } },
      })
      if (totalDocs > 0) continue
      if (stored >= MAX_REDIRECTS) throw new Error(FULL)
      stored += 1
      const data = { from, to, permanent: true, _status: 'published' as const }
      await payload.create({ collection, data, depth: 0 })
    } catch (error) {
      addFailure(report, { thing: 'redirect', address: from, reason: failureReason(error) })
    }
  }
}
