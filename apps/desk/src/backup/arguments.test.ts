import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UsageError } from '../commands/command-errors.ts'
import { testFolder } from '../testing/storage.ts'
import { archiveName, readBackupArguments, readRestoreArguments } from './arguments.ts'

const folder = testFolder()

const now = new Date('2026-11-20T02:30:05.123Z')
const read = (...args: string[]) =>
  readBackupArguments(args, folder, { dataDir: '/data', now, isEncrypted: false })
const OPENING = { signedBy: undefined, identity: undefined, isUnsignedAccepted: false }
const NAME = 'gaashaan-20261120T023005Z.tar'

test('by default an archive is in the data folder and named by its time', () => {
  expect(archiveName(now)).toBe(NAME)
  expect(read()).toEqual({ to: `/data/backups/${NAME}` })
})

test('a target is a folder, or a file if it ends in .tar', () => {
  expect(read('--to', 'nightly')).toEqual({ to: join(folder, 'nightly', NAME) })
  expect(read('--to', 'friday.tar')).toEqual({ to: join(folder, 'friday.tar') })
  expect(read('--check', 'friday.tar')).toEqual({ check: join(folder, 'friday.tar'), ...OPENING })
})

test('an encrypted archive has another ending', () => {
  const place = { dataDir: '/data', now, isEncrypted: true }
  expect(readBackupArguments([], folder, place)).toEqual({ to: `/data/backups/${NAME}.age` })
  const to = join(folder, 'friday.tar.age')
  expect(readBackupArguments(['--to', 'friday.tar.age'], folder, place)).toEqual({ to })
})

test('keys are made in a file of the folder', () => {
  expect(read('--new-key', 'backup.key')).toEqual({ newKey: join(folder, 'backup.key') })
})

test.each([
  [['--to', 'a', '--check', 'b']],
  [['--new-key', 'a', '--check', 'b']],
  [['--to', 'a', '--unsigned']],
  [['--check', 'a', '--unsigned', '--signed-by', 'b']],
  [['--too', 'a']],
  [['friday.tar']],
  [['--to']],
])('a backup refuses the arguments %j', (args) => {
  expect(() => read(...args)).toThrow(UsageError)
})

test('a restore needs one archive that exists', () => {
  writeFileSync(join(folder, 'there.tar'), '')
  expect(readRestoreArguments(['there.tar'], folder)).toEqual({
    archive: join(folder, 'there.tar'),
    ...OPENING,
  })
  const opening = ['there.tar', '--identity', 'backup.key', '--signed-by', 'gaashaan-backup+1+A']
  expect(readRestoreArguments(opening, folder)).toMatchObject({
    identity: join(folder, 'backup.key'),
    signedBy: 'gaashaan-backup+1+A',
  })
  for (const args of [[], ['none.tar'], ['there.tar', 'there.tar'], ['--from', 'there.tar']]) {
    expect(() => readRestoreArguments(args, folder)).toThrow(UsageError)
  }
})
