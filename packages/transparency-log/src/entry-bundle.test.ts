import { expect, test } from 'vitest'
import { entriesOf, entryBundle } from './entry-bundle.ts'

const ENTRIES = ['', 'a', 'ciidanka'.repeat(1_000)].map((text) => Buffer.from(text))

test('a bundle has its entries, each after its length', () => {
  expect(entryBundle([Buffer.from('abc'), Buffer.from('')]).toString('hex')).toBe('00036162630000')
  expect(entriesOf(entryBundle(ENTRIES))).toEqual(ENTRIES)
  expect(entriesOf(Buffer.of())).toEqual([])
})

test('an entry of 65,535 bytes is the longest', () => {
  expect(entriesOf(entryBundle([Buffer.alloc(65_535)]))).toHaveLength(1)
  expect(() => entryBundle([Buffer.alloc(65_536)])).toThrow('65536 bytes')
})

test.each(['00', '0001', '00026100'])('a bundle that is cut off, %s, is refused', (hex) => {
  expect(() => entriesOf(Buffer.from(hex, 'hex').subarray(0, 3))).toThrow('middle of an entry')
})
