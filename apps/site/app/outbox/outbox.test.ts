import { expect, test } from 'vitest'
import { isStale, MAX_UNATTENDED_MS, type OutboxMessage } from './outbox.ts'

const message = { key: '1', language: 'SO', writtenAt: 1_000, subject: 'Su’aal' } as const
const waiting: OutboxMessage = { ...message, state: 'waiting' }

test('a message that has waited for more than a week needs its sender’s consent', () => {
  expect(MAX_UNATTENDED_MS).toBe(7 * 86_400_000)
  expect(isStale(waiting, 1_000 + MAX_UNATTENDED_MS)).toBe(false)
  expect(isStale(waiting, 1_001 + MAX_UNATTENDED_MS)).toBe(true)
})

test.each(['sent', 'refused'] as const)('a message that was %s needs no consent', (state) => {
  expect(isStale({ ...message, state }, 2 * MAX_UNATTENDED_MS)).toBe(false)
})
