import { expect, test } from 'vitest'
import type { TextFacts } from '../publishing/facts.ts'
import {
  doneMessage,
  failedMessage,
  inMogadishuTime,
  publicStateMessage,
  scheduledMessage,
} from './publishing-messages.ts'

const facts = (more: object) => ({ hasChanges: false, ...more }) as TextFacts

test.each([
  [facts({ publicState: 'public' }), 'Readers have this text.'],
  [facts({ publicState: 'public', hasChanges: true }), /an earlier text/],
  [facts({ publicState: 'draft', hasChanges: true }), 'Readers do not have this text.'],
  [facts({ publicState: null }), 'Readers do not have this text.'],
  [facts({ publicState: 'withdrawn', hasChanges: true }), /was withdrawn/],
])('the panel says what readers have (%#)', (textFacts, text) => {
  const { en, so } = publicStateMessage(textFacts)
  expect(en).toMatch(text)
  expect(so).not.toBe(en)
})

test('the message about a schedule has its date and time in Mogadishu', () => {
  const schedule = {
    id: 1,
    action: 'withdraw',
    at: '2026-12-01T09:00:00.000Z',
    by: null,
  } as const
  expect(scheduledMessage(schedule).en).toBe(
    'Will be withdrawn on 01/12/2026, 12:00, Mogadishu time',
  )
  expect(scheduledMessage({ ...schedule, action: 'publish', by: 'Cabdi' }).so).toBe(
    'Waxaa la daabacayaa 01/12/2026, 12:00, waqtiga Muqdisho (Cabdi)',
  )
})

test('the message about a failed schedule has its time and what the person can do', () => {
  const failed = { action: 'publish', at: '2026-12-01T09:00:00.000Z', why: '' } as const
  expect(failedMessage(failed, ['publish', 'schedule'])).toMatchObject({
    what: { en: 'The schedule to publish came to nothing' },
    when: { en: 'It was meant for 01/12/2026, 12:00, Mogadishu time.' },
    next: { en: 'Publish it now, or schedule it again.' },
  })
  expect(failedMessage({ ...failed, action: 'withdraw' }, ['withdraw'])).toMatchObject({
    what: { so: 'Jadwalkii ka noqoshada ma fulin' },
    next: { en: 'Withdraw it now, or schedule that again.' },
  })
  expect(failedMessage(failed, ['submit']).next.en).toMatch(/^Ask someone who may publish/)
})

test('a date of a text names its time zone', () => {
  expect(inMogadishuTime('2026-12-01T22:00:00.000Z')).toEqual({
    en: '02/12/2026, 01:00 (Mogadishu)',
    so: '02/12/2026, 01:00 (Muqdisho)',
  })
})

test('the notice after an action names the language', () => {
  const somali = { en: 'Somali', so: 'Soomaali' }
  expect(doneMessage('withdraw', somali)).toEqual({
    en: 'Somali: withdrawn',
    so: 'Soomaali: waa laga noqday',
  })
})
