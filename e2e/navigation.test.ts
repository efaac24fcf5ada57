import { expect, test } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from './harness/accessibility.ts'
import { SCREENS } from './harness/browser.ts'
import { openSharedPage } from './harness/open-page.ts'
import { at } from './harness/places.ts'

const MENU = 'body > nav > div > ul'
const DRAWER = 'header nav > details'

test('every entry of the menu leads to a page that works', async () => {
  const page = await openSharedPage('/', { language: 'SO', javaScript: false })
  const addresses = await page
    .locator(`${MENU} a`)
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(new Set(addresses).size).toBe(19)
  for (const address of new Set(addresses)) {
    expect((await fetch(address)).status, address).toBe(200)
  }
})

test('the links to radio and stream say that they open in a new tab', async () => {
  const page = await openSharedPage('/')
  const links = page.locator('body > nav a[target="_blank"]:visible')
  expect(await links.allTextContents()).toEqual([
    'Army radio (opens in a new tab)',
    'Listen live: LIVE (opens in a new tab)',
  ])
  expect(await links.first().getAttribute('rel')).toContain('noopener')
})

test('a group of the menu opens by keyboard, and Escape closes it and restores the focus', async () => {
  const page = await openSharedPage('/')
  const group = page.locator(`${MENU} details`, { hasText: 'Resources' }).first()
  await group.locator('summary').focus()
  await page.keyboard.press('Enter')
  expect(await group.getAttribute('open')).not.toBeNull()
  expect(await group.locator('a:visible').count()).toBe(6)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  expect(await group.getAttribute('open')).toBeNull()
  expect(await group.locator('summary').evaluate((el) => el === document.activeElement)).toBe(true)
})

test('only one group of the menu is open at a time, and a click elsewhere closes it', async () => {
  const page = await openSharedPage('/contact')
  const summaries = page.locator(`${MENU} summary`)
  await summaries.nth(0).click()
  await summaries.nth(3).click()
  await expect.poll(() => page.locator(`${MENU} details[open]`).count()).toBe(1)
  await page.mouse.click(20, 600)
  await expect.poll(() => page.locator(`${MENU} details[open]`).count()).toBe(0)
})

test('the menu opens without JavaScript', async () => {
  const page = await openSharedPage('/', { javaScript: false })
  await page.locator(`${MENU} summary`).first().click()
  await page.locator(`${MENU} a:visible`, { hasText: 'About' }).click()
  await page.waitForURL(at('/ministry/about'))
})

test('below 1024 px a drawer 320 px wide replaces the menu', async () => {
  const page = await openSharedPage('/', { width: 1023 })
  expect(await page.locator(`${MENU} details`).first().isVisible()).toBe(false)
  const drawer = page.locator(DRAWER)
  await drawer.locator('summary').click()
  const panel = drawer.locator('> div').last()
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0)
  expect((await panel.boundingBox())?.width).toBe(320)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('an internal link in the drawer closes it', async () => {
  const page = await openSharedPage('/', { width: SCREENS.phone })
  const drawer = page.locator(DRAWER)
  await drawer.locator('summary').click()
  await drawer.locator('a', { hasText: 'War on Terror' }).click()
  await page.waitForURL(at('/war'))
  await page.waitForFunction((selector) => {
    const details = document.querySelector<HTMLDetailsElement>(selector)
    return details?.open === false
  }, DRAWER)
})

test('the drawer closes by Escape, by a tap beside it, and when the window grows', async () => {
  const page = await openSharedPage('/', { language: 'SO', width: SCREENS.tablet })
  const drawer = page.locator(DRAWER)
  const isOpen = () => drawer.evaluate((details) => (details as HTMLDetailsElement).open)
  await drawer.locator('summary').click()
  await page.keyboard.press('Escape')
  await expect.poll(isOpen).toBe(false)
  await drawer.locator('summary').click()
  await page.mouse.click(600, 400)
  await expect.poll(isOpen).toBe(false)
  await drawer.locator('summary').click()
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.waitForFunction(
    (selector) => !document.querySelector<HTMLDetailsElement>(selector)?.open,
    DRAWER,
  )
})

test('the drawer opens without JavaScript', async () => {
  const page = await openSharedPage('/', {
    language: 'SO',
    width: SCREENS.phone,
    javaScript: false,
  })
  await page.locator(`${DRAWER} > summary`).click()
  expect(await page.locator(`${DRAWER} a`).first().isVisible()).toBe(true)
})

test('the navigation stays at the top of the screen while the page scrolls', async () => {
  const page = await openSharedPage('/ministry/about', { language: 'SO' })
  await page.evaluate(() => window.scrollTo(0, 1000))
  expect((await page.locator('body > nav').boundingBox())?.y).toBe(0)
  await page.setViewportSize({ width: SCREENS.phone, height: 740 })
  expect((await page.locator(`${DRAWER} > summary`).boundingBox())?.y).toBe(0)
})

test.each(['SO', 'EN'] as const)(
  'in %s the header of a phone is one row and the banner, with targets of 44 px',
  async (language) => {
    for (const width of [320, SCREENS.phone, 412]) {
      const page = await openSharedPage('/contact', { language, width, height: 740 })
      expect((await page.locator('main').boundingBox())?.y, `${width}`).toBe(134)
      const targets = page.locator('body > header :is(a, summary):visible')
      for (const target of await targets.all()) {
        const box = await target.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
      expect(await page.locator('body > header a[target="_blank"]:visible').count()).toBe(2)
    }
  },
)

test('the top bar is complete from the medium breakpoint and reduced below it', async () => {
  const page = await openSharedPage('/contact', { width: SCREENS.tablet })
  const hours = page.locator('body > header p', { hasText: '8.00–16.30' })
  const stream = page.locator('header a:visible', { hasText: 'LIVE' })
  expect(await hours.isVisible()).toBe(true)
  expect(await stream.count()).toBe(0)
  await page.setViewportSize({ width: 767, height: 800 })
  expect(await hours.isVisible()).toBe(false)
  expect(await stream.count()).toBe(1)
})

test.each(['SO', 'EN'] as const)(
  'in %s the working hours take two lines at most, and a time is never broken',
  async (language) => {
    const page = await openSharedPage('/contact', { language })
    const hours = page.locator('body > header p', { hasText: '8.00–16.30' })
    for (const width of [768, 900, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect((await hours.boundingBox())?.height, `${width}`).toBe(44)
      const time = hours.locator('span', { hasText: /^8\.00–16\.30$/ })
      expect(await time.evaluate((span) => span.getClientRects().length)).toBe(1)
    }
  },
)

test.each([
  ['SO', ['Bogga Hore', 'Hoggaanka Wasaaradda', 'Agaasimayaasha Wasaaradda']],
  ['EN', ['Home', 'Ministry Leadership', 'Directorate of the Ministry']],
] as const)('in %s the wide menu has full names in one row', async (language, names) => {
  const page = await openSharedPage('/contact', { language })
  for (const width of [1024, 1279, SCREENS.desktop, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const menu = page.locator('body > nav')
    for (const name of names) {
      const entry = menu.locator(`${MENU.replace('body > nav > ', '')} > li`, { hasText: name })
      expect(await entry.first().isVisible()).toBe(true)
    }
    expect((await menu.boundingBox())?.height, `${width}`).toBe(57)
    expect(await sidewaysScroll(page)).toBe(0)
  }
})

test('the stream’s link is 44 px high on wide screens', async () => {
  const page = await openSharedPage('/contact')
  const link = page.locator('body > nav a', { hasText: 'LIVE' })
  expect((await link.boundingBox())?.height).toBe(44)
})

test('the drawer names the three groups of the resources', async () => {
  const page = await openSharedPage('/contact', { width: SCREENS.phone })
  await page.locator(`${DRAWER} > summary`).click()
  const titles = await page.locator(`${DRAWER} p`).allTextContents()
  expect(titles.slice(-4)).toEqual(['Resources', 'News', 'Media Center', 'Publications'])
})

test.each(['SO', 'EN'] as const)(
  'in %s the footer of a phone is at most 800 px high and has the main links',
  async (language) => {
    const page = await openSharedPage('/terms', { language, width: SCREENS.phone, height: 740 })
    const footer = page.locator('footer')
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(800)
    const paths = ['/contact', '/bidstenders', '/resources/Operations', '/ministry/ArmyLeadership']
    for (const path of paths) {
      expect(await footer.locator(`nav a[href^="${path}"]`).isVisible(), path).toBe(true)
    }
    expect((await footer.locator('#saver').boundingBox())?.height).toBeLessThan(72)
  },
)

test('the banner is 90 px high and has a picture for each language', async () => {
  const somali = await openSharedPage('/', { language: 'SO' })
  const english = await openSharedPage('/')
  const banner = 'img[width="2560"]'
  expect((await somali.locator(banner).boundingBox())?.height).toBe(90)
  expect(await somali.locator(banner).getAttribute('src')).not.toBe(
    await english.locator(banner).getAttribute('src'),
  )
})

test('the first tab stop is a link to the content', async () => {
  const page = await openSharedPage('/contact')
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  expect(await focused.textContent()).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
})

test('the footer has three logos, social links, this year and the credit', async () => {
  const page = await openSharedPage('/contact')
  const footer = page.locator('footer')
  expect(await footer.locator('img[width="64"]').count()).toBe(3)
  expect(await footer.locator('a[target="_blank"]').count()).toBe(6)
  expect(await footer.textContent()).toContain(`© ${new Date().getFullYear()} Ministry of Defence`)
})
