import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testBucketUrl, testDatabaseUrl } from '../env.ts'
import { openTestDesk } from '../testing/desk.ts'
import { createLook } from './look-at-desk.ts'

test('a desk that is whole is ready; one that lacks a migration is not', async () => {
  const desk = await openTestDesk()
  const ok = { database: 'ok', migrations: 'ok', media: 'ok' }
  expect(await createLook(desk.payload, testDatabaseUrl)()).toEqual(ok)
  const { docs } = await desk.payload.find({ collection: 'payload-migrations', limit: 1 })
  await desk.payload.delete({ collection: 'payload-migrations', id: docs[0]?.id ?? 0 })
  const migrations = '1 migrations are missing'
  expect(await createLook(desk.payload, testDatabaseUrl)()).toEqual({ ...ok, migrations })
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
  const told = await createLook(desk.payload, testDatabaseUrl)()
  expect(told).toMatchObject({ database: 'ok', media: 'cannot be used' })
  await desk.close()
})

test('what was found holds for a while: who asks often asks the database once', async () => {
  const desk = await openTestDesk()
  const look = createLook(desk.payload, testDatabaseUrl)
  await look()
  desk.queries.length = 0
  await Promise.all([look(), look(), look()])
  expect(desk.queries).toEqual([])
  await desk.close()
})
