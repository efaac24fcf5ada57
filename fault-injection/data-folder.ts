import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../scripts/steps/stack.mjs'
import type { Stored } from './while-written-to.ts'

const FILE = 'gaashaan.db'

/** A folder with a migrated, empty database; a copy of `migrated` where that is one. */
export async function dataFolder(migrated?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-faults-'))
  await migrate({ DATA_DIR: folder }, migrated)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** What a folder's database says of itself, and the rows of a query, read past the desk. */
export function readDatabase(folder: string, query: string) {
  const database = new DatabaseSync(path.join(folder, FILE))
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

/** The messages in a folder's database. */
export function storedMessages(folder: string): Stored {
  const { isWhole, rows } = readDatabase(folder, 'SELECT subject FROM contact_messages')
  return { isWhole, subjects: rows.map(({ subject }) => String(subject)) }
}

/** Holds the database so that nobody else can write, until it is let go. */
export function holdDatabase(folder: string): () => void {
  const database = new DatabaseSync(path.join(folder, FILE))
  database.exec('PRAGMA busy_timeout = 5000')
  database.exec('BEGIN IMMEDIATE')
  return () => {
    database.exec('ROLLBACK')
    database.close()
  }
}
