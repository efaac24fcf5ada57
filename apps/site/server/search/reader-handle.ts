import { statSync } from 'node:fs'
import { openToRead } from './index-file.ts'
import { createIndexReader } from './query/index-reader.ts'

/** Reads an index file that another thread or process may replace by a new one. */
export function createReaderHandle(file: string) {
  function open(inode: number) {
    const db = openToRead(file)
    return { inode, db, reader: createIndexReader(db) }
  }
  let current: ReturnType<typeof open> | undefined

  function close(): void {
    current?.db.close()
    current = undefined
  }

  return {
    /** The reader of the current file; throws while there is none. */
    reader() {
      const inode = statSync(file).ino
      if (current?.inode !== inode) {
        close()
        current = open(inode)
      }
      return current.reader
    },
    close,
  }
}
