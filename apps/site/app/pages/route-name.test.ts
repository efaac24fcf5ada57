import { POLICIES } from '@gaashaan/contract'
import { LEADERSHIP_ROLES } from '@gaashaan/contract/content/leadership'
import { expect, test } from 'vitest'
import { ARCHIVE_PATHS, ARCHIVED_LISTS } from '../archive/archive.ts'
import { PATHS } from '../paths/canonical-paths.ts'
import { nameOfRoute } from './route-name.ts'

const cases: readonly [string, readonly string[], Readonly<Record<string, string>>, string][] = [
  ['leadership role', LEADERSHIP_ROLES, PATHS, ''],
  ['policy', POLICIES, PATHS, ''],
  ['archived list', ARCHIVED_LISTS, ARCHIVE_PATHS, '/:month?'],
]

test.each(cases)('the path of each %s leads to it, with or without the first slash', (...args) => {
  const [, names, paths, parameter] = args
  for (const name of names) {
    const pattern = paths[name] + parameter
    expect(nameOfRoute(names, paths, pattern)).toBe(name)
    expect(nameOfRoute(names, paths, pattern.slice(1))).toBe(name)
  }
})

test.each(cases)('a path that belongs to no %s is a developer error', (_label, names, paths) => {
  expect(() => nameOfRoute(names, paths, '/contact')).toThrow('no page has the path /contact')
})
