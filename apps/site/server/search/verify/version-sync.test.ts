import { encodeEntry } from '@gaashaan/transparency-log/log-entry'
import { TILE_WIDTH } from '@gaashaan/transparency-log/tile'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestIndex, type TestIndex } from '../../testing/search-index.ts'
import type { IndexHost } from '../sync/index-host.ts'
import { syncVersions } from './version-sync.ts'

const FILE = 'f'.repeat(64)

/** An entry of the log of a post's publication, and its record. */
function entryOf(id: number) {
  const { entry, record } = encodeEntry(
    { at: '2026-05-12T06:00:00.000Z', text: String(id).padStart(64, '0') },
    {
      ...{ action: 'published', kind: 'news', id, language: 'so', reference: '', note: '' },
      ...{ follows: null, files: [FILE] },
    },
  )
  return { entry: entry.toString(), record: record as string | null }
}

let index: TestIndex
let log: ReturnType<typeof entryOf>[] | undefined
let asked: string[]

/** The host's calls of the log; a host may have none. */
const host = {
  call: async (name: string, query: { readonly index?: number }) => {
    asked.push(`${name} ${query.index ?? ''}`.trim())
    if (!log) return undefined
    if (name === 'logHead') return { data: { checkpoint: `site/log\n${log.length}\nroot\n` } }
    const first = (query.index ?? 0) * TILE_WIDTH
    return { data: { entries: log.slice(first, first + TILE_WIDTH), pictures: [] } }
  },
} as unknown as IndexHost

const sync = (isWhole = false) => syncVersions(host, index.versions, isWhole)

beforeEach(() => {
  index = createTestIndex()
  log = Array.from({ length: TILE_WIDTH + 2 }, (_, id) => entryOf(id + 1))
  asked = []
})
afterEach(() => index.close())

test('the whole log is copied, and then only the bundle that grows', async () => {
  await sync(true)
  expect(index.versions.count()).toBe(TILE_WIDTH + 2)
  log?.push(entryOf(900))
  asked = []
  await sync()
  expect(asked).toEqual(['logHead', 'logEntries 1'])
  expect(index.versions.count()).toBe(TILE_WIDTH + 3)
})

test('a record that was erased is forgotten when the whole log is read again', async () => {
  await sync(true)
  log = log?.map(({ entry }) => ({ entry, record: null }))
  await sync(true)
  index.writer.setState('ready', '1')
  const outcome = index.reader.verify({ kind: 'file', sha256: FILE }, undefined)
  expect(outcome).toMatchObject({ answer: { kind: 'none' } })
})

test('a log that went back is another one', async () => {
  await sync(true)
  log = [entryOf(5)]
  await sync()
  expect(index.versions.count()).toBe(1)
})

test('a host without a log has no versions, one that fails in between is told', async () => {
  log = undefined
  await sync(true)
  expect(index.versions.count()).toBe(0)
  log = Array.from({ length: 3 }, (_, id) => entryOf(id + 1))
  const failing = {
    call: async (name: string) => (name === 'logHead' ? host.call('logHead', {}) : undefined),
  } as unknown as IndexHost
  await expect(syncVersions(failing, index.versions, false)).rejects.toThrow('no entries 0')
})
