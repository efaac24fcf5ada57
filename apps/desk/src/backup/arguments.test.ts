import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { WrongArguments } from '../commands/refusals.ts'
import { nameAt, readBackupArguments, readRestoreArguments } from './arguments.ts'

const folder = mkdtempSync(join(tmpdir(), 'gaashaan-arguments-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = new Date('2026-11-20T02:30:05.123Z')
const read = (...argv: string[]) => readBackupArguments(argv, folder, { dataDir: '/data', now })
const NAME = 'gaashaan-20261120T023005Z.tar'

test('without a place it is the data folder, named by the moment', () => {
  expect(nameAt(now)).toBe(NAME)
  expect(read()).toEqual({ to: `/data/backups/${NAME}` })
})

test('a place is a folder, or a file where it ends like one', () => {
  expect(read('--to', 'nightly')).toEqual({ to: join(folder, 'nightly', NAME) })
  expect(read('--to', 'friday.tar')).toEqual({ to: join(folder, 'friday.tar') })
  expect(read('--check', 'friday.tar')).toEqual({ check: join(folder, 'friday.tar') })
})

test.each([[['--to', 'a', '--check', 'b']], [['--too', 'a']], [['friday.tar']], [['--to']]])(
  '%j makes no sense for a backup',
  (argv) => {
    expect(() => read(...argv)).toThrow(WrongArguments)
  },
)

test('a restore takes the one archive that is there', () => {
  writeFileSync(join(folder, 'there.tar'), '')
  expect(readRestoreArguments(['there.tar'], folder)).toBe(join(folder, 'there.tar'))
  for (const argv of [[], ['none.tar'], ['there.tar', 'there.tar'], ['--from', 'there.tar']]) {
    expect(() => readRestoreArguments(argv, folder)).toThrow(WrongArguments)
  }
})
