import { documentLanguage } from '../language/stored-language.ts'
import { loadMessages } from '../messages/messages.ts'
import { OFFLINE_BANNER_ID } from './cached-page.ts'

/** How often a cached copy of a page checks whether the network has returned. */
const POLL_INTERVAL_MS = 20_000

/** The banner of a page that the service worker served from its cache. */
export const offlineBanner = () => document.getElementById(OFFLINE_BANNER_ID)

/** Shows the notices that there are, in the page's language. */
export async function showNotices(): Promise<void> {
  const language = documentLanguage()
  const [{ renderNotices }] = await Promise.all([import('./notices.tsx'), loadMessages(language)])
  renderNotices(language)
}

/** Whether the site responds: a browser that is online may still have no internet. */
export async function isReachable(path: string, cache: RequestCache = 'default'): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD', cache })).ok
  } catch {
    return false
  }
}

/** Tells the reader of a cached copy, or of the offline page, when the network has returned. */
export function watchReconnect(): void {
  const isOffline = () =>
    offlineBanner() !== null || document.querySelector('[data-again]') !== null
  let timer: ReturnType<typeof setInterval> | undefined
  const check = async () => {
    if (!isOffline() || document.hidden || !(await isReachable('/robots.txt', 'no-store'))) return
    clearInterval(timer)
    removeEventListener('online', check)
    document.documentElement.dataset.returned = ''
    await showNotices()
  }
  if (!isOffline()) return
  addEventListener('online', check)
  timer = setInterval(check, POLL_INTERVAL_MS)
}
