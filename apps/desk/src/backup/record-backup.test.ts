import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { chainEntries } from '../audit/chain/chain-entries.ts'
import { runSql, verifyDesk } from '../audit/chain/testing/tamper.ts'
import { openTestDesk, testDesk } from '../testing/desk.ts'
import { addPost } from '../testing/documents.ts'
import { testFolder } from '../testing/storage.ts'
import { openArchive } from './archive-reader.ts'
import { recordBackup } from './record-backup.ts'
import { backUpDesk, createTarget, deskDatabase, restoreTo } from './testing/backups.ts'

const desk = testDesk()
const folder = testFolder()
const archive = join(folder, "friday's.tar")

/** The backups in an audit, oldest first. */
async function readBackups({ payload }: Pick<typeof desk, 'payload'>) {
  const where = { action: { like: 'backup.' } }
  const { docs } = await payload.find({ collection: 'audit', where, sort: 'id' })
  return docs
}

test('a backup is in the audit of the running desk, a restore in that of the restored one', async () => {
  await addPost(desk.payload)
  const manifest = await backUpDesk(desk, archive)
  await recordBackup(deskDatabase(desk), { action: 'backup.made', archive, manifest })
  await using opened = await openArchive(archive)
  const { sha256 } = opened
  const event = {
    heading: "friday's.tar",
    change: { sha256, asOf: manifest.made, version: '0.1.0', missing: 0 },
  }
  const [first, ...rest] = await readBackups(desk)
  expect(first).toMatchObject({ action: 'backup.made', ...event, who: null, whoseEmail: null })
  expect(rest).toEqual([])
  expect(sha256).toMatch(/^[\da-f]{64}$/)
  expect(Date.parse(first?.createdAt ?? '')).toBeGreaterThanOrEqual(Date.parse(manifest.made))

  await chainEntries(desk.payload)
  expect(await verifyDesk(desk.payload)).toMatchObject({ waiting: 0, faults: [] })

  const target = await createTarget()
  await restoreTo(target, archive)
  await recordBackup(target, { action: 'backup.restored', archive, manifest })
  const restored = await openTestDesk(target)
  expect(await readBackups(restored)).toMatchObject([{ action: 'backup.restored', ...event }])
  // The ids go on after the restored rows.
  await addPost(restored.payload)
  expect(await readBackups(restored)).toHaveLength(1)
  await restored.close()
  expect(await readBackups(desk)).toHaveLength(1)
})

test('an audit that cannot be written is reported, and the backup stays', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const manifest = await backUpDesk(desk, join(folder, 'second.tar'))
  const nowhere = { dataDir: join(folder, 'none'), databaseUrl: '' }
  await recordBackup(nowhere, { action: 'backup.made', archive, manifest })
  expect(consoleError.mock.calls.flat().join()).toContain('This is not in the audit')
  consoleError.mockRestore()
})

test('a database from before the audit had a chain gets the entry without a seal', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const manifest = await backUpDesk(desk, join(folder, 'third.tar'))
  const older = await openTestDesk()
  await runSql(older.payload, 'DROP INDEX audit_seal_idx')
  await runSql(older.payload, 'ALTER TABLE audit DROP COLUMN seal')
  await recordBackup(deskDatabase(older), { action: 'backup.restored', archive, manifest })
  expect(consoleError).not.toHaveBeenCalled()
  expect(await older.payload.db.count({ collection: 'audit' })).toEqual({ totalDocs: 1 })
  await older.close()
  consoleError.mockRestore()
})
