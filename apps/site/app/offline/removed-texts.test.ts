import { expect, test } from 'vitest'
import type { CachedPage } from './cached-page.ts'
import { showsRemoved } from './removed-texts.ts'

const REMOVED_AT = Date.parse('2026-11-27T12:00:00.000Z')
const REMOVED = [{ id: 12, at: '2026-11-27T12:00:00.000Z' }]

const page = (fields: Partial<CachedPage>) =>
  ({ address: '/', html: '', keptAt: REMOVED_AT - 1, ...fields }) as CachedPage

const link = (path: string) => page({ html: `<a href="${path}">Warka</a>` })

test.each([
  page({ address: '/resources/NewsDetail/magaca-12' }),
  page({ address: '/resources/newsdetail/12?language=SO' }),
  link('/resources/NewsDetail/magaca-12'),
  link('/resources/NewsDetail/magaca-12?language=SO#qayb'),
])('a page that has a removed text or its link shows it: %j', (shown) => {
  expect(showsRemoved(shown, REMOVED, 0)).toBe(true)
})

test.each([
  page({ address: '/resources/NewsDetail/magaca-112' }),
  page({ address: '/resources/NewsDetail/12-askari-7' }),
  link('/resources/PressRelease/12'),
  page({ address: '/resources/NewsDetail/12', keptAt: REMOVED_AT + 1 }),
])('a page without it, or from after the removal, does not: %j', (shown) => {
  expect(showsRemoved(shown, REMOVED, 0)).toBe(false)
})

test('a device’s clock that is ahead keeps nothing', () => {
  const keptAt = REMOVED_AT + 3_600_000
  const shown = page({ address: '/resources/NewsDetail/12', keptAt })
  expect(showsRemoved(shown, REMOVED, 3_600_001)).toBe(true)
})
