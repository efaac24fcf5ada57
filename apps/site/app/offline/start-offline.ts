import { documentLanguage } from '../language/stored-language.ts'
import { browserRouter } from '../navigation/browser-router.ts'
import { whenOutboxUsed } from '../outbox/outbox-flag.ts'
import { isCacheableUrl } from './cached-page.ts'
import { navigateByDocument } from './navigate-by-document.ts'
import { offlineBanner, watchReconnect } from './reconnect.ts'
import type { WorkerMessage } from './worker-message.ts'

/** Time on a page before it counts as read. */
const MIN_READ_MS = 1_500

/** True under Save-Data and on 2G (Network Information API), where nothing more is fetched. */
function isSlowConnection(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** The paths of the built files and pictures that this page has loaded. */
function loadedFiles(): string[] {
  const resources = performance.getEntriesByType('resource').map(({ name }) => name)
  const pictures = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0)
  const urls = [
    ...resources.filter((url) => url.includes('/assets/')),
    ...pictures.map(({ currentSrc }) => currentSrc).filter((url) => url.includes('/media/')),
  ].filter((url) => url.startsWith(`${location.origin}/`))
  return [...new Set(urls.map((url) => new URL(url).pathname))]
}

/** Reports the current page to the service worker, which caches it. */
async function reportRead(): Promise<void> {
  const url = new URL(location.href)
  if (isSlowConnection() || offlineBanner() || !isCacheableUrl(url) || !navigator.onLine) return
  const { active } = await navigator.serviceWorker.ready
  const message: WorkerMessage = {
    kind: 'read',
    address: url.pathname + url.search,
    language: documentLanguage(),
    files: loadedFiles(),
  }
  active?.postMessage(message)
}

/** Reports each page once it has been open for a while, and again when it is left. */
function trackReading(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastPage = ''
  const currentPage = () => location.href + document.documentElement.lang
  const onArrival = () => {
    if (currentPage() === lastPage) return
    lastPage = currentPage()
    clearTimeout(timer)
    timer = setTimeout(reportRead, MIN_READ_MS)
  }
  browserRouter().subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return
    // The banner is about the page that was cached, not about the next one.
    if (currentPage() !== lastPage) offlineBanner()?.remove()
    requestAnimationFrame(onArrival)
  })
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void reportRead()
  })
  onArrival()
}

async function start(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigateByDocument()
  watchReconnect()
  whenOutboxUsed(async () => (await import('../outbox/send-outbox.ts')).sendOutbox())
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    trackReading()
  } catch {
    // Where the browser stores nothing the site works without the service worker.
  }
}

void start()
