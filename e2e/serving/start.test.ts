import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, SCREENS, visitor } from '../harness/browser.ts'
import {
  hideFirstPointerMove,
  holdRequests,
  recordScripts,
  setConnection,
} from '../harness/bundle.ts'
import { fillIn, formValues, MESSAGE, send } from '../harness/contact-form.ts'
import { at } from '../harness/places.ts'

const PICTURES = /\/media\//
const SCRIPTS = /\/assets\/.*\.js$/

/** Waits until something is painted. */
function painted(page: Page): Promise<unknown> {
  return page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length === 1,
  )
}

test('the bundle is loaded after the first picture', async () => {
  const page = await visitor({ language: 'EN', width: SCREENS.phone })
  await hideFirstPointerMove(page)
  const scripts = recordScripts(page)
  const release = await holdRequests(page, PICTURES)
  await page.goto(at('/'), { waitUntil: 'domcontentloaded' })
  await painted(page)
  // A browser whose frames fill its time is idle at no moment, so the wait ends as the site's own does.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
  expect(scripts).toEqual([])
  await release()
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
})

test('a key press loads the bundle before the first picture', async () => {
  const page = await visitor({ language: 'EN', width: SCREENS.phone })
  await hideFirstPointerMove(page)
  const scripts = recordScripts(page)
  const release = await holdRequests(page, PICTURES)
  await page.goto(at('/'), { waitUntil: 'domcontentloaded' })
  await painted(page)
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
  await release()
})

test('a link works before the bundle is loaded', async () => {
  const page = await visitor({ language: 'EN' })
  await holdRequests(page, SCRIPTS)
  await page.goto(at('/'))
  await page.locator('main a[href*="NewsDetail"]').first().click()
  await page.waitForURL(/NewsDetail/)
  expect(await page.locator('main h1').count()).toBe(1)
})

test('text that is typed and a menu that is opened before the bundle is loaded stay', async () => {
  const page = await visitor({ language: 'EN', width: SCREENS.phone })
  const release = await holdRequests(page, SCRIPTS)
  await page.goto(at('/contact'))
  await fillIn(page, MESSAGE)
  await page.locator('#field-agreed').check()
  await page.locator('nav details summary').first().click()
  await release()
  await hydrated(page)
  expect(await formValues(page)).toEqual(MESSAGE)
  expect(await page.locator('#field-agreed').isChecked()).toBe(true)
  expect(await page.locator('nav details').first().getAttribute('open')).not.toBeNull()
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'with %j the site works without a single script',
  async (connection) => {
    const page = await visitor({ width: SCREENS.phone })
    await setConnection(page, connection)
    const scripts = recordScripts(page)
    await page.goto(at('/resources/news'))
    await page.locator('a[data-language="EN"]:visible').first().click()
    await page.waitForFunction(() => document.documentElement.lang === 'en')
    await page.locator('a[rel="next"]').click()
    await page.waitForURL(/page=2/)
    await page.locator('main nav a[href*="subcategory"]').first().click()
    await page.waitForURL(/subcategory=/)
    await page.locator('nav details summary').first().click()
    await page.locator('nav details a[href^="/contact"]:visible').click()
    await page.waitForURL(/\/contact/)
    await fillIn(page, MESSAGE)
    await page.locator('#field-agreed').check()
    await send(page)
    await page.locator('main [role="status"] h2', { hasText: 'Message sent' }).waitFor()
    expect(scripts).toEqual([])
  },
)

test('an article is printed without the bundle', async () => {
  const page = await visitor({ language: 'EN' })
  await setConnection(page, { saveData: true })
  await page.goto(at('/resources/news'))
  await page.locator('#list article a').first().click()
  await page.waitForURL(/NewsDetail/)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.locator('[data-print]').click()
  await page.locator('body[data-printed]').waitFor()
})

/** The fonts in which the text of the first such element is painted. */
async function paintedFonts(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ familyName }) => familyName)
}

test.each([0, 40, 80])(
  'on a first visit with a latency of %i ms a lead has the font of its heading',
  async (latency) => {
    const page = await visitor({ language: 'SO', width: SCREENS.phone })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const connection = {
      offline: false,
      latency,
      downloadThroughput: 500_000,
      uploadThroughput: 500_000,
    }
    await session.send('Network.emulateNetworkConditions', connection)
    await page.goto(at('/war'), { waitUntil: 'commit' })
    await painted(page)
    // The first paint may be that of the header, while the rest of the page is on its way.
    await page.locator('main h1').waitFor()
    const heading = await paintedFonts(page, 'main h1')
    expect(heading).toHaveLength(1)
    await page.waitForLoadState()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(() => {
      const lead = [...document.querySelectorAll('main p')].find((element) => {
        const { fontFamily, fontWeight } = getComputedStyle(element)
        return fontFamily.includes('Serif') && fontWeight === '400'
      })
      lead?.setAttribute('data-lead', '')
    })
    for (const selector of ['main h1', 'main [data-lead]']) {
      expect([selector, await paintedFonts(page, selector)]).toEqual([selector, heading])
    }
  },
)

test.each(['/', '/contact', '/resources/news', '/bidstenders'])(
  '%s loads no font files but the two that are preloaded',
  async (path) => {
    const page = await visitor({ language: 'EN', width: SCREENS.phone })
    await page.goto(at(path))
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready
      const loaded = [...document.fonts].filter(({ status }) => status !== 'unloaded')
      return loaded.map(({ family }) => family.replaceAll('"', ''))
    })
    expect(fonts.filter((family) => !family.includes('Fallback')).sort()).toEqual([
      'Public Sans',
      'Source Serif 4',
    ])
  },
)

/** Place and size of every element of the page, to a pixel. */
function layout(page: Page): Promise<readonly string[]> {
  return page.locator('body *').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.localName, ...[x, y, width, height].map(Math.round)].join(' ')
    }),
  )
}

test.each(['/', '/contact', '/resources/news', '/ministry/about', '/war'])(
  '%s has the same layout with its critical styles and with all styles',
  async (path) => {
    const page = await visitor({ language: 'EN', width: SCREENS.phone })
    await setConnection(page, { saveData: true })
    await page.goto(at(path))
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const pageLayout = await layout(page)
    // The bundle adds the styles without the font faces too, since the page has them.
    await page.evaluate(async () => {
      const address = /"styles":\["([^"]+)"\]/.exec(document.documentElement.innerHTML)?.[1] ?? ''
      const css = await (await fetch(address)).text()
      const sheet = await new CSSStyleSheet().replace(css.replace(/@font-face *{[^}]*}/g, ''))
      document.adoptedStyleSheets.push(sheet)
    })
    expect(await layout(page)).toEqual(pageLayout)
  },
)
