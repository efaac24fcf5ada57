import { expect, test } from 'vitest'
import { PATHS } from '../../paths/canonical-paths.ts'
import { isCurrent, isCurrentGroup, isGroup, NAVIGATION } from './navigation.ts'

const resources = NAVIGATION.filter(isGroup).find((group) => group.label === 'resources')

test('every entry of the navigation leads to a known page', () => {
  const pages = NAVIGATION.flatMap((entry) =>
    isGroup(entry) ? entry.sections.flatMap((section) => section.pages) : [entry],
  )
  expect(pages).toHaveLength(19)
  expect(pages.every(({ page }) => PATHS[page].startsWith('/'))).toBe(true)
})

test('a page is current in any letter case and with a trailing slash', () => {
  expect(isCurrent('/resources/mediacenter', { page: 'mediaCenter', label: 'mediaCenter' })).toBe(
    true,
  )
  expect(isCurrent('/contact/', { page: 'contact', label: 'contact' })).toBe(true)
  expect(isCurrent('/contact', { page: 'home', label: 'home' })).toBe(false)
})

test('an article belongs to the resources', () => {
  expect(resources && isCurrentGroup('/resources/NewsDetail/a-title-7', resources)).toBe(true)
  expect(resources && isCurrentGroup('/contact', resources)).toBe(false)
})
