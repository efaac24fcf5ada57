import type { DatabaseSync } from 'node:sqlite'
import type { LogEntries } from '@gaashaan/contract'
import { coarseParts, decodeLikenesses } from '@gaashaan/contract/picture-likeness'
import { bareTenderNumber } from '@gaashaan/contract/reference-number'
import { decodeEntry, recordOf } from '@gaashaan/transparency-log/log-entry'

export type VersionWriter = ReturnType<typeof createVersionWriter>

/** Stores the entries of the transparency log in the index; `db` comes from `openToWrite`. */
export function createVersionWriter(db: DatabaseSync) {
  const insert = db.prepare('INSERT OR REPLACE INTO versions VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  const insertFile = db.prepare('INSERT OR IGNORE INTO version_files VALUES (?, ?)')
  const removeFiles = db.prepare('DELETE FROM version_files WHERE entry = ?')
  const insertPicture = db.prepare(
    'INSERT OR IGNORE INTO pictures (sha256, likeness, coarse) VALUES (?, ?, ?)',
  )
  const removePictures = db.prepare(`DELETE FROM pictures
    WHERE sha256 NOT IN (SELECT sha256 FROM version_files)`)
  const count = db.prepare('SELECT count(*) AS count FROM versions')
  const withdrawn = db.prepare(`SELECT DISTINCT post FROM versions AS last
    WHERE action = 'withdrawn' AND post IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM versions WHERE post = last.post AND language = last.language
        AND entry > last.entry)`)

  function store(index: number, { entry: text, record }: LogEntries['entries'][number]): void {
    const entry = decodeEntry(Buffer.from(text))
    const known = record === null ? undefined : recordOf(entry, record)
    const { action = null, id = null, language = null, note = null, files = [] } = known ?? {}
    const tender = bareTenderNumber(known?.reference ?? '') || null
    const code = language?.toUpperCase() ?? null
    insert.run(index, entry.at, entry.text, action, id, code, note, tender)
    removeFiles.run(index)
    for (const file of files) insertFile.run(file, index)
  }

  return {
    /** Stores entries from a place in the log on, each in place of what was known of it: all or none. */
    store(first: number, { entries, pictures }: LogEntries): void {
      db.exec('BEGIN IMMEDIATE')
      try {
        for (const [place, entry] of entries.entries()) store(first + place, entry)
        for (const { sha256, likeness } of pictures) {
          insertPicture.run(sha256, likeness, coarseParts(decodeLikenesses(likeness)))
        }
        db.exec('COMMIT')
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK')
        throw error
      }
    },
    /** Forgets all entries: the log is another one. */
    clear: () => db.exec('DELETE FROM versions; DELETE FROM version_files; DELETE FROM pictures'),
    /** Forgets what the pictures look like that no entry has any more. */
    forgetPictures: () => void removePictures.run(),
    count: () => Number(count.get()?.count),
    /** The ids of the posts of which a text is withdrawn. */
    withdrawnPosts: () => withdrawn.all().map(({ post }) => Number(post)),
  }
}
