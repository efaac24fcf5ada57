import { createHash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabaseUrl } from '../env/env.ts'
import { resizePending } from '../media/image-sizes/resize-pending.ts'
import { testDesk } from '../testing/desk.ts'
import { addPdf, addPicture, addPost } from '../testing/documents.ts'
import { addMessage } from '../testing/messages.ts'
import { testFolder } from '../testing/storage.ts'
import { sqliteSnapshots } from './databases/sqlite-snapshot.ts'
import type { TakeSnapshot } from './snapshot.ts'
import { backUpDesk, snapshotTaker } from './testing/backups.ts'

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
  folder = testFolder()
  target = join(folder, 'deep', 'a.tar')
})

const listFolder = () => readdirSync(join(folder, 'deep'))

test('an archive has every file of a row, and every variant of a picture', async () => {
  const stored = (await Array.fromAsync(desk.media.list(''))).map(({ name }) => `media/${name}`)
  const { files, missing, rows, migration, database } = await backUpDesk(desk, target)
  const names = files.map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('media/')).sort()).toEqual(stored.sort())
  expect(stored.length).toBeGreaterThan(4)
  expect(missing).toEqual([])
  expect(rows).toMatchObject({ posts: 1, media: 1, contact_messages: 1 })
  expect(migration).toMatch(/^\d{8}_\d{6}_\w+$/)
  expect(database).toBe(testDatabaseUrl === '' ? 'sqlite' : 'postgres')
  expect(listFolder()).toEqual(['a.tar'])
})

test('an existing file stays as it is', async () => {
  target = join(folder, 'a.tar')
  writeFileSync(target, 'mine')
  await expect(backUpDesk(desk, target)).rejects.toThrow('is there already')
  expect(readdirSync(folder)).toEqual(['a.tar'])
})

test('a file without a row is left out, and a row without its file is reported', async () => {
  const lost = await addPdf(desk.payload, 'lost.pdf')
  await desk.media.remove([String(lost.filename)])
  await desk.media.put('nobodys.pdf', Buffer.from('x'))
  const { files, missing } = await backUpDesk(desk, target)
  expect(missing).toEqual([lost.filename])
  expect(files.map(({ name }) => name)).not.toContain('media/nobodys.pdf')
  expect(listFolder()).toEqual(['a.tar'])
  await desk.media.remove(['nobodys.pdf'])
  await desk.payload.delete({ collection: 'media', id: lost.id })
})

test('a file that is deleted after the snapshot has no row in the archive', async () => {
  const deleted = await addPdf(desk.payload, 'deleted.pdf')
  const take = snapshotTaker(desk)
  let count = 0
  const takeSnapshot: TakeSnapshot = async (...args) => {
    const snapshot = await take(...args)
    count += 1
    if (count === 1) await desk.payload.delete({ collection: 'media', id: deleted.id })
    return snapshot
  }
  const { missing, rows, files } = await backUpDesk(desk, target, { takeSnapshot })
  expect([count, missing, rows.media]).toEqual([2, [], 1])
  expect(files.map(({ name }) => name)).not.toContain(`media/${deleted.filename}`)
})

test('a backup that is stopped leaves nothing, at any step', async () => {
  for (const lastStep of [1, 3, 6, 9]) {
    const stopping = new AbortController()
    let steps = 0
    const count = () => {
      steps += 1
      if (steps === lastStep) stopping.abort()
    }
    const progress = { begin: count, step: count, end: count }
    const result = backUpDesk(desk, target, { progress, signal: stopping.signal })
    await expect(result, `step ${lastStep}`).rejects.toThrow()
    expect(listFolder()).toEqual([])
  }
})

test('an unavailable store ends the backup with its message and leaves nothing', async () => {
  const store = { ...desk.media, read: () => Promise.reject(new Error('bucket media: 503')) }
  await expect(backUpDesk(desk, target, { store })).rejects.toThrow('bucket media: 503')
  expect(listFolder()).toEqual([])
})

test('a file that is read at the second attempt is archived', async () => {
  let attempts = 0
  const read: typeof desk.media.read = async (name) => {
    attempts += 1
    if (attempts === 1) throw new Error('connection reset')
    return desk.media.read(name)
  }
  const { missing } = await backUpDesk(desk, target, { store: { ...desk.media, read } })
  expect(missing).toEqual([])
})

test('a file too large for memory is read to the disk, and again if it breaks off', async () => {
  const large = await addPdf(desk.payload, 'large.pdf')
  const name = String(large.filename)
  const data = Buffer.alloc(33 * 1024 * 1024, 'x')
  await desk.media.put(name, data)
  let attempts = 0
  const read: typeof desk.media.read = async (requested, range) => {
    if (requested !== name) return desk.media.read(requested, range)
    attempts += 1
    if (attempts > 1) return desk.media.read(requested, range)
    async function* half() {
      yield data.subarray(0, 1_000)
      throw new Error('connection reset')
    }
    return Readable.from(half())
  }
  const { files } = await backUpDesk(desk, target, { store: { ...desk.media, read } })
  const sha256 = createHash('sha256').update(data).digest('hex')
  expect(files).toContainEqual({ name: `media/${name}`, bytes: data.byteLength, sha256 })
  expect(listFolder()).toEqual(['a.tar'])
  await desk.payload.delete({ collection: 'media', id: large.id })
})

test.skipIf(testDatabaseUrl !== '')(
  'a backup without a database fails, and creates none',
  async () => {
    const takeSnapshot = sqliteSnapshots(join(folder, 'none.db'))
    await expect(backUpDesk(desk, target, { takeSnapshot })).rejects.toThrow('There is no database')
    expect(readdirSync(folder)).toEqual(['deep'])
    expect(listFolder()).toEqual([])
  },
)
