import type { Leader } from '@gaashaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { hydrated, SCREENS, sharedVisitor, type VisitorOptions } from './harness/browser.ts'
import { fetchData } from './harness/content.ts'
import { at } from './harness/places.ts'

const HINT = 'Click the image to show the description'

async function openArmyLeadership(options: VisitorOptions = {}) {
  const page = await sharedVisitor({ language: 'EN', ...options })
  await page.goto(at('/ministry/ArmyLeadership'))
  if (options.javaScript !== false) await hydrated(page)
  const cards = page.locator('main details')
  return { page, cards, photo: (index: number) => cards.nth(index).locator('summary') }
}

/** The places of the leaders whose description is visible. */
function visibleDescriptions(page: Page): Promise<number[]> {
  return page.locator('main details').evaluateAll((all) =>
    all.flatMap((details, place) => {
      const description = details.querySelector(':scope > div')
      return description?.checkVisibility() ? [place] : []
    }),
  )
}

test.each(['SO', 'EN'] as const)('in %s every leader has a photo and a title', async (language) => {
  const leaders = await fetchData<readonly Leader[]>(
    `leadership/public/by-institution/2?language=${language}`,
  )
  const { page, cards } = await openArmyLeadership({ language })
  const portraits = page.locator('main li').filter({ has: page.locator('img') })
  expect(leaders.length).toBeGreaterThan(4)
  expect(await portraits.count()).toBe(leaders.length)
  expect(await cards.count()).toBe(leaders.filter(({ description }) => description).length)
  for (const [index, { name, title, photo, picture }] of leaders.entries()) {
    const portrait = portraits.nth(index)
    expect(await portrait.getByText(name, { exact: true }).first().isVisible()).toBe(true)
    expect(await portrait.getByText(title, { exact: true }).isVisible()).toBe(true)
    const source = (await portrait.locator('img').getAttribute('src')) ?? ''
    const sizes = picture?.sizes?.map(({ url }) => url) ?? []
    if (photo) expect([photo, ...sizes]).toContain(source)
    else expect(source).toMatch(/default-portrait/)
  }
  expect(await visibleDescriptions(page)).toEqual([])
})

test.each([true, false])(
  'a click on a photo opens its description and a second closes it (JavaScript: %s)',
  async (javaScript) => {
    const { page, photo } = await openArmyLeadership({ javaScript })
    await photo(2).click()
    expect(await visibleDescriptions(page)).toEqual([2])
    await photo(2).click()
    expect(await visibleDescriptions(page)).toEqual([])
  },
)

test.each([true, false])(
  'one description is open at a time (JavaScript: %s)',
  async (javaScript) => {
    const { page, photo } = await openArmyLeadership({ javaScript })
    for (const place of [0, 3, 1]) {
      await photo(place).click()
      await expect.poll(() => visibleDescriptions(page)).toEqual([place])
    }
  },
)

test('one description is open at a time in a browser without named groups', async () => {
  const { page, cards, photo } = await openArmyLeadership()
  await cards.evaluateAll((all) => {
    for (const details of all) details.removeAttribute('name')
  })
  for (const place of [0, 3, 1]) {
    await photo(place).click()
    await expect.poll(() => visibleDescriptions(page)).toEqual([place])
  }
})

test('a description is that of its leader, and the open page is accessible', async () => {
  const leaders = await fetchData<readonly Leader[]>(
    'leadership/public/by-institution/2?language=EN',
  )
  const { page, cards, photo } = await openArmyLeadership()
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
] as const)('in %s a closed photo shows its hint under the pointer', async (language, hint) => {
  const { page, photo } = await openArmyLeadership({ language })
  const isHintVisible = (place: number) => photo(place).getByText(hint, { exact: true }).isVisible()
  await page.mouse.move(0, 0)
  expect([await isHintVisible(0), await isHintVisible(1)]).toEqual([false, false])
  await photo(1).hover()
  expect([await isHintVisible(0), await isHintVisible(1)]).toEqual([false, true])
  await photo(1).click()
  expect([await isHintVisible(0), await isHintVisible(1)]).toEqual([false, false])
})

test('on touch screens one hint is above the photos and covers none', async () => {
  const { page, photo } = await openArmyLeadership({ width: SCREENS.phone, touch: true })
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

test('a focused photo shows its hint, and opens and closes by keyboard', async () => {
  const { page, photo } = await openArmyLeadership()
  const hint = photo(0).getByText(HINT, { exact: true })
  await page.locator('main').focus()
  const isFocused = () => photo(0).evaluate((summary) => summary === document.activeElement)
  for (let stops = 0; stops < 10 && !(await isFocused()); stops += 1)
    await page.keyboard.press('Tab')
  expect(await hint.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => visibleDescriptions(page)).toEqual([0])
  await page.keyboard.press('Space')
  await expect.poll(() => visibleDescriptions(page)).toEqual([])
  await page.keyboard.press('Tab')
  expect(await photo(1).evaluate((summary) => summary === document.activeElement)).toBe(true)
})

test.each(Object.values(SCREENS))(
  'on a screen %i px wide an open description is as wide as the grid',
  async (width) => {
    const { page, cards, photo } = await openArmyLeadership({ width })
    await photo(1).click()
    await expect.poll(() => visibleDescriptions(page)).toEqual([1])
    const grid = await page.locator('main ul:has(> li > details)').boundingBox()
    const description = await cards.nth(1).locator('> div').boundingBox()
    expect(Math.round(description?.width ?? 0)).toBe(Math.round(grid?.width ?? -1))
    expect(description?.y).toBeGreaterThan((await photo(0).boundingBox())?.y ?? Infinity)
  },
)
