import { startOfMogadishuDay } from '@gaashaan/contract/mogadishu-time'
import {
  Forbidden,
  type PayloadHandler,
  type PayloadRequest,
  parseParams,
  type Where,
} from 'payload'
import { hasRole } from '../access/role.ts'
import { BYTE_ORDER_MARK, csvLines } from '../admin/exports/csv-lines.ts'
import { ROWS_AT_ONCE, streamRows } from '../admin/exports/stream-rows.ts'
import { type Messages, messagesFor } from '../i18n/messages.ts'
import { mogadishuTime } from '../i18n/mogadishu-time.ts'
import type { Audit } from '../payload-types.ts'
import { auditEventLabel } from './audit-event-labels.ts'
import { recordAuditEvent } from './record-audit-event.ts'

const COLUMNS = [
  'id',
  'createdAt',
  'mogadishuTime',
  'action',
  'words',
  'collection',
  'document',
  'heading',
  'language',
  'who',
  'whoseEmail',
  'from',
  'change',
]

function csvRow(entry: Audit, { t }: Messages) {
  return [
    entry.id,
    entry.createdAt,
    mogadishuTime(entry.createdAt),
    entry.action,
    t(auditEventLabel(entry.action)),
    entry.collection,
    entry.document,
    entry.heading,
    entry.language,
    entry.who,
    entry.whoseEmail,
    entry.from,
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

async function* asCsv(pages: AsyncGenerator<Audit[]>, messages: Messages) {
  yield BYTE_ORDER_MARK + csvLines([COLUMNS])
  for await (const page of pages) yield csvLines(page.map((entry) => csvRow(entry, messages)))
}

async function* asJsonLines(pages: AsyncGenerator<Audit[]>) {
  for await (const page of pages) yield page.map(jsonLine).join('')
}

/** Days as people write them, of Mogadishu, from the first's begin to the last's end. */
function between(from: unknown, to: unknown): Where[] {
  const midnight = (day: unknown, daysLater = 0) => {
    const start = typeof day === 'string' ? startOfMogadishuDay(day, daysLater) : undefined
    return start && Number.isFinite(start.getTime()) ? start.toISOString() : undefined
  }
  const first = midnight(from)
  const end = midnight(to, 1)
  return [
    ...(first ? [{ createdAt: { greater_than_equal: first } }] : []),
    ...(end ? [{ createdAt: { less_than: end } }] : []),
  ]
}

/**
 * `GET /api/audit/export?format=csv|jsonl` with the list's `where`, and `from` and `to` as days
 * (`2026-11-21`): the audit's entries, the oldest first, for administrators. The export is a event too.
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
  await recordAuditEvent(
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
    return streamRows(asJsonLines(pages), {
      filename: `${name}.jsonl`,
      type: 'application/x-ndjson',
    })
  }
  return streamRows(asCsv(pages, messagesFor(req)), { filename: `${name}.csv`, type: 'text/csv' })
}
