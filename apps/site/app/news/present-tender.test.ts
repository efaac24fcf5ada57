import { type Post, PostSchema } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { registerMessages } from '../messages/messages.ts'
import { isTender, presentTenderFacts, tenderState } from './present-tender.ts'

registerMessages('EN', en)

// Opens on November 1 and closes on December 15, 2026, at 16.30 in Mogadishu.
const tender: Post = v.parse(PostSchema, postExamples.tender)

test.each([
  ['2026-10-31', 'upcoming'],
  ['2026-11-01', 'open'],
  ['2026-12-15', 'open'],
  ['2026-12-16', 'closed'],
])('on %s the example is %s', (today, state) => {
  expect(tenderState(tender, today)).toBe(state)
})

test('a tender opens and closes by the days of Mogadishu', () => {
  const lateEvening = { ...tender, closes_at: '2026-12-15T21:30:00.000Z' }
  expect(tenderState(lateEvening, '2026-12-16')).toBe('open')
})

test('a tender without dates is open', () => {
  expect(tenderState({ ...tender, opens_at: null, closes_at: null }, '2030-01-01')).toBe('open')
})

test('the facts of an open tender are formatted and include the days that are left', () => {
  expect(presentTenderFacts(tender, 'EN', '2026-11-20')).toEqual({
    state: 'open',
    reference: 'SAMPLE-2026-01',
    opens: { date: 'November 1, 2026', day: '2026-11-01' },
    closes: { date: 'December 15, 2026', day: '2026-12-15' },
    daysLeft: 25,
    isUrgent: false,
    calendar: '/calendars/en/tenders/111.ics',
  })
  expect(presentTenderFacts(tender, 'EN', '2026-12-15').daysLeft).toBe(0)
})

test.each([
  ['2026-12-07', false],
  ['2026-12-08', true],
  ['2026-12-15', true],
  ['2026-12-16', false],
])('on %s the tender is urgent: %s', (today, isUrgent) => {
  expect(presentTenderFacts(tender, 'EN', today).isUrgent).toBe(isUrgent)
})

test('a closed tender and one without a closing date have no calendar', () => {
  expect(presentTenderFacts(tender, 'EN', '2026-12-16').calendar).toBeUndefined()
  const undated = { ...tender, closes_at: null }
  expect(presentTenderFacts(undated, 'EN', '2026-11-20').calendar).toBeUndefined()
})

test.each(['2026-10-01', '2026-12-20'])('on %s the facts have no days left', (today) => {
  expect(presentTenderFacts(tender, 'EN', today).daysLeft).toBeUndefined()
})

test('of all examples only the tender is a tender', () => {
  const tenders = Object.entries(postExamples).filter(([, post]) =>
    isTender(v.parse(PostSchema, post)),
  )
  expect(tenders.map(([name]) => name)).toEqual(['tender'])
})
