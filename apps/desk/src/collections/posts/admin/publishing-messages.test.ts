import { expect, test } from 'vitest'
import type { TextFacts } from './publishing-facts.ts'
import {
  doneMessage,
  failedMessage,
  inMogadishuTime,
  readersHave,
  scheduledMessage,
} from './publishing-messages.ts'

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

test('a planned event is told with its day and hour in Mogadishu', () => {
  const planned = { id: 1, action: 'withdraw', at: '2026-12-01T09:00:00.000Z' } as const
  expect(scheduledMessage(planned).en).toBe(
    'Will be withdrawn on 01/12/2026, 12:00, Mogadishu time',
  )
  expect(scheduledMessage({ ...planned, action: 'publish', by: 'Cabdi' }).so).toBe(
    'Waxaa la daabacayaa 01/12/2026, 12:00, waqtiga Muqdisho (Cabdi)',
  )
})

test('a event that did not happen is told with its time and what the person can do about it', () => {
  const lost = { action: 'publish', at: '2026-12-01T09:00:00.000Z', why: '' } as const
  expect(failedMessage(lost, ['publish', 'schedule'])).toMatchObject({
    what: { en: 'The schedule to publish came to nothing' },
    when: { en: 'It was meant for 01/12/2026, 12:00, Mogadishu time.' },
    next: { en: 'Publish it now, or schedule it again.' },
  })
  expect(failedMessage({ ...lost, action: 'withdraw' }, ['withdraw'])).toMatchObject({
    what: { so: 'Jadwalkii ka noqoshada ma fulin' },
    next: { en: 'Withdraw it now, or schedule that again.' },
  })
  expect(failedMessage(lost, ['submit']).next.en).toMatch(/^Ask someone who may publish/)
})

test('a date of a text says whose clock tells it', () => {
  expect(inMogadishuTime('2026-12-01T22:00:00.000Z')).toEqual({
    en: '02/12/2026, 01:00 (Mogadishu)',
    so: '02/12/2026, 01:00 (Muqdisho)',
  })
})

test('what was done is told of its language alone', () => {
  const somali = { en: 'Somali', so: 'Soomaali' }
  expect(doneMessage('withdraw', somali)).toEqual({
    en: 'Somali: withdrawn',
    so: 'Soomaali: waa laga noqday',
  })
})
