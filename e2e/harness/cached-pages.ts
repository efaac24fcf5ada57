import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, type VisitorOptions, visitor } from './browser.ts'

/** What the console says of what a reader without a network asks for. */
export const AWAY = /Failed to load resource|net::ERR_/

/** A visitor whose browser keeps pages, and who may lose the network. */
export function keeper(options: VisitorOptions = {}): Promise<Page> {
  return visitor({ serviceWorkers: 'allow', expectedErrors: AWAY, ...options })
}

/** The keys of what the site keeps on a page's device: language and path. */
export function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('gaashaan')
        // Whoever comes first must not make it without its rooms.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve([])
        opening.onsuccess = () => {
          const asked = opening.result.transaction('pages').objectStore('pages').getAllKeys()
          asked.onsuccess = () => {
            resolve(asked.result.map(String))
            opening.result.close()
          }
        }
      }),
  )
}

/** Opens a page and waits until it is kept, under these keys. */
export async function readUntilKept(page: Page, address: string, keys: readonly string[]) {
  await page.goto(address)
  await hydrated(page)
  await expect
    .poll(() => keptKeys(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([...keys]))
  // What a page showed is told with it; the service worker answers for it from now on.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The pages that are kept for every reader. */
export const STAYING = ['SO', 'EN'].flatMap((language) =>
  ['/', '/contact', '/offline'].map((path) => `${language} ${path}`),
)
