import {
  Forbidden,
  type PayloadHandler,
  type PayloadRequest,
  parseParams,
  type Where,
} from 'payload'
import { hasRole } from '../access/role.ts'
import { BYTE_ORDER_MARK, csvLines } from '../exports/csv-lines.ts'
import { ROWS_AT_ONCE, streamed } from '../exports/streamed.ts'
import type { Audit } from '../payload-types.ts'
import { mogadishuTime } from '../words/mogadishu-time.ts'
import { deedWords } from './deed-words.ts'
import { recordDeed } from './record.ts'

const COLUMNS = [
  ...['id', 'createdAt', 'mogadishuTime', 'action', 'words', 'collection', 'document', 'heading'],
  ...['language', 'who', 'whoseEmail', 'from', 'change'],
]

function csvRow(entry: Audit, language: 'so' | 'en') {
  return [
    ...[entry.id, entry.createdAt, mogadishuTime(entry.createdAt), entry.action],
    ...[deedWords(entry.action)[language], entry.collection, entry.document, entry.heading],
    ...[entry.language, entry.who, entry.whoseEmail, entry.from],
    entry.change === null || entry.change === undefined ? null : JSON.stringify(entry.change),
  ]
}

function jsonLine({ updatedAt: _same, ...entry }: Audit): string {
  return `${JSON.stringify(entry)}\n`
}

/** Entries of a filter up to a number, the oldest first: what is written meanwhile is not among them. */
async function* entries(req: PayloadRequest, where: Where, upTo: number): AsyncGenerator<Audit[]> {
  let last = 0
  for (;;) {
    const { docs } = await req.payload.find({
      collection: 'audit',
      where: { and: [where, { id: { greater_than: last } }, { id: { less_than_equal: upTo } }] },
      sort: 'id',
      depth: 0,
      limit: ROWS_AT_ONCE,
      pagination: false,
      overrideAccess: false,
      user: req.user,
    })
    if (docs.length > 0) yield docs
    last = docs.at(-1)?.id ?? last
    if (docs.length < ROWS_AT_ONCE) return
  }
}

async function* asCsv(pages: AsyncGenerator<Audit[]>, language: 'so' | 'en') {
  yield BYTE_ORDER_MARK + csvLines([COLUMNS])
  for await (const page of pages) yield csvLines(page.map((entry) => csvRow(entry, language)))
}

async function* asJsonLines(pages: AsyncGenerator<Audit[]>) {
  for await (const page of pages) yield page.map(jsonLine).join('')
}

/** Days as people write them, of Mogadishu, from the first's begin to the last's end. */
function between(from: unknown, to: unknown): Where[] {
  const midnight = (day: string, later = 0) => {
    const start = Date.parse(`${day}T00:00:00+03:00`)
    return Number.isNaN(start) ? undefined : new Date(start + later).toISOString()
  }
  const first = typeof from === 'string' && from !== '' ? midnight(from) : undefined
  const end = typeof to === 'string' && to !== '' ? midnight(to, 24 * 60 * 60 * 1000) : undefined
  return [
    ...(first ? [{ createdAt: { greater_than_equal: first } }] : []),
    ...(end ? [{ createdAt: { less_than: end } }] : []),
  ]
}

/**
 * `GET /api/audit/export?format=csv|jsonl` with the list's `where`, and `from` and `to` as days
 * (`2026-11-21`): the audit's entries, the oldest first, for administrators. The export is a deed too.
 */
export const exportAudit: PayloadHandler = async (req) => {
  if (!hasRole(req.user, 'administrator')) throw new Forbidden(req.t)
  const { where: asked } = parseParams(req.query)
  const { from, to, format } = req.query
  const where: Where = { and: [asked ?? {}, ...between(from, to)] }
  const options = { collection: 'audit', overrideAccess: false, user: req.user, req } as const
  const { totalDocs } = await req.payload.count({ ...options, where })
  const newest = await req.payload.find({
    ...options,
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const isJson = format === 'jsonl'
  await recordDeed(
    req.payload,
    {
      action: 'audit.exported',
      collection: 'audit',
      change: { count: totalDocs, format: isJson ? 'jsonl' : 'csv', from, to, where: asked },
    },
    req,
  )
  const pages = entries(req, where, newest.docs[0]?.id ?? 0)
  const name = `audit-${mogadishuTime(new Date()).slice(0, 10)}`
  if (isJson) {
    return streamed(asJsonLines(pages), { filename: `${name}.jsonl`, type: 'application/x-ndjson' })
  }
  const language = String(req.i18n.language) === 'so' ? 'so' : 'en'
  return streamed(asCsv(pages, language), { filename: `${name}.csv`, type: 'text/csv' })
}
