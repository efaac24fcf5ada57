import { isCacheableUrl } from '../app/offline/cached-page.ts'
import type { WorkerMessage } from '../app/offline/worker-message.ts'
import { OUTBOX_SYNC_TAG, sendOutboxMessages } from '../app/outbox/outbox.ts'
import { respondWithAsset, respondWithPicture } from './cached-files.ts'
import { cacheStaticPages, cacheVisited, deleteAllPages } from './cached-pages.ts'
import { handleData, handleNavigation } from './navigation-handler.ts'
import { scope } from './scope.ts'

/** An event of Background Sync, which TypeScript's library does not declare. */
type SyncEvent = ExtendableEvent & { readonly tag: string }

scope.addEventListener('install', (event) => {
  // Open pages keep working: their files are cached with them.
  scope.skipWaiting()
  event.waitUntil(cacheStaticPages())
})

scope.addEventListener('activate', (event) => {
  const preload = scope.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preload, scope.clients.claim()]))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return
  if (request.mode === 'navigate') {
    if (!isCacheableUrl(url)) return
    const preload = Promise.resolve<Response | undefined>(event.preloadResponse)
    event.respondWith(handleNavigation(request, preload))
  } else if (url.pathname.endsWith('.data')) event.respondWith(handleData(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(respondWithAsset(request))
  else if (request.destination === 'image') event.respondWith(respondWithPicture(request))
})

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.kind === 'read') event.waitUntil(cacheVisited(message).catch(() => undefined))
  else event.waitUntil(deleteAllPages().then(() => event.ports[0]?.postMessage('done')))
})

/** Rejects while a message is waiting, so that the browser tries again later. */
async function sendOutbox(): Promise<void> {
  if (!(await sendOutboxMessages())) throw new Error('a message still waits')
}

scope.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent
  if (tag === OUTBOX_SYNC_TAG) (event as SyncEvent).waitUntil(sendOutbox())
})
