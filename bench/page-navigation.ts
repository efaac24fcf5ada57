import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { watchArrivals } from './arrivals.ts'
import { newPhone } from './page-visit.ts'

/** Bytes of data that one navigation inside the site requested, before its pictures. */
export interface Navigation {
  readonly to: string
  readonly data: number
  readonly requests: number
}

const isData = (url: string) => new URL(url).pathname.endsWith('.data')

/** Waits until React has hydrated the page, which a pressed key starts at once. */
async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
}

/** The cost of each page of the menu, and of the first article, when visitors navigate to it. */
export async function navigations(
  browser: Browser,
  site: string,
  language: string,
): Promise<Navigation[]> {
  // The page's own arrivals do not show what a service worker fetches.
  const context = await newPhone(browser, { serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await page.goto(`${site}/?language=${language}`)
  await page.goto(`${site}/accessibility`, { waitUntil: 'networkidle' })
  await hydrated(page)
  const menu = await page
    .locator('nav ul a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const arrivals = watchArrivals(session)

  const navigate = async (to: string, link: string): Promise<Navigation> => {
    const before = arrivals.length
    await page
      .locator(link)
      .first()
      .evaluate((element: HTMLElement) => element.click())
    await page.waitForLoadState('networkidle')
    await sleep(800)
    const data = arrivals.slice(before).filter(({ url }) => isData(url))
    return { to, data: data.reduce((sum, { bytes }) => sum + bytes, 0), requests: data.length }
  }

  const costs: Navigation[] = []
  for (const to of new Set(menu)) costs.push(await navigate(to, `nav ul a[href="${to}"]`))
  await page.goto(`${site}/resources/news`, { waitUntil: 'networkidle' })
  await hydrated(page)
  costs.push(await navigate('article', 'main a[href*="NewsDetail"]'))
  await context.close()
  return costs
}
