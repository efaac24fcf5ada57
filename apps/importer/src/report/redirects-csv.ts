import { MAX_REDIRECTS } from '@gaashaan/contract'
import { normalizeOldPath } from '@gaashaan/desk/collections/redirects/address'
import type { Payload } from 'payload'
import { failureReason } from './failure-reason.ts'
import type { Report } from './report.ts'

/** A line of `redirects.csv` (RFC 4180). */
const line = (cells: readonly string[]) =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')

export function redirectsCsv({ redirects }: Report): string {
  return `${[['from', 'to'], ...redirects.map(({ from, to }) => [from, to])].map(line).join('\r\n')}\r\n`
}

const FULL = `the desk keeps ${MAX_REDIRECTS} redirects at most: give redirects.csv to the proxy`

type AnyCollection = (args: object) => Promise<{ totalDocs: number }>

/**
 * Writes the redirects into the desk's collection of that name, where it has one; those that are
 * there stay as they are. Answers how many came.
 */
export async function writeRedirects(payload: Payload, report: Report): Promise<number> {
  if (!('redirects' in payload.collections)) return 0
  const count = payload.count.bind(payload) as unknown as AnyCollection
  const create = payload.create.bind(payload) as unknown as AnyCollection
  let written = 0
  let { totalDocs: held } = await count({ collection: 'redirects' })
  for (const { from, to } of report.redirects) {
    try {
      const { totalDocs } = await count({
        collection: 'redirects',
        where: { from: { equals: normalizeOldPath(from) } },
      })
      if (totalDocs > 0) continue
      if (held >= MAX_REDIRECTS) throw new Error(FULL)
      held += 1
      await create({ collection: 'redirects', data: { from, to, permanent: true }, depth: 0 })
      written += 1
    } catch (error) {
      const reason = failureReason(error)
      report.entries.push({ thing: 'redirect', outcome: 'failed', address: from, reason })
    }
  }
  return written
}
