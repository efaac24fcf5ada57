import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { IndexDocument } from '../search/index-document.ts'
import { openToRead, openToWrite } from '../search/index-file.ts'
import { createIndexReader } from '../search/query/index-reader.ts'
import { createIndexWriter } from '../search/sync/index-writer.ts'
import { createVersionWriter } from '../search/verify/version-writer.ts'

export type TestIndex = ReturnType<typeof createTestIndex>

/** An index in a temporary folder, which is removed when the index is closed. */
export function createTestIndex() {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-search-'))
  const file = path.join(folder, 'index.db')
  const writeDatabase = openToWrite(file)
  const readDatabase = openToRead(file)
  return {
    file,
    writer: createIndexWriter(writeDatabase),
    versions: createVersionWriter(writeDatabase),
    reader: createIndexReader(readDatabase),
    close() {
      readDatabase.close()
      writeDatabase.close()
      rmSync(folder, { recursive: true })
    },
  }
}

let lastId = 0

/** The document of a Somali news article, with these fields. */
export function testDocument(fields: Partial<IndexDocument>): IndexDocument {
  lastId += 1
  return {
    language: 'SO',
    key: `post ${lastId}`,
    list: 'news',
    kind: 'news',
    title: 'Cinwaan',
    body: '',
    path: `/resources/NewsDetail/x-${lastId}`,
    date: '2026-03-01T09:00:00.000Z',
    stamp: '1',
    ...fields,
  }
}
