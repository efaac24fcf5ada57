import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { openToRead } from './index-file.ts'
import { createIndexReader, type IndexReader } from './query/index-reader.ts'

export interface ReaderHandle {
  /** The reader of the file as it is now; throws while there is none. */
  readonly reader: () => IndexReader
  readonly close: () => void
}

/** Reads an index that another thread, or another process, may replace by a new file. */
export function createReaderHandle(file: string): ReaderHandle {
  let opened:
    | { readonly inode: number; readonly db: DatabaseSync; readonly reader: IndexReader }
    | undefined

  function close(): void {
    opened?.db.close()
    opened = undefined
  }

  return {
    reader() {
      const inode = statSync(file).ino
      if (opened?.inode === inode) return opened.reader
      close()
      const db = openToRead(file)
      opened = { inode, db, reader: createIndexReader(db) }
      return opened.reader
    },
    close,
  }
}
