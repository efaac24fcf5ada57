import { beforeAll, expect, test } from 'vitest'
import { loadMessages, messagesFor } from '../messages/messages.ts'
import { longDate } from './dates.ts'
import { momentText } from './moment-text.ts'

beforeAll(() => Promise.all([loadMessages('SO'), loadMessages('EN')]))

const messagesIn = (language: 'SO' | 'EN') => {
  const { common, offline } = messagesFor(language)
  return { months: common.months, moment: offline.moment }
}

test('a moment is written by the calendar in Mogadishu', () => {
  const night = Date.parse('2026-11-20T22:05:00Z')
  expect(momentText(night, messagesIn('EN'))).toBe('November 21, 2026 at 01:05')
  expect(momentText(night, messagesIn('SO'))).toBe('Noofeembar 21, 2026, 01:05')
})

test.each(['SO', 'EN'] as const)('in %s its day is written as a page’s date', (language) => {
  const moment = '2026-01-31T10:00:00.000Z'
  expect(momentText(Date.parse(moment), messagesIn(language))).toContain(longDate(moment, language))
})
