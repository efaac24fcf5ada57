import { expect, test } from 'vitest'
import { isOld, MAX_UNASKED_MS, type OutboxMessage } from './outbox.ts'

const message = { key: '1', language: 'SO', writtenAt: 1_000, subject: 'Su’aal' } as const
const asWaiting: OutboxMessage = { ...message, state: 'waiting' }

test('a message that waited for a week is not sent without asking its sender', () => {
  expect(MAX_UNASKED_MS).toBe(7 * 86_400_000)
  expect(isOld(asWaiting, 1_000 + MAX_UNASKED_MS)).toBe(false)
  expect(isOld(asWaiting, 1_001 + MAX_UNASKED_MS)).toBe(true)
})

test.each(['sent', 'refused'] as const)('a message that was %s is not asked about', (state) => {
  expect(isOld({ ...message, state }, 2 * MAX_UNASKED_MS)).toBe(false)
})
