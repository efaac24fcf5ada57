import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { IndexDocument } from '../search/index-document.ts'
import { openToRead, openToWrite } from '../search/index-file.ts'
import { createIndexReader, type IndexReader } from '../search/query/index-reader.ts'
import { createIndexWriter, type IndexWriter } from '../search/sync/index-writer.ts'

export interface TestIndex {
  readonly file: string
  readonly writer: IndexWriter
  readonly reader: IndexReader
  readonly close: () => void
}

/** An index in a folder of its own, which goes when it is closed. */
export function createTestIndex(): TestIndex {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-search-'))
  const file = path.join(folder, 'index.db')
  const toWrite = openToWrite(file)
  const toRead = openToRead(file)
  return {
    file,
    writer: createIndexWriter(toWrite),
    reader: createIndexReader(toRead),
    close() {
      toRead.close()
      toWrite.close()
      rmSync(folder, { recursive: true })
    },
  }
}

let last = 0

/** A Somali news article with these parts. */
export function entry(parts: Partial<IndexDocument>): IndexDocument {
  last += 1
  return {
    language: 'SO',
    key: `post ${last}`,
    list: 'news',
    kind: 'news',
    title: 'Cinwaan',
    body: '',
    path: `/resources/NewsDetail/x-${last}`,
    date: '2026-03-01T09:00:00.000Z',
    stamp: '1',
    ...parts,
  }
}
