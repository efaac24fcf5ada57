import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabaseUrl } from '../env/env.ts'
import { resizePending } from '../media/image-sizes/resize-pending.ts'
import { testDesk } from '../testing/desk.ts'
import { addPdf, addPicture, addPost } from '../testing/documents.ts'
import { addMessage } from '../testing/messages.ts'
import { sqliteSnapshots } from './databases/sqlite-snapshot.ts'
import type { TakeSnapshot } from './snapshot.ts'
import { backUpOf, snapshotsOf } from './testing/backups.ts'

const desk = testDesk()
let folder = ''
let target = ''

beforeAll(async () => {
  const picture = await addPicture(desk.payload, {}, [400, 200])
  await addPost(desk.payload, { picture: picture.id })
  await addMessage(desk.payload)
  await resizePending(desk.payload)
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gaashaan-backups-'))
  target = join(folder, 'deep', 'a.tar')
})
afterEach(() => rmSync(folder, { recursive: true }))

const inFolder = () => readdirSync(join(folder, 'deep'))

test('every file that a row names is in it, each size of a picture too', async () => {
  const stored = (await Array.fromAsync(desk.media.list(''))).map(({ name }) => `media/${name}`)
  const { files, missing, rows, migration, database } = await backUpOf(desk, target)
  const kept = files.map(({ name }) => name)
  expect(kept.filter((name) => name.startsWith('media/')).sort()).toEqual(stored.sort())
  expect(stored.length).toBeGreaterThan(4)
  expect(missing).toEqual([])
  expect(rows).toMatchObject({ posts: 1, media: 1, contact_messages: 1 })
  expect(migration).toMatch(/^\d{8}_\d{6}_\w+$/)
  expect(database).toBe(testDatabaseUrl === '' ? 'sqlite' : 'postgres')
  expect(inFolder()).toEqual(['a.tar'])
})

test('a file that is there already stays as it is', async () => {
  target = join(folder, 'a.tar')
  writeFileSync(target, 'mine')
  await expect(backUpOf(desk, target)).rejects.toThrow('is there already')
  expect(readdirSync(folder)).toEqual(['a.tar'])
})

test('a file without a row is left out, and a row without its file is told', async () => {
  const lost = await addPdf(desk.payload, 'lost.pdf')
  await desk.media.remove([String(lost.filename)])
  await desk.media.put('nobodys.pdf', Buffer.from('x'))
  const { files, missing } = await backUpOf(desk, target)
  expect(missing).toEqual([lost.filename])
  expect(files.map(({ name }) => name)).not.toContain('media/nobodys.pdf')
  expect(inFolder()).toEqual(['a.tar'])
  await desk.media.remove(['nobodys.pdf'])
  await desk.payload.delete({ collection: 'media', id: lost.id })
})

test('a file that is deleted between the snapshot and its turn has no row in the archive', async () => {
  const doomed = await addPdf(desk.payload, 'doomed.pdf')
  const take = snapshotsOf(desk)
  let taken = 0
  const takeSnapshot: TakeSnapshot = async (...args) => {
    const snapshot = await take(...args)
    taken += 1
    if (taken === 1) await desk.payload.delete({ collection: 'media', id: doomed.id })
    return snapshot
  }
  const { missing, rows, files } = await backUpOf(desk, target, { takeSnapshot })
  expect([taken, missing, rows.media]).toEqual([2, [], 1])
  expect(files.map(({ name }) => name)).not.toContain(`media/${doomed.filename}`)
})

test('a person who stops it finds nothing, at whatever moment', async () => {
  const moments = [1, 3, 6, 9]
  for (const moment of moments) {
    const stopping = new AbortController()
    let steps = 0
    const count = () => {
      steps += 1
      if (steps === moment) stopping.abort()
    }
    const progress = { begin: count, step: count, end: count }
    const asked = backUpOf(desk, target, { progress, signal: stopping.signal })
    await expect(asked, `step ${moment}`).rejects.toThrow()
    expect(inFolder()).toEqual([])
  }
})

test('a store that is away ends it with a sentence and nothing else', async () => {
  const store = { ...desk.media, read: () => Promise.reject(new Error('bucket media: 503')) }
  await expect(backUpOf(desk, target, { store })).rejects.toThrow('bucket media: 503')
  expect(inFolder()).toEqual([])
})

test('a file that comes at the second try is in it', async () => {
  let tries = 0
  const read: typeof desk.media.read = async (name) => {
    tries += 1
    if (tries === 1) throw new Error('connection reset')
    return desk.media.read(name)
  }
  const { missing } = await backUpOf(desk, target, { store: { ...desk.media, read } })
  expect(missing).toEqual([])
})

test('a file too large for memory comes through the disk, and again where it broke off', async () => {
  const large = await addPdf(desk.payload, 'large.pdf')
  const name = String(large.filename)
  const data = Buffer.alloc(33 * 1024 * 1024, 'x')
  await desk.media.put(name, data)
  let tries = 0
  const read: typeof desk.media.read = async (asked, range) => {
    if (asked !== name) return desk.media.read(asked, range)
    tries += 1
    if (tries > 1) return desk.media.read(asked, range)
    async function* half() {
      yield data.subarray(0, 1_000)
      throw new Error('connection reset')
    }
    return Readable.from(half())
  }
  const { files } = await backUpOf(desk, target, { store: { ...desk.media, read } })
  const sha256 = createHash('sha256').update(data).digest('hex')
  expect(files).toContainEqual({ name: `media/${name}`, bytes: data.byteLength, sha256 })
  expect(inFolder()).toEqual(['a.tar'])
  await desk.payload.delete({ collection: 'media', id: large.id })
})

test.skipIf(testDatabaseUrl !== '')('no database is no backup, and none is made', async () => {
  const takeSnapshot = sqliteSnapshots(join(folder, 'none.db'))
  await expect(backUpOf(desk, target, { takeSnapshot })).rejects.toThrow('There is no database')
  expect(readdirSync(folder)).toEqual(['deep'])
  expect(inFolder()).toEqual([])
})
