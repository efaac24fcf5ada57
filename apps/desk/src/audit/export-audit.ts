import {
  Forbidden,
  type PayloadHandler,
  type PayloadRequest,
  parseParams,
  type Where,
} from 'payload'
import { hasRole } from '../access/role.ts'
import { BYTE_ORDER_MARK, csvLines } from '../admin/exports/csv-lines.ts'
import { ROWS_PER_BATCH, streamRows } from '../admin/exports/stream-rows.ts'
import { type Messages, messagesFor } from '../i18n/messages.ts'
import { mogadishuTime } from '../i18n/mogadishu-time.ts'
import type { Audit } from '../payload-types.ts'
import { dayFilter } from './admin/filter-query.ts'
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
] as const

function csvRow(entry: Audit, { t }: Messages) {
  const row = {
    ...entry,
    mogadishuTime: mogadishuTime(entry.createdAt),
    words: t(auditEventLabel(entry.action)),
    change: entry.change ? JSON.stringify(entry.change) : null,
  }
  return COLUMNS.map((name) => row[name])
}

function jsonLine({ updatedAt: _updatedAt, seal: _seal, ...entry }: Audit): string {
  return `${JSON.stringify(entry)}\n`
}

/** Reads the entries of a filter up to an id, oldest first: those written meanwhile are not exported. */
async function* readEntries(
  req: PayloadRequest,
  where: Where,
  upTo: number,
): AsyncGenerator<Audit[]> {
  let last = 0
  for (;;) {
    const { docs } = await req.payload.find({
      collection: 'audit',
      where: { and: [where, { id: { greater_than: last } }, { id: { less_than_equal: upTo } }] },
      sort: 'id',
      depth: 0,
      limit: ROWS_PER_BATCH,
      pagination: false,
      overrideAccess: false,
      user: req.user,
    })
    if (docs.length > 0) yield docs
    last = docs.at(-1)?.id ?? last
    if (docs.length < ROWS_PER_BATCH) return
  }
}

async function* asCsv(batches: AsyncGenerator<Audit[]>, messages: Messages) {
  yield BYTE_ORDER_MARK + csvLines([COLUMNS])
  for await (const batch of batches) yield csvLines(batch.map((entry) => csvRow(entry, messages)))
}

async function* asJsonLines(batches: AsyncGenerator<Audit[]>) {
  for await (const batch of batches) yield batch.map(jsonLine).join('')
}

/**
 * `GET /api/audit/export?format=csv|jsonl` with the list's `where`, and `from` and `to` as days
 * (`2026-11-21`): the audit's entries for administrators, oldest first. The audit records the export.
 */
export const exportAudit: PayloadHandler = async (req) => {
  if (!hasRole(req.user, 'administrator')) throw new Forbidden(req.t)
  const { where: filter } = parseParams(req.query)
  const { from, to } = req.query
  const where: Where = { and: [filter ?? {}, ...dayFilter(from, to)] }
  const options = { collection: 'audit', overrideAccess: false, user: req.user, req } as const
  const { totalDocs } = await req.payload.count({ ...options, where })
  const latest = { sort: '-id', limit: 1, pagination: false, depth: 0 }
  const newest = await req.payload.find({ ...options, ...latest })
  const format = req.query.format === 'jsonl' ? 'jsonl' : 'csv'
  const change = { count: totalDocs, format, from, to, where: filter }
  const event = { action: 'audit.exported', collection: 'audit', change }
  await recordAuditEvent(req.payload, event, req)
  const batches = readEntries(req, where, newest.docs[0]?.id ?? 0)
  const filename = `audit-${mogadishuTime(new Date()).slice(0, 10)}.${format}`
  return format === 'jsonl'
    ? streamRows(asJsonLines(batches), { filename, type: 'application/x-ndjson' })
    : streamRows(asCsv(batches, messagesFor(req)), { filename, type: 'text/csv' })
}
