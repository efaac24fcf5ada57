import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'

/** The screens that every page must look designed at (identity: 360, 768, 1280 px). */
export const SCREENS = { phone: 360, tablet: 768, desktop: 1280 } as const

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface Open {
  readonly context: BrowserContext
  readonly problems: string[]
}

let browser: Promise<Browser> | undefined
const open: Open[] = []
/** Visitors who stay for a file, by what they are, with their pages. */
const staying = new Map<string, Open & { readonly page: Page }>()

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
  /** Whether the site may keep pages on the device; most journeys ask the site itself. */
  readonly serviceWorkers?: 'allow' | 'block'
  /** Console errors that the journey itself causes, such as a 404 it asks for. */
  readonly expectedErrors?: RegExp
}

/**
 * A visitor with an empty browser profile. Whatever the console calls an error, an uncaught
 * exception or a policy violation fails the test that opened it.
 */
export async function visitor(options: VisitorOptions = {}): Promise<Page> {
  const { page, ...opened } = await come(options)
  open.push(opened)
  return page
}

/**
 * The same visitor for all tests of a file that ask for one like this: what the site sent once is in
 * the browser's cache, as it is for who goes from page to page. For tests that open many pages.
 */
export async function stayingVisitor(options: VisitorOptions = {}): Promise<Page> {
  const key = JSON.stringify(options, (_name, value) =>
    value instanceof RegExp ? String(value) : value,
  )
  const known = staying.get(key) ?? (await come(options))
  staying.set(key, known)
  return known.page
}

async function come(options: VisitorOptions): Promise<Open & { readonly page: Page }> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  })
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
  // Nothing outside this machine is asked for; what tries is answered as if offline.
  await context.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => route.abort('internetdisconnected'),
  )
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
    if (!isGivenUp(error)) problems.push(error.stack ?? String(error))
  })
  return { context, page, problems }
}

/**
 * React Router, told to go elsewhere in the milliseconds between the first and the last byte of a
 * page's data, leaves the end of what it gave up without a handler (turbo-stream's `decode`).
 */
function isGivenUp({ message }: Error): boolean {
  return message === 'signal is aborted without reason'
}

/** How many times slower than this machine the browser is, to find a journey's missing wait. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.BROWSER_SLOWDOWN ?? 1)
  if (rate === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Gives the visitor a stored preference, as a former visit leaves it: local storage and cookie. */
async function chooseLanguage(context: BrowserContext, language: 'SO' | 'EN') {
  await context.addInitScript((value) => {
    // Frames of other sites run this too; only the visitor's own page has a preference.
    if (window !== window.top) return
    if (localStorage.getItem('language') === null) localStorage.setItem('language', value)
  }, language)
  const cookie = { name: 'language', value: language, path: '/', sameSite: 'Lax' as const }
  await context.addCookies([
    { ...cookie, path: undefined, url: 'http://localhost/' } as never,
    { ...cookie, path: undefined, url: 'http://127.0.0.1/' } as never,
  ])
}

/**
 * Waits until React has taken over: only then do clicks run its handlers. A reader's first touch
 * brings it; here it is a sign that changes nothing else.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith('__react')),
  )
}

/**
 * Waits until the page is at rest: only then is there what marks a tapped link, and what keeps the
 * page where the next one's module is missing. A string, for the browser is to import what it has,
 * and not the test's own loader.
 */
export async function atRest(page: Page): Promise<void> {
  const isThere = `(async () => {
    const isIt = ({ name }) => /\\/at-rest-[^/]*\\.js$/.test(name)
    const script = performance.getEntriesByType('resource').find(isIt)
    return script !== undefined && (await import(script.name)) !== undefined
  })()`
  // Playwright's own wait takes a promise for a yes, whatever it becomes.
  await expect.poll(() => page.evaluate(isThere)).toBe(true)
}

afterEach(async () => {
  const ended = open.splice(0)
  await Promise.all(ended.map(({ context }) => context.close()))
  const stayed = [...staying.values()].flatMap(({ problems }) => problems.splice(0))
  expect([...ended.flatMap(({ problems }) => problems), ...stayed]).toEqual([])
})

afterAll(async () => {
  staying.clear()
  await (await browser)?.close()
  browser = undefined
})
