import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testBucketUrl, testDatabaseUrl } from '../env/env.ts'
import { STORE_UNAVAILABLE } from '../media/store/store-unavailable.ts'
import { openTestDesk, type TestDesk } from '../testing/desk.ts'
import { addPdf } from '../testing/documents.ts'
import { createReadiness } from './readiness.ts'

const readinessOf = ({ payload, dataDir }: TestDesk) =>
  createReadiness(payload, { databaseUrl: testDatabaseUrl, folders: { data: dataDir } })

test('a desk is ready if it has every migration, and not if it lacks one', async () => {
  const desk = await openTestDesk()
  const disk = expect.anything()
  const ok = { database: 'ok', migrations: 'ok', media: 'ok', disk, audit: 'ok' }
  expect(await readinessOf(desk)()).toEqual(ok)
  const { docs } = await desk.payload.find({ collection: 'payload-migrations', limit: 1 })
  await desk.payload.delete({ collection: 'payload-migrations', id: docs[0]?.id ?? 0 })
  const migrations = '1 migrations are missing'
  expect(await readinessOf(desk)()).toEqual({ ...ok, migrations })
  await desk.close()
})

test.skipIf(testBucketUrl !== '')(
  'a desk that cannot use its media store is not ready',
  async () => {
    const desk = await openTestDesk()
    // A file replaces the folder, because root may write to any folder.
    rmSync(join(desk.dataDir, 'media'), { recursive: true, force: true })
    writeFileSync(join(desk.dataDir, 'media'), 'no folder')
    chmodSync(join(desk.dataDir, 'media'), 0o600)
    // The database answers after the folder's check has failed, whose rejection must be handled.
    const { find } = desk.payload
    desk.payload.find = (async (...args: Parameters<typeof find>) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      return find(...args)
    }) as typeof find
    const checks = await readinessOf(desk)()
    expect(checks).toMatchObject({ database: 'ok', media: 'cannot be used' })
    await desk.close()
  },
)

test.skipIf(testBucketUrl !== '').for([
  ['is gone', (folder: string) => rmSync(folder, { recursive: true })],
  [
    'is an empty mount point',
    (folder: string) => {
      rmSync(folder, { recursive: true })
      mkdirSync(folder)
    },
  ],
] as const)(
  'a desk whose media folder %s is not ready and accepts no file',
  async ([_state, breakFolder]) => {
    const desk = await openTestDesk()
    await addPdf(desk.payload)
    expect(await readinessOf(desk)()).toMatchObject({ media: 'ok' })
    const folder = join(desk.dataDir, 'media')
    breakFolder(folder)
    const hasFolder = existsSync(folder)
    expect(await readinessOf(desk)()).toMatchObject({ media: 'cannot be used' })
    await expect(addPdf(desk.payload, 'other.pdf')).rejects.toThrow(STORE_UNAVAILABLE.en)
    expect(existsSync(folder)).toBe(hasFolder)
    if (hasFolder) expect(readdirSync(folder)).toEqual([])
    expect((await desk.payload.count({ collection: 'media' })).totalDocs).toBe(1)
    await desk.close()
  },
)

test('results are cached: frequent checks query the database once', async () => {
  const desk = await openTestDesk()
  const check = readinessOf(desk)
  await check()
  desk.queries.length = 0
  await Promise.all([check(), check(), check()])
  expect(desk.queries).toEqual([])
  await desk.close()
})
