import type { Leader } from '@gaashaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { hydrated, SCREENS, type VisitorOptions, visitor } from './harness/browser.ts'
import { answer } from './harness/content.ts'
import { at } from './harness/places.ts'

const HINT = 'Click the image to show the description'

async function army(options: VisitorOptions = {}) {
  const page = await visitor({ language: 'EN', ...options })
  await page.goto(at('/ministry/ArmyLeadership'))
  if (options.javaScript !== false) await hydrated(page)
  const cards = page.locator('main details')
  return { page, cards, photo: (index: number) => cards.nth(index).locator('summary') }
}

/** The places of the leaders whose description can be read now. */
function readable(page: Page): Promise<number[]> {
  return page.locator('main details').evaluateAll((all) =>
    all.flatMap((details, place) => {
      const description = details.querySelector(':scope > div')
      return description?.checkVisibility() ? [place] : []
    }),
  )
}

test.each(['SO', 'EN'] as const)(
  'in %s every leader stands with photo and title',
  async (language) => {
    const leaders = await answer<readonly Leader[]>(
      `leadership/public/by-institution/2?language=${language}`,
    )
    const { page, cards } = await army({ language })
    const faces = page.locator('main li').filter({ has: page.locator('img') })
    expect(leaders.length).toBeGreaterThan(4)
    expect(await faces.count()).toBe(leaders.length)
    expect(await cards.count()).toBe(leaders.filter(({ description }) => description).length)
    for (const [index, { name, title, photo, picture }] of leaders.entries()) {
      const face = faces.nth(index)
      expect(await face.getByText(name, { exact: true }).first().isVisible()).toBe(true)
      expect(await face.getByText(title, { exact: true }).isVisible()).toBe(true)
      const source = (await face.locator('img').getAttribute('src')) ?? ''
      const made = picture?.sizes?.map(({ url }) => url) ?? []
      if (photo) expect([photo, ...made]).toContain(source)
      else expect(source).toMatch(/default-portrait/)
    }
    expect(await readable(page)).toEqual([])
  },
)

test.each([true, false])(
  'a click on a photo opens its description and a second closes it (JavaScript: %s)',
  async (javaScript) => {
    const { page, photo } = await army({ javaScript })
    await photo(2).click()
    expect(await readable(page)).toEqual([2])
    await photo(2).click()
    expect(await readable(page)).toEqual([])
  },
)

test.each([true, false])(
  'one description is open at a time (JavaScript: %s)',
  async (javaScript) => {
    const { page, photo } = await army({ javaScript })
    for (const place of [0, 3, 1]) {
      await photo(place).click()
      await expect.poll(() => readable(page)).toEqual([place])
    }
  },
)

test('one description is open at a time where the browser does not know named groups', async () => {
  const { page, cards, photo } = await army()
  await cards.evaluateAll((all) => {
    for (const details of all) details.removeAttribute('name')
  })
  for (const place of [0, 3, 1]) {
    await photo(place).click()
    await expect.poll(() => readable(page)).toEqual([place])
  }
})

test('a description is the leader’s own, with what the open page may show', async () => {
  const leaders = await answer<readonly Leader[]>('leadership/public/by-institution/2?language=EN')
  const { page, cards, photo } = await army()
  await photo(1).click()
  const description = cards.nth(1).locator('> div')
  const paragraph = /<p>([^<]+)/.exec(leaders[1]?.description ?? '')?.[1] ?? ''
  expect(paragraph).not.toBe('')
  expect(await description.textContent()).toContain(paragraph)
  expect(await description.textContent()).toContain(leaders[1]?.name)
  expect(await accessibilityFaults(page)).toEqual([])
})

test.each([
  ['SO', 'Guji sawirka si aad u aragto sharraxaadda'],
  ['EN', HINT],
] as const)(
  'in %s a photo under the pointer says that it can be clicked',
  async (language, hint) => {
    const { page, photo } = await army({ language })
    const said = (place: number) => photo(place).getByText(hint, { exact: true }).isVisible()
    await page.mouse.move(0, 0)
    expect([await said(0), await said(1)]).toEqual([false, false])
    await photo(1).hover()
    expect([await said(0), await said(1)]).toEqual([false, true])
    await photo(1).click()
    expect([await said(0), await said(1)]).toEqual([false, false])
  },
)

test('on touch the hint stands above the photos, once, and covers no face', async () => {
  const { page, photo } = await army({ width: SCREENS.phone, touch: true })
  const hints = page.locator('main').getByText(HINT, { exact: true }).filter({ visible: true })
  expect(await hints.count()).toBe(1)
  const hint = await hints.boundingBox()
  const first = await photo(0).boundingBox()
  expect((hint?.y ?? 0) + (hint?.height ?? Infinity)).toBeLessThanOrEqual(first?.y ?? 0)
  await photo(0).focus()
  await page.keyboard.press('Shift')
  await photo(0).tap()
  expect(await hints.count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('with the keyboard a photo says its hint, opens and closes', async () => {
  const { page, photo } = await army()
  const hint = photo(0).getByText(HINT, { exact: true })
  await page.locator('main').focus()
  const isAt = () => photo(0).evaluate((summary) => summary === document.activeElement)
  for (let stops = 0; stops < 10 && !(await isAt()); stops += 1) await page.keyboard.press('Tab')
  expect(await hint.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => readable(page)).toEqual([0])
  await page.keyboard.press('Space')
  await expect.poll(() => readable(page)).toEqual([])
  await page.keyboard.press('Tab')
  expect(await photo(1).evaluate((summary) => summary === document.activeElement)).toBe(true)
})

test.each(Object.values(SCREENS))(
  'on a screen %i px wide an open description takes the width of the grid',
  async (width) => {
    const { page, cards, photo } = await army({ width })
    await photo(1).click()
    await expect.poll(() => readable(page)).toEqual([1])
    const grid = await page.locator('main ul:has(> li > details)').boundingBox()
    const description = await cards.nth(1).locator('> div').boundingBox()
    expect(Math.round(description?.width ?? 0)).toBe(Math.round(grid?.width ?? -1))
    expect(description?.y).toBeGreaterThan((await photo(0).boundingBox())?.y ?? Infinity)
  },
)
