import { expect, test } from 'vitest'
import type { TextFacts } from './publishing-facts.ts'
import { plannedDeed, readersHave } from './publishing-words.ts'

const facts = (more: Partial<TextFacts>) =>
  ({ hasChanges: false, publicState: null, ...more }) as TextFacts

test.each([
  [facts({ publicState: 'public' }), 'Readers have this text.'],
  [facts({ publicState: 'public', hasChanges: true }), /an earlier text/],
  [facts({ publicState: 'draft', hasChanges: true }), 'Readers do not have this text.'],
  [facts({ publicState: null }), 'Readers do not have this text.'],
  [facts({ publicState: 'withdrawn', hasChanges: true }), /was withdrawn/],
])('the panel says what readers have (%#)', (told, words) => {
  expect(readersHave(told).en).toMatch(words)
  expect(readersHave(told).so).not.toBe(readersHave(told).en)
})

test('a planned deed is told with its day and hour in Mogadishu', () => {
  const planned = { id: 1, action: 'withdraw', at: '2026-12-01T09:00:00.000Z' } as const
  expect(plannedDeed(planned).en).toBe('Will be withdrawn on 01/12/2026, 12:00, Mogadishu time')
  expect(plannedDeed({ ...planned, action: 'publish', by: 'Cabdi' }).so).toBe(
    'Waxaa la daabacayaa 01/12/2026, 12:00, waqtiga Muqdisho (Cabdi)',
  )
})
