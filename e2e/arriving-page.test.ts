import { expect, test } from 'vitest'
import { SCREENS, visitor } from './harness/browser.ts'
import { articleOf, news } from './harness/content.ts'
import { layoutShift, MAX_LAYOUT_SHIFT, watchLayoutShifts } from './harness/layout-shift.ts'
import { pageByTags } from './harness/slow-page.ts'

const { phone } = SCREENS
const ARTICLE = 'an article'

test.each([
  ['SO', phone, '/'],
  ['EN', phone, '/'],
  ['SO', phone, '/resources/news'],
  ['SO', phone, '/resources/PressRelease'],
  ['EN', phone, ARTICLE],
  ['EN', phone, '/ministry/MinistryLeadership'],
] as const)('in %s at %i px %s stays where it is while it arrives tag by tag', async (...row) => {
  const [language, width, place] = row
  const path = place === ARTICLE ? articleOf((await news(language))[0] ?? NO_ARTICLE) : place
  const slow = await pageByTags(path, `language=${language}`)
  const page = await visitor({ language, width })
  try {
    await watchLayoutShifts(page)
    await page.goto(slow.url)
    expect(await layoutShift(page)).toBeLessThan(MAX_LAYOUT_SHIFT)
  } finally {
    // The page closes before its site stops, since the bundle may still be loading.
    await page.close()
    slow.stop()
  }
})

const NO_ARTICLE = { title: '', id: 0 }
