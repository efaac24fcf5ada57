import { expect, test } from 'vitest'
import { buildWhere, parseWhere } from './filter-query.ts'

test('parsing the query of filter values returns the same values', () => {
  const values = {
    who: 'qof@tusaale.example',
    subject: 'message',
    verb: 'read',
    collection: 'contact-messages',
    from: '2026-11-20',
    to: '2026-11-21',
  }
  expect(parseWhere(buildWhere(values))).toEqual(values)
  expect(buildWhere({})).toEqual({})
  expect(parseWhere(undefined)).toEqual({})
})

test('days are those of Mogadishu, including the whole last one', () => {
  expect(buildWhere({ from: '2026-11-20', to: '2026-11-20' })).toEqual({
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
