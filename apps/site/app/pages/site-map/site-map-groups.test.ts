import { beforeAll, expect, test } from 'vitest'
import { loadMessages, messagesFor } from '../../messages/messages.ts'
import { LISTED_PATHS, PATHS } from '../../paths/canonical-paths.ts'
import { siteMapGroups } from './site-map-groups.ts'

beforeAll(async () => {
  await Promise.all([loadMessages('SO'), loadMessages('EN')])
})

test.each(['SO', 'EN'] as const)(
  'in %s the site map has every page but itself, once each',
  (language) => {
    const groups = siteMapGroups(messagesFor(language))
    const paths = groups.flatMap(({ pages }) => pages.map(({ page }) => PATHS[page]))
    const otherPaths = LISTED_PATHS.filter((path) => path !== PATHS.siteMap)
    expect([...paths].sort()).toEqual([...otherPaths].sort())
    for (const { heading, pages } of groups) {
      expect(heading).not.toBe('')
      expect(pages.every(({ label }) => label !== '')).toBe(true)
    }
  },
)
