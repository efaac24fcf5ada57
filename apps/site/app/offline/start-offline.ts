import { isLanguage, type Language, storedLanguage } from '@gaashaan/contract/language'
import { whenOutboxUsed } from '../outbox/outbox-flag.ts'
import { isCacheable } from './cached-page.ts'
import { navigateByDocument } from './navigate-by-document.ts'
import { watchForReturn } from './online-again.ts'
import type { WorkerMessage } from './worker-message.ts'

/** Milliseconds on a page before it counts as read. */
const READ_AFTER = 1_500

/** React Router's own handle in the browser: it tells when another page is shown. */
interface Router {
  subscribe(act: (state: { navigation: { state: string } }) => void): () => void
}

/** Save-Data and 2G (Network Information API), as the start script asks: nothing more is fetched. */
function isLineNarrow(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

const isCachedCopy = () => document.getElementById('kept-copy') !== null

/** The built files and pictures that this page has loaded, by their addresses. */
function filesShown(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const shown = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0)
  const pictures = shown.map(({ currentSrc }) => currentSrc)
  const own = [
    ...loaded.filter((name) => name.includes('/assets/')),
    ...pictures.filter((name) => name.includes('/media/')),
  ].filter((name) => name.startsWith(`${location.origin}/`))
  return [...new Set(own.map((name) => new URL(name).pathname))]
}

/** Tells the service worker which page is before the reader. */
async function tellRead(): Promise<void> {
  const address = new URL(location.href)
  if (isLineNarrow() || isCachedCopy() || !isCacheable(address) || !navigator.onLine) return
  const { active } = await navigator.serviceWorker.ready
  const named = document.documentElement.lang.toUpperCase()
  const language: Language = isLanguage(named) ? named : storedLanguage(named)
  const told: WorkerMessage = {
    kind: 'read',
    address: address.pathname + address.search,
    language,
    files: filesShown(),
  }
  active?.postMessage(told)
}

/** Tells of each page once it has been there a while, and of what it showed when it is left. */
function followReading(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''
  const arrive = () => {
    const page = location.href + document.documentElement.lang
    if (page === last) return
    last = page
    clearTimeout(timer)
    timer = setTimeout(tellRead, READ_AFTER)
  }
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router }
  router?.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return
    // What the mark says is not true of the next page.
    if (location.href + document.documentElement.lang !== last)
      document.getElementById('kept-copy')?.remove()
    requestAnimationFrame(arrive)
  })
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void tellRead()
  })
  arrive()
}

async function start(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigateByDocument()
  watchForReturn()
  whenOutboxUsed(async () => (await import('../outbox/send-outbox.ts')).sendOutbox())
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    followReading()
  } catch {
    // A browser that keeps nothing, or is told to: the site is as it was.
  }
}

void start()
