import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openTestDesk, testDesk } from '../testing/desk.ts'
import { addPost } from '../testing/documents.ts'
import { openArchive } from './archive-reader.ts'
import { recordBackup, recordBackupOrWarn } from './record-backup.ts'
import { backUpOf, databaseOf, emptyPlace, restoreTo } from './testing/backups.ts'

const desk = testDesk()
const folder = mkdtempSync(join(tmpdir(), 'gaashaan-written-down-'))
const archive = join(folder, "friday's.tar")
afterAll(() => rmSync(folder, { recursive: true }))

/** What an audit says of backups, the oldest first. */
async function backupsIn({ payload }: Pick<typeof desk, 'payload'>) {
  const where = { action: { like: 'backup.' } }
  const { docs } = await payload.find({ collection: 'audit', where, sort: 'id' })
  return docs
}

test('a backup is in the audit of the desk that runs, a restore in that of what was restored', async () => {
  await addPost(desk.payload)
  const manifest = await backUpOf(desk, archive)
  await recordBackup(databaseOf(desk), { action: 'backup.made', archive, manifest })
  const { sha256 } = await openArchive(archive)
  const told = {
    heading: "friday's.tar",
    change: { sha256, asOf: manifest.made, version: '0.1.0', missing: 0 },
  }
  const [made, ...others] = await backupsIn(desk)
  expect(made).toMatchObject({ action: 'backup.made', ...told, who: null, whoseEmail: null })
  expect(others).toEqual([])
  expect(sha256).toMatch(/^[\da-f]{64}$/)
  expect(Date.parse(made?.createdAt ?? '')).toBeGreaterThanOrEqual(Date.parse(manifest.made))

  const place = await emptyPlace()
  await restoreTo(place, archive)
  await recordBackup(place, { action: 'backup.restored', archive, manifest })
  const restored = await openTestDesk(place)
  expect(await backupsIn(restored)).toMatchObject([{ action: 'backup.restored', ...told }])
  // The next event has a number of its own.
  await addPost(restored.payload)
  expect(await backupsIn(restored)).toHaveLength(1)
  await restored.close()
  expect(await backupsIn(desk)).toHaveLength(1)
})

test('an audit that cannot be written to is said, and undoes nothing', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const manifest = await backUpOf(desk, join(folder, 'second.tar'))
  const nowhere = { dataDir: join(folder, 'none'), databaseUrl: '' }
  await recordBackupOrWarn(nowhere, { action: 'backup.made', archive, manifest })
  expect(said.mock.calls.flat().join()).toContain('This is not in the audit')
  said.mockRestore()
})
