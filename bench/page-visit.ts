import { setTimeout as sleep } from 'node:timers/promises'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from 'playwright-core'
import { type Arrival, watchArrivals } from './arrivals.ts'

/** A small phone: CSS pixels, two device pixels each. */
const PHONE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const

/** 1.6 Mbit/s down, 750 kbit/s up, in bytes a second; 150 ms before each response. */
const SLOW_LINE = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  latency: 150,
} as const

/** How many times slower than this machine the phone computes. */
const CPU_SLOWDOWN = 4

/** A page is quiet when for so long nothing arrives and no task is long; the wait ends in any case. */
const QUIET_MS = 2_500
const MAX_VISIT_MS = 30_000

/** Measured by the page itself; times in milliseconds from the start of the navigation. */
interface PageTiming {
  readonly fcp: number
  readonly lcp: number
  /** The largest element, such as `img.picture`, and the address of its picture. */
  readonly largest: string
  readonly largestUrl: string
  readonly cls: number
  /** Total blocking time: each long task's part over 50 ms, from FCP until the page is quiet. */
  readonly tbt: number
  readonly longest: number
  readonly firstPicture: string
}

export interface PageVisit extends PageTiming {
  readonly arrivals: readonly Arrival[]
}

declare global {
  interface Window {
    pageTiming?: () => PageTiming
    lastLongTask?: number
  }
}

/** Runs in the page before its own scripts. */
function watchTiming(): void {
  const tasks: PerformanceEntry[] = []
  let largest: (PerformanceEntry & { element?: Element; url?: string }) | undefined
  let cls = 0
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
    })
  watch('longtask', (entry) => {
    tasks.push(entry)
    window.lastLongTask = entry.startTime + entry.duration
  })
  watch('largest-contentful-paint', (entry) => {
    largest = entry
  })
  watch('layout-shift', (entry) => {
    cls += (entry as PerformanceEntry & { value: number }).value
  })
  window.pageTiming = () => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const blocking = tasks.filter(({ startTime, duration }) => startTime + duration > fcp)
    const element = largest?.element
    const inView = [...document.querySelectorAll<HTMLImageElement>('main img')].find((image) => {
      const { top, width } = image.getBoundingClientRect()
      return width > 0 && top < innerHeight
    })
    return {
      fcp,
      lcp: largest?.startTime ?? Number.NaN,
      largest: element ? `${element.localName} ${element.textContent?.slice(0, 24)}`.trim() : '?',
      largestUrl: largest?.url ?? '',
      firstPicture: largest?.url || inView?.currentSrc || '',
      cls,
      tbt: blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      longest: Math.max(0, ...blocking.map(({ duration }) => duration)),
    }
  }
}

/** Resolves when nothing has arrived and no task was long for a while. */
async function becomesQuiet(page: Page, arrivals: readonly Arrival[]): Promise<void> {
  const begin = Date.now()
  let count = -1
  let since = begin
  while (Date.now() - begin < MAX_VISIT_MS) {
    await sleep(100)
    const idleFor = await page.evaluate(() => performance.now() - (window.lastLongTask ?? 0))
    if (arrivals.length !== count) [count, since] = [arrivals.length, Date.now()]
    if (Date.now() - since > QUIET_MS && idleFor > QUIET_MS) return
  }
}

export function newPhone(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({
    ...PHONE,
    locale: 'so',
    timezoneId: 'Africa/Mogadishu',
    ...options,
  })
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Visits a page on the slow phone and line, with an empty cache. */
export async function visitPage(browser: Browser, url: string): Promise<PageVisit> {
  const context = await newPhone(browser)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  const arrivals = watchArrivals(session)
  await page.addInitScript(watchTiming)
  await page.goto(url, { waitUntil: 'load' })
  await becomesQuiet(page, arrivals)
  const timing = await page.evaluate(() => window.pageTiming?.())
  await context.close()
  if (timing === undefined) throw new Error(`${url} measured no times`)
  return { ...timing, arrivals }
}
