import { expect, test } from 'vitest'
import { departmentInSearch } from './department-in-search.ts'

test('an address can ask for each department', () => {
  expect(departmentInSearch('?department=security&language=EN')).toBe('security')
  expect(departmentInSearch('?department=general')).toBe('general')
})

test.each(['', '?department=', '?department=navy', '?department=Security', '?department=toString'])(
  'the search %j asks for none',
  (search) => {
    expect(departmentInSearch(search)).toBeUndefined()
  },
)
