import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { createPerson } from '../testing/people.ts'
import { hasRole, ROLES } from './role.ts'

const desk = testDesk()

test.each(ROLES)('an account with the role %s has no other role', async (role) => {
  const { user, http } = await createPerson(desk, [role])
  expect(ROLES.filter((other) => hasRole(user, other))).toEqual([role])
  const response = await http('GET', '/audit')
  expect(response.status).toBe(role === 'administrator' ? 200 : 403)
})

test('a visitor has no role', () => {
  expect(hasRole(null, ...ROLES)).toBe(false)
})
