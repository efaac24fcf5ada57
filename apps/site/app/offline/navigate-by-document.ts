import { isPlainClick } from '../navigation/plain-click.ts'
import { offlineBanner } from './reconnect.ts'

/** The URL of the page that the reader is going to. */
let targetUrl: string | undefined

/** The link to another page of this site that a click follows. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event) || link.target === '_blank' || link.hasAttribute('download')) {
    return undefined
  }
  const isSameSite = link.origin === location.origin
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return isSameSite && !(isSamePage && link.hash !== '') ? link : undefined
}

/**
 * Without a network, links load documents: the service worker caches whole pages, but neither their data
 * nor every script. A navigation that fails because a script is missing continues by document too.
 */
export function navigateByDocument(): void {
  addEventListener(
    'click',
    (event) => {
      const link = linkOf(event)
      targetUrl = link?.href
      const isOffline = !navigator.onLine || offlineBanner()
      // React Router does not see the click, and the browser follows the link.
      if (link && isOffline) event.stopPropagation()
    },
    true,
  )
  addEventListener('script-missing', () => {
    if (targetUrl !== undefined) location.assign(targetUrl)
  })
}
