import { isCacheable } from '../app/offline/cached-page.ts'
import type { WorkerMessage } from '../app/offline/worker-message.ts'
import { OUTBOX_SYNC_TAG, sendOutboxMessages } from '../app/outbox/outbox.ts'
import { respondWithAsset, respondWithPicture } from './cached-files.ts'
import { cacheStaticPages, cacheVisited, deleteAllPages } from './cached-pages.ts'
import { handleData, handleNavigation } from './navigation-handler.ts'
import { scope } from './scope.ts'

/** Background Sync, which TypeScript does not know. */
type SyncEvent = ExtendableEvent & { readonly tag: string }

scope.addEventListener('install', (event) => {
  // An open page keeps working: what it may still ask for is kept with it.
  scope.skipWaiting()
  event.waitUntil(cacheStaticPages())
})

scope.addEventListener('activate', (event) => {
  const preload = scope.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preload, scope.clients.claim()]))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== scope.location.origin) return
  if (request.mode === 'navigate') {
    if (!isCacheable(address)) return
    const preload = Promise.resolve<Response | undefined>(event.preloadResponse)
    event.respondWith(handleNavigation(request, preload))
  } else if (address.pathname.endsWith('.data')) event.respondWith(handleData(request))
  else if (address.pathname.startsWith('/assets/')) event.respondWith(respondWithAsset(request))
  else if (request.destination === 'image') event.respondWith(respondWithPicture(request))
})

scope.addEventListener('message', (event) => {
  const told = event.data as WorkerMessage
  if (told.kind === 'read') event.waitUntil(cacheVisited(told).catch(() => undefined))
  else event.waitUntil(deleteAllPages().then(() => event.ports[0]?.postMessage('done')))
})

/** Rejects while a message is left, so that the browser tries again later. */
async function sendAll(): Promise<void> {
  if (!(await sendOutboxMessages())) throw new Error('a message still waits')
}

scope.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent
  if (tag === OUTBOX_SYNC_TAG) (event as SyncEvent).waitUntil(sendAll())
})
