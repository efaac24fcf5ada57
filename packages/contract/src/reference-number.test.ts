import { expect, test } from 'vitest'
import { bareTenderNumber, idInReference, referenceNumber } from './reference-number.ts'

test('a reference number names its post, however it is typed', () => {
  expect(referenceNumber(34)).toBe('WG-34')
  for (const typed of ['WG-34', ' wg-34 ', 'WG 34', 'Wg34', 'WG‑34', 'WG–34', 'WG/34']) {
    expect([typed, idInReference(typed)]).toEqual([typed, 34])
  }
})

test('a tender’s number is the same however it is typed', () => {
  for (const typed of ['WG/2026/014', ' wg 2026-014', 'WG.2026.014']) {
    expect([typed, bareTenderNumber(typed)]).toEqual([typed, 'wg2026014'])
  }
})

test.each(['', 'WG-', 'WG-3x', '34', 'WG--34', 'WG-1234567890', 'tixraac WG-34'])(
  '%j is no reference number',
  (text) => expect(idInReference(text)).toBeUndefined(),
)
