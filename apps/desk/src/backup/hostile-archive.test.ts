import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { testDatabaseUrl } from '../env/env.ts'
import { MAX_UPLOAD_BYTES } from '../media/files/size-limits.ts'
import { mountDisk, testFolder } from '../testing/storage.ts'
import { MAX_MANIFEST_BYTES } from './manifest.ts'
import type { Restore } from './restore.ts'
import { createTarget, restoreTo } from './testing/backups.ts'
import { manifestEntry, type RawEntry, tarOf, writeSealed } from './testing/raw-archive.ts'

const MIB = 1024 * 1024
const DATABASE: RawEntry = {
  name: 'database.sqlite.zst',
  data: zstdCompressSync(Buffer.alloc(64 * MIB)),
}
const PICTURE: RawEntry = { name: 'media/a.jpg', data: Buffer.alloc(1_000, 'x') }

let folder = ''
let path = ''
beforeEach(() => {
  folder = testFolder()
  path = join(folder, 'hostile.tar')
})

/** Restores an archive that is accepted without a signature, and expects that nothing is left of it. */
async function expectRefusal(message: RegExp, options: Partial<Restore> = {}): Promise<void> {
  const target = await createTarget()
  const trust = { signers: [], isUnsignedAccepted: true }
  // The manifests here are of one migration that every desk here knows.
  const database = { ...target.database, kind: 'sqlite', migrations: ['one'] } as const
  const result = restoreTo(target, path, { trust, database, ...options })
  await expect(result).rejects.toThrow(message)
  expect(readdirSync(options.dataDir ?? target.dataDir)).toEqual([])
}

const seal = (...entries: RawEntry[]) => writeSealed(path, tarOf(entries))

test.each([
  ['a file', 'media/a.mp4', MAX_UPLOAD_BYTES + 1, /"media\/a\.mp4" has 209715201 bytes, more than/],
  ['a file of eight exabytes', 'media/a.mp4', 2 ** 63, /is broken/],
  ['the manifest', 'manifest.json', MAX_MANIFEST_BYTES + 1, /"manifest\.json" has \d+ bytes/],
])('%s that claims to be larger than any is refused', async (_what, name, size, message) => {
  seal({ name, data: Buffer.alloc(10), size })
  await expectRefusal(message)
})

test('a file shorter than it claims is refused', async () => {
  seal({ ...PICTURE, size: 100 * MIB })
  await expectRefusal(/is broken.*truncated/)
})

test('a file that the manifest does not name, names twice or with another size is refused', async () => {
  seal(PICTURE, DATABASE, manifestEntry([DATABASE]))
  await expectRefusal(/a file that nobody put there/)
  seal(PICTURE, PICTURE, DATABASE, manifestEntry([PICTURE, DATABASE]))
  await expectRefusal(/it has "media\/a\.jpg" twice/)
  seal(PICTURE, DATABASE, manifestEntry([{ ...PICTURE, data: Buffer.alloc(1) }, DATABASE]))
  await expectRefusal(/media\/a\.jpg has other bytes/)
})

test('a file after the manifest is refused, and so is a second manifest', async () => {
  const manifest = manifestEntry([PICTURE, DATABASE])
  for (const last of [PICTURE, manifest]) {
    seal(DATABASE, manifest, last)
    await expectRefusal(/it goes on after its manifest/)
  }
})

test.each(['media/../../out.jpg', 'media//etc/out.jpg', 'media/.hidden'])(
  'the name %j is refused',
  async (name) => {
    const file = { ...PICTURE, name }
    seal(file, DATABASE, manifestEntry([file, DATABASE]))
    await expectRefusal(/is no name of a file/)
  },
)

test.each(['../out.jpg', '/etc/cron.d/out', 'secret'])('the file %j is refused', async (name) => {
  const file = { ...PICTURE, name }
  seal(file, DATABASE, manifestEntry([file, DATABASE]))
  await expectRefusal(/does not belong in it/)
  expect(existsSync('/etc/cron.d/out')).toBe(false)
})

test.each([
  ['a hard link', '1'],
  ['a link', '2'],
  ['a device of characters', '3'],
  ['a device of blocks', '4'],
  ['a folder', '5'],
  ['a pipe', '6'],
])('%s is refused', async (_what, type) => {
  const link = { name: 'media/a.jpg', data: Buffer.alloc(0), type, target: '/etc/passwd' }
  seal(link, DATABASE, manifestEntry([link, DATABASE]))
  await expectRefusal(/"media\/a\.jpg" is no file but a/)
})

test('an archive without a database is refused', async () => {
  seal(PICTURE, manifestEntry([PICTURE]))
  await expectRefusal(/it has no database/)
})

test.skipIf(testDatabaseUrl !== '')(
  'a database is unpacked to the size that the manifest tells, and no further',
  async () => {
    seal(DATABASE, manifestEntry([DATABASE], { databaseBytes: MIB }))
    await expectRefusal(/database is larger than the 1048576 bytes/)
  },
)

test.runIf(process.getuid?.() === 0)(
  'content that the disk has no room for is refused before anything is written',
  async () => {
    const dataDir = mountDisk('size=16m')
    seal(DATABASE, manifestEntry([DATABASE], { databaseBytes: 64 * MIB }))
    await expectRefusal(/has room for 16 MB, and the archive takes 64 MB there/, { dataDir })
  },
)

test.runIf(process.getuid?.() === 0 && testDatabaseUrl === '')(
  'a database whose size an old archive does not tell may fill what the media leave',
  async () => {
    const dataDir = mountDisk('size=16m')
    seal(PICTURE, DATABASE, manifestEntry([PICTURE, DATABASE]))
    await expectRefusal(/database is larger than the \d+ bytes/, { dataDir })
  },
)

test('a list of keys without an end is refused', async () => {
  const head = Buffer.from(`age-encryption.org/v1\n-> X25519 ${'a'.repeat(2 * MIB)}`)
  writeSealed(path, head)
  const keys = [{ unwrapFileKey: () => null }]
  await expectRefusal(/its list of keys has no end/, { keys })
})
