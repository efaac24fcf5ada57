import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { person } from '../testing/people.ts'
import { hasRole, ROLES } from './role.ts'

const desk = testDesk()

test.each(ROLES)('someone who is a %s alone has that role and no other', async (role) => {
  const { user, http } = await person(desk, [role])
  expect(ROLES.filter((other) => hasRole(user, other))).toEqual([role])
  const answer = await http('GET', '/audit')
  expect(answer.status).toBe(role === 'administrator' ? 200 : 403)
})

test('nobody has no role', () => {
  expect(hasRole(null, ...ROLES)).toBe(false)
})
