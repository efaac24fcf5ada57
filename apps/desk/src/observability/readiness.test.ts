import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testBucketUrl, testDatabaseUrl } from '../env/env.ts'
import { STORE_AWAY } from '../media/store/store-away.ts'
import { openTestDesk, type TestDesk } from '../testing/desk.ts'
import { addPdf } from '../testing/documents.ts'
import { createReadiness } from './readiness.ts'

const lookAt = ({ payload, dataDir }: TestDesk) =>
  createReadiness(payload, { databaseUrl: testDatabaseUrl, folders: { data: dataDir } })

test('a desk that is whole is ready; one that lacks a migration is not', async () => {
  const desk = await openTestDesk()
  const ok = { database: 'ok', migrations: 'ok', media: 'ok', disk: expect.anything() }
  expect(await lookAt(desk)()).toEqual(ok)
  const { docs } = await desk.payload.find({ collection: 'payload-migrations', limit: 1 })
  await desk.payload.delete({ collection: 'payload-migrations', id: docs[0]?.id ?? 0 })
  const migrations = '1 migrations are missing'
  expect(await lookAt(desk)()).toEqual({ ...ok, migrations })
  await desk.close()
})

test.skipIf(testBucketUrl !== '')('a desk whose media cannot be used is not ready', async () => {
  const desk = await openTestDesk()
  // A file in the folder's place: root may write into any folder.
  rmSync(join(desk.dataDir, 'media'), { recursive: true, force: true })
  writeFileSync(join(desk.dataDir, 'media'), 'no folder')
  chmodSync(join(desk.dataDir, 'media'), 0o600)
  // The database takes longer to answer than the folder: what fails first must not go unheard.
  const { find } = desk.payload
  desk.payload.find = (async (...asked: Parameters<typeof find>) => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    return find(...asked)
  }) as typeof find
  const told = await lookAt(desk)()
  expect(told).toMatchObject({ database: 'ok', media: 'cannot be used' })
  await desk.close()
})

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
  'a desk whose folder of media %s is not ready and takes no file',
  async ([_how, spoil]) => {
    const desk = await openTestDesk()
    await addPdf(desk.payload)
    expect(await lookAt(desk)()).toMatchObject({ media: 'ok' })
    const folder = join(desk.dataDir, 'media')
    spoil(folder)
    const isThere = existsSync(folder)
    expect(await lookAt(desk)()).toMatchObject({ media: 'cannot be used' })
    await expect(addPdf(desk.payload, 'other.pdf')).rejects.toThrow(STORE_AWAY.en)
    expect(existsSync(folder)).toBe(isThere)
    if (isThere) expect(readdirSync(folder)).toEqual([])
    expect((await desk.payload.count({ collection: 'media' })).totalDocs).toBe(1)
    await desk.close()
  },
)

test('what was found holds for a while: who asks often asks the database once', async () => {
  const desk = await openTestDesk()
  const look = lookAt(desk)
  await look()
  desk.queries.length = 0
  await Promise.all([look(), look(), look()])
  expect(desk.queries).toEqual([])
  await desk.close()
})
