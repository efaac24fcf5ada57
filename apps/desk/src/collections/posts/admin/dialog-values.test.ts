import { expect, test } from 'vitest'
import {
  choicesOf,
  type DialogValues,
  dialogFindings,
  initialDialogValues,
  requestOf,
  validateDialog,
} from './dialog-values.ts'
import type { TextFacts } from './publishing-facts.ts'

const NOW = new Date('2026-11-21T12:20:00.000Z')

const facts = (more: Partial<TextFacts> = {}) =>
  ({
    publicState: 'draft',
    allowed: ['publish', 'schedule'],
    schedules: [],
    findings: [],
    ...more,
  }) as TextFacts

const typed = (more: Partial<DialogValues> = {}): DialogValues => ({
  ...initialDialogValues(facts(), NOW),
  ...more,
})

const planned = { id: 1, action: 'publish', at: '2026-11-22T12:00:00.000Z' } as const

test.each([
  ['never public', facts(), ['publish']],
  ['public as it is', facts({ publicState: 'public', allowed: ['schedule'] }), ['withdraw']],
  ['public and changed', facts({ publicState: 'public' }), ['publish', 'withdraw']],
  ['public by a schedule', facts({ schedules: [planned] }), ['publish', 'withdraw']],
])('a text that is %s can be scheduled for what the desk allows', (_name, told, choices) => {
  expect(choicesOf(told)).toEqual(choices)
  expect(initialDialogValues(told, NOW).planned).toBe(choices[0])
})

test('a schedule begins at the next full hour in Mogadishu', () => {
  expect(initialDialogValues(facts(), NOW).at).toBe('2026-11-21T16:00')
  expect(initialDialogValues(facts(), new Date('2026-11-21T21:00:00.000Z')).at).toBe(
    '2026-11-22T01:00',
  )
})

test.each([
  ['publish', typed(), facts(), []],
  ['publish', typed({ reason: 'Waa kaliya' }), facts({ needsReason: true }), []],
  ['publish', typed({ reason: ' Gaaban  ' }), facts({ needsReason: true }), ['reason']],
  ['withdraw', typed(), facts(), ['reason']],
  ['schedule', typed({ at: '' }), facts(), ['at']],
  ['schedule', typed({ at: '2026-11-21T15:20' }), facts(), ['at']],
  ['schedule', typed({ at: '2026-11-21T15:21' }), facts(), []],
  ['schedule', typed({ planned: 'withdraw' }), facts(), ['reason']],
] as const)(
  'to %s with %o lacks what the desk would refuse (%#)',
  (command, filled, told, lacking) => {
    const faults = validateDialog(command, filled, told, NOW)
    expect(Object.keys(faults)).toEqual(lacking)
    for (const message of Object.values(faults)) expect(message.so).not.toBe(message.en)
  },
)

test('what is asked of the desk holds what its dialog shows and nothing else', () => {
  const filled = typed({
    reason: ' Magac qaldan. ',
    changeNote: ' Tirada ',
    at: '2026-11-22T08:00',
  })
  const known = facts({ firstPublishedAt: NOW.toISOString() })
  expect(requestOf('publish', filled, known)).toEqual({ action: 'publish', changeNote: 'Tirada' })
  expect(requestOf('publish', filled, facts())).toEqual({ action: 'publish' })
  expect(requestOf('schedule', { ...filled, planned: 'withdraw' }, known)).toEqual({
    action: 'schedule',
    reason: 'Magac qaldan.',
    schedule: { action: 'withdraw', at: '2026-11-22T05:00:00.000Z' },
  })
})

test('what is asked of a text is asked where readers would get it, and a yes goes with it', () => {
  const picture = { key: 'no_picture', kind: 'question', message: '?' } as const
  const closes = { key: 'closes_in_past', kind: 'question', message: '?' } as const
  const told = facts({ findings: [picture], publicState: 'public' })
  expect(dialogFindings('publish', typed(), told, [])).toEqual([picture])
  expect(dialogFindings('schedule', typed(), told, [picture, closes])).toEqual([picture, closes])
  expect(dialogFindings('schedule', typed({ planned: 'withdraw' }), told, [])).toEqual([])
  expect(dialogFindings('withdraw', typed(), told, [])).toEqual([])
  expect(requestOf('publish', typed(), told, [picture])).toMatchObject({
    confirmed: ['no_picture'],
  })
})
