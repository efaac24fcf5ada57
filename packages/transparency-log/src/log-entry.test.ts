import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { decodeEntry, encodeEntry, recordOf } from './log-entry.ts'
import { textHash } from './text-hash.ts'

const RECORD = {
  action: 'published',
  kind: 'pressReleases',
  id: 12,
  language: 'so',
  reference: 'WG-2026-0012',
  note: 'Tirada waa la saxay.',
  follows: null,
  files: ['a'.repeat(64)],
} as const

const AT = '2026-05-12T06:00:00.000Z'
const logged = () => encodeEntry({ at: AT, text: textHash('Dekedda', 'Waa la furay.') }, RECORD)

test('an entry keeps the date and two hashes, and nothing of the record', () => {
  const { entry, record } = logged()
  expect(Object.keys(decodeEntry(entry))).toEqual(['at', 'text', 'record'])
  expect(decodeEntry(entry).record).toBe(createHash('sha256').update(record).digest('hex'))
})

test('a record is read with its own entry alone', () => {
  const [one, other] = [logged(), logged()]
  const entry = decodeEntry(one.entry)
  expect(recordOf(entry, one.record)).toMatchObject(RECORD)
  expect(recordOf(entry, other.record)).toBeUndefined()
})

test('two records of the same content have different hashes', () => {
  expect(logged().record).not.toBe(logged().record)
})

test.each(['', 'null', '{}', `{"at":"yesterday","text":"${'a'.repeat(64)}"}`])(
  'bytes that are no entry, %j, are refused',
  (bytes) => {
    expect(() => decodeEntry(Buffer.from(bytes))).toThrow()
  },
)
