import type { CacheTag } from '@gaashaan/contract'
import type { LogRecord } from '@gaashaan/transparency-log/log-entry'
import type { PayloadRequest } from 'payload'
import type { Media } from '../payload-types.ts'
import { appendEntries, type LoggedVersion } from './append-entries.ts'

/** A text in one language, as the log tells it. */
export interface LoggedText extends Pick<LogRecord, 'kind' | 'id' | 'language' | 'reference'> {
  /** SHA-256 of the canonical text. */
  readonly text: string
  /** The ids of its files. */
  readonly files: readonly number[]
}

/** A text, and whether readers have it. */
export interface TextNow {
  /** What its entries are of, `post:12:so`. */
  readonly subject: string
  readonly state: 'public' | 'withdrawn' | 'hidden'
  readonly text: LoggedText
  /** When it became so, if the log does not know the text yet. */
  readonly at: string | undefined
  /** When a change was last announced to readers, in which words; and why the text was withdrawn. */
  readonly changedAt?: string | null | undefined
  readonly changeNote?: string | null | undefined
  readonly withdrawnReason?: string | null | undefined
}

/** A text before and after a change; `undefined` where there was or is none. */
export interface TextChange {
  readonly before: TextNow | undefined
  readonly after: TextNow | undefined
  /** Whether a file has been replaced under its id. */
  readonly hasNewFile?: boolean
}

/** SHA-256 of files as readers get them, sorted. */
export async function fileHashes(req: PayloadRequest, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.db.find<Media>({
    collection: 'media',
    where: { id: { in: [...ids] } },
    pagination: false,
    req,
  })
  return docs.flatMap(({ sha256 }) => sha256 ?? []).sort()
}

/** The action, the text that an entry is of, and its note; `undefined` for a change that the log does not tell. */
function loggedChange({ before, after, hasNewFile }: TextChange) {
  const wasPublic = before?.state === 'public'
  if (after?.state === 'public') {
    const isAnnounced = (after.changedAt ?? null) !== (before?.changedAt ?? null)
    const isSame = wasPublic && JSON.stringify(before.text) === JSON.stringify(after.text)
    if (isSame && !isAnnounced && !hasNewFile) return undefined
    const note = (isAnnounced && after.changeNote) || ''
    return { action: 'published' as const, of: after, note }
  }
  if (after?.state === 'withdrawn' && before?.state !== 'withdrawn') {
    const of = wasPublic ? { ...after, text: before.text } : after
    return { action: 'withdrawn' as const, of, note: after.withdrawnReason ?? '' }
  }
  return wasPublic ? { action: 'removed' as const, of: before, note: '' } : undefined
}

/**
 * Writes to the log what readers newly have, or no longer have, in the request's transaction. Returns the
 * cache tags of what has changed so.
 */
export async function logChanges(
  req: PayloadRequest,
  changes: readonly TextChange[],
): Promise<readonly CacheTag[]> {
  const now = new Date().toISOString()
  const versions: LoggedVersion[] = []
  for (const change of changes) {
    const logged = loggedChange(change)
    if (!logged) continue
    const { subject, at: firstAt } = logged.of
    const { text, files, ...facts } = logged.of.text
    const { action, note } = logged
    const record = { action, ...facts, note, files: await fileHashes(req, files) }
    versions.push({ subject, at: now, firstAt, text, record })
  }
  await appendEntries(req, versions)
  return versions.length > 0 ? ['log'] : []
}
