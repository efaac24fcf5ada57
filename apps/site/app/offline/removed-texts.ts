import type { RemovedTexts } from '@gaashaan/contract'
import type { CachedPage } from './cached-page.ts'

/** The ids at the end of the links to articles in a page's HTML or address. */
const ARTICLES = /\/resources\/NewsDetail\/[^"?#&\s]*?(\d+)(?=["?#&]|$)/gi

/**
 * Whether a page on a reader's device is an article of which a text was removed since the page was cached, or
 * has a link to it, and so its title. `clockAheadMs` is how far the device's clock is ahead of the server's.
 */
export function showsRemoved(
  { address, html, keptAt }: CachedPage,
  removed: RemovedTexts,
  clockAheadMs: number,
): boolean {
  const links = [address, html].flatMap((text) => [...text.matchAll(ARTICLES)])
  const ids = new Set(links.map(([, id]) => Number(id)))
  return removed.some(({ id, at }) => ids.has(id) && keptAt - clockAheadMs <= Date.parse(at))
}
