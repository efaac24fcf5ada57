import { expect, test } from 'vitest'
import { choiceIn, whereOf } from './audit-choice.ts'

test('a choice becomes a filter, and the filter the same choice', () => {
  const choice = {
    who: 'qof@tusaale.example',
    thing: 'message',
    verb: 'read',
    collection: 'contact-messages',
    from: '2026-11-20',
    to: '2026-11-21',
  }
  expect(choiceIn(whereOf(choice))).toEqual(choice)
  expect(whereOf({})).toEqual({})
  expect(choiceIn(undefined)).toEqual({})
})

test('days are days of Mogadishu, the last one whole', () => {
  expect(whereOf({ from: '2026-11-20', to: '2026-11-20' })).toEqual({
    or: [
      {
        and: [
          { createdAt: { greater_than_equal: '2026-11-19T21:00:00.000Z' } },
          { createdAt: { less_than: '2026-11-20T21:00:00.000Z' } },
        ],
      },
    ],
  })
})
