import { decodeEntry, recordOf } from '@gaashaan/transparency-log/log-entry'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { loggedTexts } from '../collections/posts/log-versions.ts'
import { bumpContentVersion } from '../content-version/bump.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { loggedAlert } from '../globals/alert/log-alert.ts'
import type { Alert, Post } from '../payload-types.ts'
import { lastEntry } from './append-entries.ts'
import { hashOldFiles } from './file-hashes.ts'
import { fileHashes, logChanges, type TextChange, type TextNow } from './log-changes.ts'

/** Posts that are read and logged in one transaction. */
const BATCH_SIZE = 200

/** What the log says last of a text; `undefined` where it says nothing. */
async function lastLogged(req: PayloadRequest, subject: string) {
  const row = await lastEntry(req, subject)
  if (!row) return undefined
  const entry = decodeEntry(Buffer.from(row.entry))
  const record = row.record ? recordOf(entry, row.record) : undefined
  return { text: entry.text, action: record?.action ?? 'removed', files: record?.files ?? [] }
}

/** The change from what the log says last of a text to what readers have. */
async function missingChange(req: PayloadRequest, now: TextNow): Promise<TextChange> {
  const last = await lastLogged(req, now.subject)
  if (last?.action === 'withdrawn') return { before: { ...now, state: 'withdrawn' }, after: now }
  if (last?.action !== 'published') return { before: undefined, after: now }
  const files = await fileHashes(req, now.text.files)
  return {
    before: { ...now, state: 'public', text: { ...now.text, text: last.text } },
    after: now,
    hasNewFile: JSON.stringify(files) !== JSON.stringify(last.files),
  }
}

async function writeBatch(req: PayloadRequest, texts: readonly TextNow[]): Promise<void> {
  await inTransaction(req, async () => {
    const changes: TextChange[] = []
    for (const text of texts) changes.push(await missingChange(req, text))
    const tags = await logChanges(req, changes)
    if (tags.length > 0) await bumpContentVersion(req.payload, tags, req)
  })
}

/** The texts of the alert, without those that nobody has had yet. */
async function alertTexts(req: PayloadRequest): Promise<TextNow[]> {
  const alert = await req.payload.db.findGlobal<Partial<Alert>>({ slug: 'alert', req })
  const texts: TextNow[] = []
  for (const text of loggedAlert(alert)) {
    if (text.state === 'public' || (await lastEntry(req, text.subject))) texts.push(text)
  }
  return texts
}

/**
 * Writes to the log what readers have and the log does not say: everything that was public before there
 * was a log, and what a desk without one has published since. Returns how many entries that were.
 */
export async function writeMissingEntries(desk: Payload): Promise<number> {
  await hashOldFiles(desk)
  const count = async () => (await desk.db.count({ collection: 'log-entries' })).totalDocs
  const before = await count()
  const req = await createLocalReq({}, desk)
  await writeBatch(req, await alertTexts(req))
  for (let last = 0, isMore = true; isMore; ) {
    const { docs } = await desk.db.find<Post>({
      collection: 'posts',
      where: { id: { greater_than: last } },
      sort: 'id',
      limit: BATCH_SIZE,
      pagination: false,
    })
    await writeBatch(req, docs.flatMap(loggedTexts))
    last = docs.at(-1)?.id ?? last
    isMore = docs.length === BATCH_SIZE
  }
  return (await count()) - before
}
