import { expect, test } from 'vitest'
import { departmentInSearch } from './department-in-search.ts'

test('a query can name a department', () => {
  expect(departmentInSearch('?department=security&language=EN')).toBe('security')
  expect(departmentInSearch('?department=general')).toBe('general')
})

test.each(['', '?department=', '?department=navy', '?department=Security', '?department=toString'])(
  'the query %j names no department',
  (search) => {
    expect(departmentInSearch(search)).toBeUndefined()
  },
)
