import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, type VisitorOptions, visitor } from './browser.ts'

/** Console errors of requests without a network. */
export const NETWORK_ERRORS = /Failed to load resource|net::ERR_/

/** A visitor whose browser stores pages, and who may lose the network. */
export function cachingVisitor(options: VisitorOptions = {}): Promise<Page> {
  return visitor({ serviceWorkers: 'allow', expectedErrors: NETWORK_ERRORS, ...options })
}

/** The keys of the pages that the site stores on the device: language and path. */
export function cachedKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const open = indexedDB.open('gaashaan')
        // The database must not be created here, without its object stores.
        open.onupgradeneeded = () => open.transaction?.abort()
        open.onerror = () => resolve([])
        open.onsuccess = () => {
          const request = open.result.transaction('pages').objectStore('pages').getAllKeys()
          request.onsuccess = () => {
            resolve(request.result.map(String))
            open.result.close()
          }
        }
      }),
  )
}

/** Opens a page and waits until pages are stored under these keys. */
export async function visitUntilCached(page: Page, url: string, keys: readonly string[]) {
  await page.goto(url)
  await hydrated(page)
  await expect.poll(() => cachedKeys(page)).toEqual(expect.arrayContaining([...keys]))
  // From here on the service worker responds for the page.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The keys of the pages that are stored for every reader. */
export const ALWAYS_CACHED = ['SO', 'EN'].flatMap((language) =>
  ['/', '/contact', '/offline'].map((path) => `${language} ${path}`),
)
