import { isKeepable } from '../app/offline/cached-page.ts'
import { MESSAGES_TAG, sendWaiting } from '../app/offline/outbox.ts'
import type { Told } from '../app/offline/worker-message.ts'
import { answerBuilt, answerPicture } from './cached-files.ts'
import { forgetAll, keepRead, keepStaying } from './cached-pages.ts'
import { answerData, answerPage } from './navigation-handler.ts'
import { scope } from './scope.ts'

/** Background Sync, which TypeScript does not know. */
type SyncEvent = ExtendableEvent & { readonly tag: string }

scope.addEventListener('install', (event) => {
  // An open page keeps working: what it may still ask for is kept with it.
  scope.skipWaiting()
  event.waitUntil(keepStaying())
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
    if (!isKeepable(address)) return
    const preload = Promise.resolve<Response | undefined>(event.preloadResponse)
    event.respondWith(answerPage(request, preload))
  } else if (address.pathname.endsWith('.data')) event.respondWith(answerData(request))
  else if (address.pathname.startsWith('/assets/')) event.respondWith(answerBuilt(request))
  else if (request.destination === 'image') event.respondWith(answerPicture(request))
})

scope.addEventListener('message', (event) => {
  const told = event.data as Told
  if (told.kind === 'read') event.waitUntil(keepRead(told).catch(() => undefined))
  else event.waitUntil(forgetAll().then(() => event.ports[0]?.postMessage('done')))
})

/** Rejects while a message is left, so that the browser tries again later. */
async function sendAll(): Promise<void> {
  if (!(await sendWaiting())) throw new Error('a message still waits')
}

scope.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent
  if (tag === MESSAGES_TAG) (event as SyncEvent).waitUntil(sendAll())
})
