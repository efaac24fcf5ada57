import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  closeLeftProfiles,
  leaveProfile,
  openProfilePage,
  type ProfileOptions,
} from './profiles.ts'

/** The screens that every page must look designed at (identity: 360, 768, 1280 px). */
export const SCREENS = { phone: 360, tablet: 768, desktop: 1280 } as const

interface Visit {
  readonly page: Page
  readonly options: VisitorOptions
  readonly problems: string[]
}

const visits: Visit[] = []
/** The visits that the tests of a file share, by their options. */
const sharedVisits = new Map<string, Promise<Visit>>()

export interface VisitorOptions extends ProfileOptions {
  readonly language?: 'SO' | 'EN'
  readonly width?: number
  readonly height?: number
  readonly reducedMotion?: boolean
  readonly dark?: boolean
  /** The browser asks for little data: `Save-Data: on`. */
  readonly savesData?: boolean
  /** Console errors that the journey causes, such as that of a missing page. */
  readonly expectedErrors?: RegExp
}

/**
 * A visitor of whom nothing is stored: no cookies, no local storage, no database. Only the HTTP cache
 * may be warm, from earlier tests. A console error, an uncaught exception or a policy violation fails
 * the test.
 */
export async function visitor(options: VisitorOptions = {}): Promise<Page> {
  const visit = await openVisit(options)
  visits.push(visit)
  return visit.page
}

/**
 * One visitor for all tests of a file that pass the same options. Page and profile stay, so that a
 * visit takes half the time of a new one. For tests that read pages, and neither change what is stored
 * nor depend on a first visit.
 */
export async function sharedVisitor(options: VisitorOptions = {}): Promise<Page> {
  const key = JSON.stringify(options, (_name, value) =>
    value instanceof RegExp ? String(value) : value,
  )
  const visit = sharedVisits.get(key) ?? openVisit(options)
  sharedVisits.set(key, visit)
  return (await visit).page
}

function profileOptions(options: VisitorOptions): ProfileOptions {
  const { locale, scale, javaScript, touch, serviceWorkers, clock } = options
  return { locale, scale, javaScript, touch, serviceWorkers, clock }
}

async function openVisit(options: VisitorOptions): Promise<Visit> {
  const page = await openProfilePage(profileOptions(options))
  const { width = SCREENS.desktop, height = 800 } = options
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    colorScheme: options.dark ? 'dark' : 'light',
  })
  if (options.savesData) await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  if (options.language !== undefined) await chooseLanguage(page, options.language)
  await slowDown(page)
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const text = `${message.text()} (${message.location().url})`
    if (!options.expectedErrors?.test(text)) problems.push(text)
  })
  page.on('pageerror', (error) => {
    // What is thrown without being an error has an empty stack.
    if (!isAbortedNavigation(error)) problems.push(error.stack || String(error))
  })
  return { page, options, problems }
}

/**
 * A navigation that replaces another between the first and the last byte of the page's data leaves a
 * rejected promise without a handler in React Router (turbo-stream's `decode`).
 */
function isAbortedNavigation({ message }: Error): boolean {
  return message === 'signal is aborted without reason'
}

/**
 * Makes the browser `BROWSER_SLOWDOWN` times slower than the machine, and each of its responses
 * `BROWSER_LATENCY` milliseconds later, to find a missing wait.
 */
async function slowDown(page: Page): Promise<void> {
  const { BROWSER_SLOWDOWN: rate, BROWSER_LATENCY: latency } = process.env
  if (rate === undefined && latency === undefined) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(rate ?? 1) })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: Number(latency ?? 0),
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** Stores the language as an earlier visit does: in local storage and in a cookie. */
async function chooseLanguage(page: Page, language: 'SO' | 'EN') {
  await page.addInitScript((value) => {
    // Frames of other sites run this too, and store no preference.
    if (window !== window.top) return
    if (localStorage.getItem('language') === null) localStorage.setItem('language', value)
  }, language)
  const cookie = { name: 'language', value: language, sameSite: 'Lax' as const }
  await page.context().addCookies([
    { ...cookie, url: 'http://localhost/' },
    { ...cookie, url: 'http://127.0.0.1/' },
  ])
}

/**
 * Waits until React has hydrated the page: clicks run its handlers only then. Hydration begins with a
 * reader's first input, and a move of the pointer is one that changes nothing else.
 */
export async function hydrated(page: Page | Frame): Promise<void> {
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

/** Ends the visits of a test. Throws where a page, also a shared one, had a problem. */
export async function endVisits(): Promise<void> {
  const ended = visits.splice(0)
  await Promise.all(ended.map(leave))
  const shared = await Promise.all(sharedVisits.values())
  expect([...ended, ...shared].flatMap(({ problems }) => problems.splice(0))).toEqual([])
}

const leave = ({ page, options }: Visit) => leaveProfile(page.context(), profileOptions(options))

/** Closes what the tests of a file share. */
export async function closeProfiles(): Promise<void> {
  const shared = await Promise.all(sharedVisits.values())
  sharedVisits.clear()
  await Promise.all(shared.map(leave))
  await closeLeftProfiles()
}
