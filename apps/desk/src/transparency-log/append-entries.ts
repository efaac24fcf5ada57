import { encodeEntry, type LogRecord } from '@gaashaan/transparency-log/log-entry'
import { grow, leafHash } from '@gaashaan/transparency-log/merkle-tree'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../db/in-transaction.ts'
import type { LogEntry } from '../payload-types.ts'
import { lockLogHead, writeLogHead } from './log-head.ts'
import { tileReader, writeTile } from './log-tiles.ts'

/** What happened to a text that readers have, or had. */
export interface LoggedVersion {
  /** What the entry is of, `post:12:so`. */
  readonly subject: string
  readonly at: string
  /** When it happened, if this is the first entry of its text. */
  readonly firstAt?: string | undefined
  /** SHA-256 of the canonical text. */
  readonly text: string
  readonly record: Omit<LogRecord, 'salt' | 'follows'>
}

/** The last entry of a text; `undefined` where there is none. */
export async function lastEntry(req: PayloadRequest, subject: string) {
  const where = { subject: { equals: subject } }
  const { docs } = await req.payload.db.find<LogEntry>({
    collection: 'log-entries',
    where,
    sort: '-index',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

/** Writes versions to the log, and signs its new checkpoint, in the request's transaction. */
export async function appendEntries(
  req: PayloadRequest,
  versions: readonly LoggedVersion[],
): Promise<void> {
  if (versions.length === 0) return
  await inTransaction(req, async () => {
    const head = await lockLogHead(req)
    const followed = new Map<string, number | null>()
    const leaves: Buffer[] = []
    for (const { subject, at, firstAt, text, record: facts } of versions) {
      const index = head.size + leaves.length
      const follows = followed.get(subject) ?? (await lastEntry(req, subject))?.index ?? null
      const moment = follows === null ? (firstAt ?? at) : at
      const { entry, record } = encodeEntry({ at: moment, text }, { ...facts, follows })
      const data = { index, entry: entry.toString(), record, subject }
      await req.payload.db.create({ collection: 'log-entries', data, req })
      followed.set(subject, index)
      leaves.push(leafHash(entry))
    }
    for (const { tile, bytes } of await grow(head.size, leaves, tileReader(req))) {
      await writeTile(req, tile, bytes)
    }
    await writeLogHead(req, head, head.size + leaves.length)
  })
}
