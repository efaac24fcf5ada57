import { openCheckpoint } from '@gaashaan/transparency-log/checkpoint'
import { decodeEntry, recordOf } from '@gaashaan/transparency-log/log-entry'
import { leafHash, merkleTree } from '@gaashaan/transparency-log/merkle-tree'
import { provesConsistency, provesInclusion } from '@gaashaan/transparency-log/proofs/proof'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { appendEntries, type LoggedVersion } from './append-entries.ts'
import { originOf, readLogHead } from './log-head.ts'
import { logSigners } from './log-keys.ts'
import { tileReader } from './log-tiles.ts'

const desk = testDesk()

const version = (id: number): LoggedVersion => ({
  subject: `post:${id}:so`,
  at: '2026-05-12T06:00:00.000Z',
  text: String(id).padStart(64, '0'),
  record: {
    action: 'published',
    kind: 'news',
    id,
    language: 'so',
    reference: '',
    note: '',
    files: [],
  },
})

const request = () => createLocalReq({}, desk.payload)

async function head() {
  const written = await readLogHead(desk.payload)
  const origin = originOf(desk.payload, written)
  const verifiers = logSigners(desk.payload, origin).map(({ verifier }) => verifier)
  return openCheckpoint(written.checkpoint, origin, verifiers)
}

async function entries() {
  const { docs } = await desk.payload.db.find({
    collection: 'log-entries',
    sort: 'index',
    pagination: false,
  })
  return docs as unknown as { index: number; entry: string; record: string }[]
}

test('each version is an entry that the signed checkpoint includes', async () => {
  const req = await request()
  for (const id of [1, 2, 3]) await appendEntries(req, [version(id)])
  const { size, root } = await head()
  expect(size).toBe(3)
  for (const { index, entry } of await entries()) {
    const proof = await merkleTree(size, tileReader(req)).inclusionProof(index)
    expect(provesInclusion({ leaf: leafHash(Buffer.from(entry)), index, size, root }, proof)).toBe(
      true,
    )
  }
})

test('a later version of a text follows the one before, also in one go', async () => {
  const req = await request()
  const { size } = await head()
  await appendEntries(req, [version(1), version(9), version(9)])
  const records = (await entries()).map(({ entry, record }) => {
    const read = recordOf(decodeEntry(Buffer.from(entry)), record)
    return [read?.id, read?.follows]
  })
  expect(records.slice(size)).toEqual([
    [1, 0],
    [9, null],
    [9, size + 1],
  ])
})

test('the log grows beyond one tile, and each tree begins with the former one', async () => {
  const req = await request()
  const former = await head()
  await appendEntries(
    req,
    Array.from({ length: 600 }, (_, place) => version(100 + place)),
  )
  const latter = await head()
  const proof = await merkleTree(latter.size, tileReader(req)).consistencyProof(former.size)
  expect(provesConsistency(former, latter, proof)).toBe(true)
})

test('an entry is rolled back with the change that it is of', async () => {
  const append = async (end: typeof commitTransaction) => {
    const req = await request()
    await initTransaction(req)
    const { size } = await head()
    await appendEntries(req, [version(5)])
    await end(req)
    return (await head()).size - size
  }
  expect(await append(killTransaction)).toBe(0)
  expect(await append(commitTransaction)).toBe(1)
})

test('entries at the same time all have their own place', async () => {
  const { size } = await head()
  await Promise.all([1, 2, 3, 4].map(async (id) => appendEntries(await request(), [version(id)])))
  expect((await head()).size).toBe(size + 4)
  expect((await entries()).map(({ index }) => index)).toEqual(
    Array.from({ length: size + 4 }, (_, i) => i),
  )
})
