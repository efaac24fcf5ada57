import { expect, test } from 'vitest'
import { visitor } from './harness/browser.ts'
import { articleOf, news } from './harness/content.ts'
import { layoutShift, watchLayoutShifts } from './harness/layout-shift.ts'
import { slowPage } from './harness/slow-page.ts'

const newest = async () => articleOf((await news('EN'))[0] ?? { title: '', id: 0 })
const leader = async () => '/ministry/MinistryLeadership'
const home = async () => '/'

test.each([
  [360, 'the share bar of an article', newest, '<main', '</details>'],
  [360, 'the text about a leader', leader, '<main', '</dl></div></div>'],
  [1280, 'the text about a leader', leader, '<main', '</dl></div></div>'],
  [360, 'the link to the radio', home, 'href="https://radio.', '</a>'],
] as const)(
  'a page %s px wide that pauses after %s does not move when the rest arrives',
  async (...row) => {
    const [width, , path, after, until] = row
    const slow = await slowPage(await path(), 'language=EN', after, until)
    const page = await visitor({ language: 'EN', width })
    try {
      await watchLayoutShifts(page)
      await page.goto(slow.url)
      expect(await layoutShift(page)).toBe(0)
    } finally {
      // The page closes before its site stops, since the bundle may still be loading.
      await page.close()
      slow.stop()
    }
  },
)
