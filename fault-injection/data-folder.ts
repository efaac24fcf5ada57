import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../scripts/steps/stack.mjs'
import { compare } from './fault.ts'

const openDatabase = (folder: string) => new DatabaseSync(path.join(folder, 'gaashaan.db'))

/** A folder with a migrated, empty database; a copy of `migrated` where that is given. */
export async function createDataFolder(migrated?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-faults-'))
  await migrate({ DATA_DIR: folder }, migrated)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Whether a folder's database passes its own checks, and the rows of a query. */
export function readDatabase(folder: string, query: string) {
  const database = openDatabase(folder)
  try {
    const integrity = database.prepare('PRAGMA integrity_check').all()
    const broken = database.prepare('PRAGMA foreign_key_check').all()
    const rows = database.prepare(query).all()
    const isWhole = integrity[0]?.integrity_check === 'ok' && broken.length === 0
    return { isWhole, rows }
  } finally {
    database.close()
  }
}

function check(folder: string, acknowledged: readonly string[], query: string) {
  const { isWhole, rows } = readDatabase(folder, query)
  const stored = rows.map(({ text }) => String(text))
  return { isWhole, ...compare(acknowledged, stored) }
}

/** Compares the messages that a desk has accepted with its database. */
export function checkMessages(folder: string, subjects: readonly string[]) {
  return check(folder, subjects, 'SELECT subject AS text FROM contact_messages')
}

/** Compares the messages that a desk has accepted, and the stories of its editor, with its database. */
export function checkMessagesAndStories(
  folder: string,
  subjects: readonly string[],
  titles: readonly string[],
) {
  const latest =
    'SELECT DISTINCT version_so_title AS text, parent_id FROM _posts_v WHERE latest = 1'
  const [messages, stories] = [checkMessages(folder, subjects), check(folder, titles, latest)]
  return {
    lost: messages.lost + stories.lost,
    doubled: messages.doubled + stories.doubled,
    isWhole: messages.isWhole && stories.isWhole,
  }
}

/** How often each of these posts was published, of those that were, by the audit. */
export function publishCounts(folder: string, posts: readonly number[]): number[] {
  const { rows } = readDatabase(
    folder,
    `SELECT count(*) AS times FROM audit
     WHERE action = 'post.published' AND document IN (${posts.join()}) GROUP BY document`,
  )
  return rows.map(({ times }) => Number(times))
}

/** Locks the database against all other writers until the lock is released. */
export function lockForWriting(folder: string): () => void {
  const database = openDatabase(folder)
  database.exec('PRAGMA busy_timeout = 5000')
  database.exec('BEGIN IMMEDIATE')
  return () => {
    database.exec('ROLLBACK')
    database.close()
  }
}
