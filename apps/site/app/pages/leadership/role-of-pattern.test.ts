import { LEADERSHIP_ROLES } from '@gaashaan/contract/content/leadership'
import { expect, test } from 'vitest'
import { PATHS } from '../../paths/canonical-paths.ts'
import { roleOfPattern } from './role-of-pattern.ts'

test('each of the six paths is its role’s, with or without the first slash', () => {
  for (const role of LEADERSHIP_ROLES) {
    expect(roleOfPattern(PATHS[role])).toBe(role)
    expect(roleOfPattern(PATHS[role].slice(1))).toBe(role)
  }
})

test('another path is a developer error', () => {
  expect(() => roleOfPattern('/contact')).toThrow('no leadership role has the path /contact')
})
