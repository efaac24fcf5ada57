import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { findProgram } from '../../scripts/steps/system.mjs'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test that serves HTTPS signs its own certificate.
  '--ignore-certificate-errors',
  // Text has the width that it has on readers' screens, not one rounded to whole pixels.
  '--font-render-hinting=none',
  // Only this machine can be reached. This rule leaves the cache on; a route of Playwright would turn
  // it off and send each request through the test.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** Longest wait for a page, in milliseconds: a busy machine takes more than the usual thirty seconds. */
const MAX_WAIT_MS = 60_000

/** What a browser's profile is opened with; everything else is set for a page. */
export interface ProfileOptions {
  /** The browser's own language; British English when left out. */
  readonly locale?: string | undefined
  /** Device pixels to one of the page; 1 when left out. */
  readonly scale?: number | undefined
  readonly javaScript?: boolean | undefined
  /** A screen that is touched, and has nothing that hovers. */
  readonly touch?: boolean | undefined
  /** Whether service workers may run; by default each request reaches the site. */
  readonly serviceWorkers?: 'allow' | 'block' | undefined
  /** The test moves the page's time on, by `page.clock`. */
  readonly clock?: boolean | undefined
}

function contextOptions(options: ProfileOptions): BrowserContextOptions {
  return {
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: options.scale ?? 1,
    javaScriptEnabled: options.javaScript ?? true,
    ...(options.touch && { hasTouch: true, isMobile: true }),
    serviceWorkers: options.serviceWorkers ?? 'block',
    locale: options.locale ?? 'en-GB',
    // The same for the calls of a test.
    ignoreHTTPSErrors: true,
    timezoneId: 'America/New_York',
  }
}

/**
 * One browser for all files of a worker. Its own profile has a folder, and so keeps the scripts that V8
 * has compiled: a screen of the desk takes a third of the time from the third visit on.
 */
let main: Promise<BrowserContext> | undefined

/** Profiles that visits have left, by their options. The last one of a list is taken first. */
const leftProfiles = new Map<string, BrowserContext[]>()

function leave(profile: BrowserContext, options: ProfileOptions, isMain: boolean): void {
  const key = JSON.stringify(options)
  const others = leftProfiles.get(key) ?? []
  leftProfiles.set(key, isMain ? [...others, profile] : [profile, ...others])
}

async function launch(): Promise<BrowserContext> {
  const profile = await chromium.launchPersistentContext('', {
    executablePath: findProgram('headless chromium'),
    args: FLAGS,
    ...contextOptions({}),
  })
  leave(profile, {}, true)
  return profile
}

/** Deletes what earlier visits have stored in a page's profile. Its HTTP cache stays. */
async function emptyProfile(page: Page): Promise<void> {
  const profile = page.context()
  const session = await profile.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
  await session.detach()
  await profile.clearCookies()
  await profile.clearPermissions()
}

/** A page in a profile in which nothing is stored; only the HTTP cache may be warm. */
export async function openProfilePage(options: ProfileOptions): Promise<Page> {
  main ??= launch()
  const browser = (await main).browser()
  const left = leftProfiles.get(JSON.stringify(options))?.pop()
  const profile = left ?? (await browser?.newContext(contextOptions(options)))
  if (profile === undefined) throw new Error('the browser of this worker is gone')
  profile.setDefaultTimeout(MAX_WAIT_MS)
  const page = await profile.newPage()
  if (left) await emptyProfile(page)
  if (options.clock) await page.clock.install()
  return page
}

/** Closes the pages of a profile, which the next visit with the same options gets. */
export async function leaveProfile(profile: BrowserContext, options: ProfileOptions) {
  // A clock and a service worker stay as long as their profile.
  if (options.clock || options.serviceWorkers === 'allow') return profile.close()
  await Promise.all(profile.pages().map((page) => page.close()))
  leave(profile, options, profile === (await main))
}

/** Closes the profiles that were left. The browser and its own one stay for the worker's next file. */
export async function closeLeftProfiles(): Promise<void> {
  const profiles = [...leftProfiles.values()].flat()
  leftProfiles.clear()
  for (const profile of profiles) {
    if (profile === (await main)) leave(profile, {}, true)
    else await profile.close()
  }
}
