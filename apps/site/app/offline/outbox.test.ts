import { expect, test } from 'vitest'
import { isOld, SENT_UNASKED_FOR, type WaitingMessage } from './outbox.ts'

const message = { key: '1', language: 'SO', writtenAt: 1_000, subject: 'Su’aal' } as const
const asWaiting: WaitingMessage = { ...message, state: 'waiting' }

test('a message that waited for a week is not sent without asking its sender', () => {
  expect(SENT_UNASKED_FOR).toBe(7 * 86_400_000)
  expect(isOld(asWaiting, 1_000 + SENT_UNASKED_FOR)).toBe(false)
  expect(isOld(asWaiting, 1_001 + SENT_UNASKED_FOR)).toBe(true)
})

test.each(['sent', 'refused'] as const)('a message that was %s is not asked about', (state) => {
  expect(isOld({ ...message, state }, 2 * SENT_UNASKED_FOR)).toBe(false)
})
