import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabaseUrl } from '../env/env.ts'
import { resizePending } from '../media/image-sizes/resize-pending.ts'
import { bucketStore } from '../media/store/bucket-store.ts'
import { openStore } from '../media/store/open-store.ts'
import { startBucketServer, type TestBucketServer, testBucket } from '../testing/bucket.ts'
import { openTestDesk, testDesk } from '../testing/desk.ts'
import { addPdf, addPicture, addPost } from '../testing/documents.ts'
import { addMessage } from '../testing/messages.ts'
import { matchesFingerprint } from './secret-fingerprint.ts'
import { backUpOf, emptyPlace, restoreTo } from './testing/backups.ts'

const desk = testDesk()
const folder = mkdtempSync(join(tmpdir(), 'gaashaan-restore-'))
const archive = join(folder, 'a.tar')
let server: TestBucketServer

beforeAll(async () => {
  server = await startBucketServer()
  const picture = await addPicture(desk.payload, {}, [400, 200])
  await addPdf(desk.payload)
  for (let i = 0; i < 3; i += 1) await addPost(desk.payload, { picture: picture.id })
  await addMessage(desk.payload)
  await resizePending(desk.payload)
  await backUpOf(desk, archive)
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** What readers and editors have, as one text. */
async function contentOf({ payload }: Pick<typeof desk, 'payload'>): Promise<string> {
  const all = { depth: 2, pagination: false, sort: 'id' } as const
  const posts = await payload.find({ collection: 'posts', ...all })
  const versions = await payload.findVersions({ collection: 'posts', ...all })
  const messages = await payload.find({ collection: 'contact-messages', ...all })
  const audit = await payload.find({ collection: 'audit', ...all })
  return JSON.stringify([posts.docs, versions.docs, messages.docs, audit.docs])
}

/** What must not be there after a restore that failed. */
async function expectNothing(place: Awaited<ReturnType<typeof emptyPlace>>): Promise<void> {
  await place.database.assertEmpty()
  expect(await Array.fromAsync(openStore(place.media).list(''))).toEqual([])
  expect(readdirSync(place.dataDir)).toEqual([])
}

test('a desk on what was restored has what the first one had, in its folder', async () => {
  const place = await emptyPlace()
  const { secret } = await restoreTo(place, archive)
  expect([matchesFingerprint(secret, 'tests'), matchesFingerprint(secret, 'other')]).toEqual([
    true,
    false,
  ])
  const { dataDir, databaseUrl, media } = place
  const restored = await openTestDesk({ dataDir, databaseUrl, media })
  expect(await contentOf(restored)).toBe(await contentOf(desk))
  const stored = await Array.fromAsync(desk.media.list(''))
  for (const { name } of stored) {
    const [was, is] = [desk.media, restored.media].map((store) => store.read(name))
    expect(Buffer.concat((await (await is)?.toArray()) ?? [])).toEqual(
      Buffer.concat((await (await was)?.toArray()) ?? []),
    )
  }
  // It goes on: the next post has the next number, and the audit still refuses to be changed.
  const { id } = await addPost(restored.payload)
  expect(id).toBe((await desk.payload.count({ collection: 'posts' })).totalDocs + 1)
  const [event] = (await restored.payload.find({ collection: 'audit', limit: 1 })).docs
  if (event) {
    const gone = restored.payload.db.deleteOne({
      collection: 'audit',
      where: { id: { equals: event.id } },
    })
    await expect(gone).rejects.toThrow()
  }
  await restored.close()
})

test('what was in a folder is restored into a bucket', async () => {
  const media = { kind: 's3', ...testBucket(server.endpoint, 'restored/') } as const
  await restoreTo(await emptyPlace(media), archive)
  const names = async (store: typeof desk.media) =>
    (await Array.fromAsync(store.list(''))).map(({ name, size }) => `${name} ${size}`).sort()
  expect(await names(bucketStore(media))).toEqual(await names(desk.media))
})

test('what was in a bucket is restored into a folder', async () => {
  const bucket = bucketStore(testBucket(server.endpoint, 'source/'))
  const stored = await Array.fromAsync(desk.media.list(''))
  for (const { name } of stored) {
    const data = Buffer.concat((await (await desk.media.read(name))?.toArray()) ?? [])
    await bucket.put(name, data)
  }
  const second = join(folder, 'from-bucket.tar')
  expect(await backUpOf(desk, second, { store: bucket })).toMatchObject({ missing: [] })
  const place = await emptyPlace()
  await restoreTo(place, second)
  expect(readdirSync(join(place.dataDir, 'media')).sort()).toEqual(
    stored.map(({ name }) => name).sort(),
  )
})

test('a place that holds a desk is left as it is', async () => {
  const place = await emptyPlace()
  await restoreTo(place, archive)
  await expect(restoreTo(place, archive)).rejects.toThrow(/already/)
  expect(existsSync(join(place.dataDir, 'media'))).toBe(true)
})

test('media without a database are left as they are, in a folder and in a bucket', async () => {
  const bucket = { kind: 's3', ...testBucket(server.endpoint, 'full/') } as const
  for (const place of [await emptyPlace(), await emptyPlace(bucket)]) {
    await openStore(place.media).prepare()
    await openStore(place.media).put('mine.pdf', Buffer.from('mine'))
    await expect(restoreTo(place, archive)).rejects.toThrow('has files already (mine.pdf)')
    expect(await Array.fromAsync(openStore(place.media).list(''))).toHaveLength(1)
    await place.database.assertEmpty()
  }
})

test('a broken archive leaves nothing', async () => {
  const broken = join(folder, 'broken.tar')
  const bytes = readFileSync(archive)
  bytes.writeUInt8(bytes.readUInt8(5_000) ^ 1, 5_000)
  writeFileSync(broken, bytes)
  const place = await emptyPlace()
  await expect(restoreTo(place, broken)).rejects.toThrow('is broken')
  await expectNothing(place)
})

test("one of a newer desk's is refused with its version", async () => {
  const place = await emptyPlace()
  const older = { ...place.database, migrations: ['20200101_000000_initial'] }
  const asked = restoreTo(place, archive, { database: older })
  await expect(asked).rejects.toThrow(/newer desk \(version 0\.1\.0, migration \d{8}_\d{6}_\w+\)/)
  await expectNothing(place)
})

test('one of the other kind of database is refused with what to do', async () => {
  const place = await emptyPlace()
  const kind = testDatabaseUrl === '' ? 'postgres' : 'sqlite'
  const asked = restoreTo(place, archive, { database: { ...place.database, kind } })
  await expect(asked).rejects.toThrow(/DATABASE_URL/)
  await expectNothing(place)
})

test.each(['folder', 'bucket'])('one that is stopped leaves nothing in a %s', async (kind) => {
  for (const moment of [2, 4, 6, 12]) {
    const prefix = `stopped-${moment}/`
    const bucket = { kind: 's3', ...testBucket(server.endpoint, prefix) } as const
    const place = await emptyPlace(kind === 'bucket' ? bucket : undefined)
    const stopping = new AbortController()
    let steps = 0
    const count = () => {
      steps += 1
      if (steps === moment) stopping.abort()
    }
    const progress = { begin: count, step: count, end: () => undefined }
    const asked = restoreTo(place, archive, { progress, signal: stopping.signal })
    await expect(asked, `step ${moment}`).rejects.toThrow()
    await expectNothing(place)
  }
})

test('a database that fails at the very end takes the media back', async () => {
  for (const media of [undefined, { kind: 's3', ...testBucket(server.endpoint, 'undone/') }]) {
    const place = await emptyPlace(media as never)
    const settle = () => Promise.reject(new Error('the disk is full'))
    const asked = restoreTo(place, archive, { database: { ...place.database, settle } })
    await expect(asked).rejects.toThrow('the disk is full')
    await expectNothing(place)
  }
})
