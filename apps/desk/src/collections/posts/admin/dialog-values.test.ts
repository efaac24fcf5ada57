import { expect, test } from 'vitest'
import type { TextFacts } from '../publishing/facts.ts'
import {
  type DialogValues,
  dialogFindings,
  initialDialogValues,
  publishingRequest,
  scheduleChoices,
  validateDialog,
} from './dialog-values.ts'

const NOW = new Date('2026-11-21T12:20:00.000Z')

const facts = (more: Partial<TextFacts> = {}) =>
  ({
    publicState: 'draft',
    allowed: ['publish', 'schedule'],
    schedules: [],
    findings: [],
    ...more,
  }) as TextFacts

const values = (more: Partial<DialogValues> = {}): DialogValues => ({
  ...initialDialogValues(facts(), NOW),
  ...more,
})

const schedule = {
  id: 1,
  action: 'publish',
  at: '2026-11-22T12:00:00.000Z',
  by: null,
} as const

test.each([
  ['never public', facts(), ['publish']],
  ['public as it is', facts({ publicState: 'public', allowed: ['schedule'] }), ['withdraw']],
  ['public and changed', facts({ publicState: 'public' }), ['publish', 'withdraw']],
  ['public by a schedule', facts({ schedules: [schedule] }), ['publish', 'withdraw']],
])('a text that is %s can be scheduled for what the desk allows', (_name, textFacts, choices) => {
  expect(scheduleChoices(textFacts)).toEqual(choices)
  expect(initialDialogValues(textFacts, NOW).scheduledAction).toBe(choices[0])
})

test('a schedule begins at the next full hour in Mogadishu', () => {
  expect(initialDialogValues(facts(), NOW).at).toBe('2026-11-21T16:00')
  expect(initialDialogValues(facts(), new Date('2026-11-21T21:00:00.000Z')).at).toBe(
    '2026-11-22T01:00',
  )
})

test.each([
  ['publish', values(), facts(), []],
  ['publish', values({ reason: 'Waa kaliya' }), facts({ needsReason: true }), []],
  ['publish', values({ reason: ' Gaaban  ' }), facts({ needsReason: true }), ['reason']],
  ['withdraw', values(), facts(), ['reason']],
  ['schedule', values({ at: '' }), facts(), ['at']],
  ['schedule', values({ at: '2026-11-21T15:20' }), facts(), ['at']],
  ['schedule', values({ at: '2026-11-21T15:21' }), facts(), []],
  ['schedule', values({ scheduledAction: 'withdraw' }), facts(), ['reason']],
] as const)(
  'the dialog to %s with %o shows the errors that the desk would refuse (%#)',
  (command, entered, textFacts, invalid) => {
    const errors = validateDialog(command, entered, textFacts, NOW)
    expect(Object.keys(errors)).toEqual(invalid)
    for (const message of Object.values(errors)) expect(message.so).not.toBe(message.en)
  },
)

test('a command contains the fields that its dialog shows and no others', () => {
  const filled = values({
    reason: ' Magac qaldan. ',
    changeNote: ' Tirada ',
    at: '2026-11-22T08:00',
  })
  const publicFacts = facts({ firstPublishedAt: NOW.toISOString() })
  expect(publishingRequest('publish', filled, publicFacts)).toEqual({
    action: 'publish',
    changeNote: 'Tirada',
  })
  expect(publishingRequest('publish', filled, facts())).toEqual({ action: 'publish' })
  expect(
    publishingRequest('schedule', { ...filled, scheduledAction: 'withdraw' }, publicFacts),
  ).toEqual({
    action: 'schedule',
    reason: 'Magac qaldan.',
    schedule: { action: 'withdraw', at: '2026-11-22T05:00:00.000Z' },
  })
})

test('findings are shown where readers would get the text, and are confirmed in the command', () => {
  const picture = { key: 'no_picture', kind: 'question', message: '?' } as const
  const closes = { key: 'closes_in_past', kind: 'question', message: '?' } as const
  const textFacts = facts({ findings: [picture], publicState: 'public' })
  expect(dialogFindings('publish', values(), textFacts, [])).toEqual([picture])
  expect(dialogFindings('schedule', values(), textFacts, [picture, closes])).toEqual([
    picture,
    closes,
  ])
  expect(
    dialogFindings('schedule', values({ scheduledAction: 'withdraw' }), textFacts, []),
  ).toEqual([])
  expect(dialogFindings('withdraw', values(), textFacts, [])).toEqual([])
  expect(publishingRequest('publish', values(), textFacts, [picture])).toMatchObject({
    confirmed: ['no_picture'],
  })
})
