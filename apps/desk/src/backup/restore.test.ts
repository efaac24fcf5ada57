import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabaseUrl } from '../env/env.ts'
import { resizePending } from '../media/image-sizes/resize-pending.ts'
import { bucketStore } from '../media/store/bucket-store.ts'
import { readWhole } from '../media/store/media-store.ts'
import { openStore } from '../media/store/open-store.ts'
import { startBucketServer, type TestBucketServer, testBucket } from '../testing/bucket.ts'
import { openTestDesk, testDesk } from '../testing/desk.ts'
import { addPdf, addPicture, addPost } from '../testing/documents.ts'
import { addMessage } from '../testing/messages.ts'
import { testFolder } from '../testing/storage.ts'
import { matchesFingerprint } from './secret-fingerprint.ts'
import { backUpDesk, createTarget, restoreTo } from './testing/backups.ts'

const desk = testDesk()
const folder = testFolder()
const archive = join(folder, 'a.tar')
let server: TestBucketServer

beforeAll(async () => {
  server = await startBucketServer()
  const picture = await addPicture(desk.payload, {}, [400, 200])
  await addPdf(desk.payload)
  for (let i = 0; i < 3; i += 1) await addPost(desk.payload, { picture: picture.id })
  await addMessage(desk.payload)
  await resizePending(desk.payload)
  await backUpDesk(desk, archive)
})
afterAll(() => server.stop())

/** The content of a desk as one text. */
async function readContent({ payload }: Pick<typeof desk, 'payload'>): Promise<string> {
  const all = { depth: 2, pagination: false, sort: 'id' } as const
  const posts = await payload.find({ collection: 'posts', ...all })
  const versions = await payload.findVersions({ collection: 'posts', ...all })
  const messages = await payload.find({ collection: 'contact-messages', ...all })
  const audit = await payload.find({ collection: 'audit', ...all })
  return JSON.stringify([posts.docs, versions.docs, messages.docs, audit.docs])
}

/** Checks that a failed restore has left nothing. */
async function expectEmpty(target: Awaited<ReturnType<typeof createTarget>>): Promise<void> {
  await target.database.assertEmpty()
  expect(await Array.fromAsync(openStore(target.media).list(''))).toEqual([])
  expect(readdirSync(target.dataDir)).toEqual([])
}

test('a restored desk has the same content and files', async () => {
  const target = await createTarget()
  const { secret } = await restoreTo(target, archive)
  expect([matchesFingerprint(secret, 'tests'), matchesFingerprint(secret, 'other')]).toEqual([
    true,
    false,
  ])
  const { dataDir, databaseUrl, media } = target
  const restored = await openTestDesk({ dataDir, databaseUrl, media })
  expect(await readContent(restored)).toBe(await readContent(desk))
  const stored = await Array.fromAsync(desk.media.list(''))
  for (const { name } of stored) {
    expect(await readWhole(restored.media, name)).toEqual(await readWhole(desk.media, name))
  }
  // The next post has the next id, and the audit is still append-only.
  const { id } = await addPost(restored.payload)
  expect(id).toBe((await desk.payload.count({ collection: 'posts' })).totalDocs + 1)
  const [event] = (await restored.payload.find({ collection: 'audit', limit: 1 })).docs
  if (event) {
    const deletion = restored.payload.db.deleteOne({
      collection: 'audit',
      where: { id: { equals: event.id } },
    })
    await expect(deletion).rejects.toThrow()
  }
  await restored.close()
})

test('the media of a folder can be restored to a bucket', async () => {
  const media = { kind: 's3', ...testBucket(server.endpoint, 'restored/') } as const
  await restoreTo(await createTarget(media), archive)
  const listFiles = async (store: typeof desk.media) =>
    (await Array.fromAsync(store.list(''))).map(({ name, size }) => `${name} ${size}`).sort()
  expect(await listFiles(bucketStore(media))).toEqual(await listFiles(desk.media))
})

test('the media of a bucket can be restored to a folder', async () => {
  const bucket = bucketStore(testBucket(server.endpoint, 'source/'))
  const stored = await Array.fromAsync(desk.media.list(''))
  for (const { name } of stored) {
    await bucket.put(name, (await readWhole(desk.media, name)) ?? Buffer.alloc(0))
  }
  const second = join(folder, 'from-bucket.tar')
  expect(await backUpDesk(desk, second, { store: bucket })).toMatchObject({ missing: [] })
  const target = await createTarget()
  await restoreTo(target, second)
  expect(readdirSync(join(target.dataDir, 'media')).sort()).toEqual(
    stored.map(({ name }) => name).sort(),
  )
})

test('a database with content is left as it is', async () => {
  const target = await createTarget()
  await restoreTo(target, archive)
  await expect(restoreTo(target, archive)).rejects.toThrow(/already/)
  expect(existsSync(join(target.dataDir, 'media'))).toBe(true)
})

test('a store with files is left as it is, whether a folder or a bucket', async () => {
  const bucket = { kind: 's3', ...testBucket(server.endpoint, 'full/') } as const
  for (const target of [await createTarget(), await createTarget(bucket)]) {
    await openStore(target.media).prepare()
    await openStore(target.media).put('mine.pdf', Buffer.from('mine'))
    await expect(restoreTo(target, archive)).rejects.toThrow('has files already (mine.pdf)')
    expect(await Array.fromAsync(openStore(target.media).list(''))).toHaveLength(1)
    await target.database.assertEmpty()
  }
})

test('a broken archive leaves nothing', async () => {
  const broken = join(folder, 'broken.tar')
  const bytes = readFileSync(archive)
  bytes.writeUInt8(bytes.readUInt8(5_000) ^ 1, 5_000)
  writeFileSync(broken, bytes)
  const target = await createTarget()
  await expect(restoreTo(target, broken)).rejects.toThrow('is broken')
  await expectEmpty(target)
})

test('an archive of a newer desk is refused with its version', async () => {
  const target = await createTarget()
  const older = { ...target.database, migrations: ['20200101_000000_initial'] }
  const result = restoreTo(target, archive, { database: older })
  await expect(result).rejects.toThrow(/newer desk \(version 0\.1\.0, migration \d{8}_\d{6}_\w+\)/)
  await expectEmpty(target)
})

test('an archive of the other kind of database is refused with advice', async () => {
  const target = await createTarget()
  const kind = testDatabaseUrl === '' ? 'postgres' : 'sqlite'
  const result = restoreTo(target, archive, { database: { ...target.database, kind } })
  await expect(result).rejects.toThrow(/DATABASE_URL/)
  await expectEmpty(target)
})

test.each(['folder', 'bucket'])(
  'a restore that is stopped leaves nothing in a %s',
  async (kind) => {
    for (const lastStep of [2, 4, 6, 12]) {
      const prefix = `stopped-${lastStep}/`
      const bucket = { kind: 's3', ...testBucket(server.endpoint, prefix) } as const
      const target = await createTarget(kind === 'bucket' ? bucket : undefined)
      const stopping = new AbortController()
      let steps = 0
      const count = () => {
        steps += 1
        if (steps === lastStep) stopping.abort()
      }
      const progress = { begin: count, step: count, end: () => undefined }
      const result = restoreTo(target, archive, { progress, signal: stopping.signal })
      await expect(result, `step ${lastStep}`).rejects.toThrow()
      await expectEmpty(target)
    }
  },
)

test('a database that fails at the end has the media removed', async () => {
  for (const media of [undefined, { kind: 's3', ...testBucket(server.endpoint, 'undone/') }]) {
    const target = await createTarget(media as never)
    const commit = () => Promise.reject(new Error('the disk is full'))
    const result = restoreTo(target, archive, { database: { ...target.database, commit } })
    await expect(result).rejects.toThrow('the disk is full')
    await expectEmpty(target)
  }
})
