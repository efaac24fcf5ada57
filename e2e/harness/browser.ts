import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import { launchChromium } from './chromium.ts'

/** The screens that every page must look designed at (identity: 360, 768, 1280 px). */
export const SCREENS = { phone: 360, tablet: 768, desktop: 1280 } as const

interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly problems: string[]
}

let browser: Promise<Browser> | undefined
const visits: Visit[] = []
/** The visits that the tests of a file share, by their options. */
const sharedVisits = new Map<string, Promise<Visit>>()

export interface VisitorOptions {
  readonly language?: 'SO' | 'EN'
  /** The browser's own language; British English when left out. */
  readonly locale?: string
  readonly width?: number
  readonly height?: number
  /** Device pixels to one of the page; 1 when left out. */
  readonly scale?: number
  readonly javaScript?: boolean
  /** A screen that is touched, and has nothing that hovers. */
  readonly touch?: boolean
  readonly reducedMotion?: boolean
  readonly dark?: boolean
  /** The browser asks for little data: `Save-Data: on`. */
  readonly savesData?: boolean
  /** Whether service workers may run; by default each request reaches the site. */
  readonly serviceWorkers?: 'allow' | 'block'
  /** Console errors that the journey causes, such as that of a missing page. */
  readonly expectedErrors?: RegExp
}

/**
 * A visitor with an empty browser profile. A console error, an uncaught exception or a policy
 * violation fails the test.
 */
export async function visitor(options: VisitorOptions = {}): Promise<Page> {
  const visit = await openVisit(options)
  visits.push(visit)
  return visit.page
}

/**
 * One visitor for all tests of a file that pass the same options. Page, profile and cache stay, so
 * that a visit takes half the time of a new one. For tests that read pages, and neither change what
 * is stored nor depend on a first visit.
 */
export async function sharedVisitor(options: VisitorOptions = {}): Promise<Page> {
  const key = JSON.stringify(options, (_name, value) =>
    value instanceof RegExp ? String(value) : value,
  )
  const visit = sharedVisits.get(key) ?? openVisit(options)
  sharedVisits.set(key, visit)
  return (await visit).page
}

async function openVisit(options: VisitorOptions): Promise<Visit> {
  browser ??= launchChromium()
  const context = await (await browser).newContext({
    viewport: { width: options.width ?? SCREENS.desktop, height: options.height ?? 800 },
    deviceScaleFactor: options.scale ?? 1,
    javaScriptEnabled: options.javaScript ?? true,
    ...(options.touch && { hasTouch: true, isMobile: true }),
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    colorScheme: options.dark ? 'dark' : 'light',
    ...(options.savesData && { extraHTTPHeaders: { 'save-data': 'on' } }),
    serviceWorkers: options.serviceWorkers ?? 'block',
    locale: options.locale ?? 'en-GB',
    timezoneId: 'America/New_York',
  })
  if (options.language !== undefined) await chooseLanguage(context, options.language)
  const page = await context.newPage()
  await slowDown(page)
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const text = `${message.text()} (${message.location().url})`
    if (!options.expectedErrors?.test(text)) problems.push(text)
  })
  page.on('pageerror', (error) => {
    if (!isAbortedNavigation(error)) problems.push(error.stack ?? String(error))
  })
  return { page, context, problems }
}

/**
 * A navigation that replaces another between the first and the last byte of the page's data leaves a
 * rejected promise without a handler in React Router (turbo-stream's `decode`).
 */
function isAbortedNavigation({ message }: Error): boolean {
  return message === 'signal is aborted without reason'
}

/** Makes the browser `BROWSER_SLOWDOWN` times slower than the machine, to find a missing wait. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.BROWSER_SLOWDOWN ?? 1)
  if (rate === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Stores the language as an earlier visit does: in local storage and in a cookie. */
async function chooseLanguage(context: BrowserContext, language: 'SO' | 'EN') {
  await context.addInitScript((value) => {
    // Frames of other sites run this too, and store no preference.
    if (window !== window.top) return
    if (localStorage.getItem('language') === null) localStorage.setItem('language', value)
  }, language)
  const cookie = { name: 'language', value: language, sameSite: 'Lax' as const }
  await context.addCookies([
    { ...cookie, url: 'http://localhost/' },
    { ...cookie, url: 'http://127.0.0.1/' },
  ])
}

/**
 * Waits until React has hydrated the page: clicks run its handlers only then. Hydration begins with a
 * reader's first input, and a move of the pointer is one that changes nothing else.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
}

/**
 * Waits until the at-rest script has run. It marks a tapped link, and keeps the page when the module
 * of the next one is missing. The expression is a string, so that the browser imports the script and
 * not the test's own loader.
 */
export async function atRest(page: Page): Promise<void> {
  const hasRun = `(async () => {
    const isRestScript = ({ name }) => /\\/at-rest-[^/]*\\.js$/.test(name)
    const script = performance.getEntriesByType('resource').find(isRestScript)
    return script !== undefined && (await import(script.name)) !== undefined
  })()`
  // `waitForFunction` takes a promise for true, whatever it resolves to.
  await expect.poll(() => page.evaluate(hasRun)).toBe(true)
}

afterEach(async () => {
  const ended = visits.splice(0)
  await Promise.all(ended.map(({ context }) => context.close()))
  const shared = await Promise.all(sharedVisits.values())
  expect([...ended, ...shared].flatMap(({ problems }) => problems.splice(0))).toEqual([])
})

afterAll(async () => {
  sharedVisits.clear()
  await (await browser)?.close()
  browser = undefined
})
