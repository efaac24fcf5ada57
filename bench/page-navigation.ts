import type { Browser, Page } from 'playwright-core'
import { watchArrivals } from './arrivals.ts'
import { newPhone } from './page-visit.ts'

/** Bytes of data that one navigation inside the site asked for, before its pictures. */
export interface Navigation {
  readonly to: string
  readonly data: number
  readonly requests: number
}

const isData = (url: string) => new URL(url).pathname.endsWith('.data')

/** Waits until React has taken over, which a reader's key makes sooner. */
async function takenOver(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
}

/** What the bundle costs to go to each page of the menu, and to the first article, inside the site. */
export async function navigations(
  browser: Browser,
  site: string,
  language: string,
): Promise<readonly Navigation[]> {
  // What a service worker fetches is not among the page's own arrivals.
  const context = await newPhone(browser, { serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await page.goto(`${site}/?language=${language}`)
  await page.goto(`${site}/accessibility`, { waitUntil: 'networkidle' })
  await takenOver(page)
  const inMenu = await page
    .locator('nav ul a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const arrivals = watchArrivals(session)
  const costs: Navigation[] = []
  for (const to of [...new Set(inMenu), 'article']) {
    if (to === 'article') await page.goto(`${site}/resources/news`, { waitUntil: 'networkidle' })
    if (to === 'article') await takenOver(page)
    const before = arrivals.length
    const link = to === 'article' ? 'main a[href*="NewsDetail"]' : `nav ul a[href="${to}"]`
    await page
      .locator(link)
      .first()
      .evaluate((element: HTMLElement) => element.click())
    await page.waitForLoadState('networkidle')
    await new Promise((resolve) => setTimeout(resolve, 800))
    const data = arrivals.slice(before).filter(({ url }) => isData(url))
    const bytes = data.reduce((sum, each) => sum + each.bytes, 0)
    costs.push({ to, data: bytes, requests: data.length })
  }
  await context.close()
  return costs
}
