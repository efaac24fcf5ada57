import type { RemovedTexts } from '@gaashaan/contract'
import { LANGUAGES, type Language, storedLanguage } from '@gaashaan/contract/language'
import { REMOVED_TEXTS_PATH } from '../app/api/removed-texts.ts'
import {
  builtFiles,
  type CachedPage,
  isCacheableResponse,
  pageKey,
  pagesToEvict,
  pageTitle,
} from '../app/offline/cached-page.ts'
import { clear, readAll, readOne, remove, store } from '../app/offline/device-store.ts'
import { showsRemoved } from '../app/offline/removed-texts.ts'
import { cacheFiles, deleteAllFiles, evictFilesExcept } from './cached-files.ts'
import { neededFiles, scope } from './scope.ts'

/** Path of the page that lists the cached pages, where a requested page is not cached. */
export const OFFLINE = '/offline'
/** The pages that are cached for everyone, in both languages. */
const STATIC_PAGES = ['/', '/contact', OFFLINE]

/** A page that was cached so recently is not requested again. */
const FRESH_MS = 60_000
/** The static pages are requested again after this time, while the reader is online. */
const STATIC_MAX_AGE_MS = 60 * 60_000

/** Headers that are not stored: they describe one transfer and not the page. */
const OMITTED = new Set(['content-encoding', 'content-length', 'date', 'etag', 'set-cookie'])

/** Runs one task after another: concurrent tasks would overwrite each other's pages. */
let lastTask: Promise<unknown> = Promise.resolve()
function enqueue<T>(task: () => Promise<T>): Promise<T> {
  const result = lastTask.then(task, task)
  lastTask = result.catch(() => undefined)
  return result
}

interface PageFetch {
  readonly address: string
  /** With `omit` the request changes no cookie, and the page is not private to the reader. */
  readonly credentials: 'same-origin' | 'omit'
  readonly files?: readonly string[]
  readonly now: number
}

async function fetchPage({ address, credentials, files = [], now }: PageFetch): Promise<void> {
  const url = new URL(address, scope.location.origin)
  const response = await fetch(url, { credentials, headers: { Accept: 'text/html' } })
  const { status, headers } = response
  if (response.redirected || !isCacheableResponse(url, status, headers)) return
  const html = await response.text()
  const language = storedLanguage(headers.get('content-language')?.toUpperCase())
  const allFiles = [...new Set([...builtFiles(html), ...files])]
  const pictureBytes = await cacheFiles(allFiles)
  const page: CachedPage = {
    key: pageKey(language, url),
    language,
    address,
    html,
    title: pageTitle(html),
    keptAt: now,
    readAt: now,
    stays: STATIC_PAGES.includes(url.pathname),
    headers: Object.fromEntries([...headers].filter(([name]) => !OMITTED.has(name))),
    files: allFiles,
    bytes: html.length + pictureBytes,
  }
  await store('pages', page)
}

/** Deletes the pages beyond the bounds, and the files that no page shows any more. */
async function evict(): Promise<void> {
  const pages = await readAll<CachedPage>('pages')
  const evicted = new Set(pagesToEvict(pages))
  for (const key of evicted) await remove('pages', key)
  const remaining = pages.filter(({ key }) => !evicted.has(key))
  await evictFilesExcept(new Set(remaining.flatMap(({ files }) => files)))
}

/** The list of removed texts is not read again so soon, though many pages are visited. */
const REMOVED_FRESH_MS = 10_000
let removedReadAt = 0

/**
 * Deletes the pages that show what was taken back for good since they were cached. Static pages among them
 * are cached anew, without it.
 */
async function deleteRemoved(now: number): Promise<void> {
  if (now - removedReadAt < REMOVED_FRESH_MS) return
  const response = await fetch(REMOVED_TEXTS_PATH, { credentials: 'omit' })
  if (!response.ok) return
  const removed: RemovedTexts = await response.json()
  const clockAheadMs = Date.now() - Date.parse(response.headers.get('date') ?? '') || 0
  removedReadAt = now
  if (removed.length === 0) return
  for (const page of await readAll<CachedPage>('pages')) {
    if (showsRemoved(page, removed, clockAheadMs)) await remove('pages', page.key)
  }
}

/** Caches the static pages that are not cached, or were cached before `since`. */
async function renewStaticPages(now: number, since: number): Promise<void> {
  await cacheFiles(neededFiles)
  for (const path of STATIC_PAGES) {
    for (const language of LANGUAGES) {
      const address = `${path}?language=${language}`
      const cached = await cachedPage(language, new URL(address, scope.location.origin))
      if (cached && cached.keptAt >= since) continue
      const files = cached?.files.filter((file) => file.startsWith('/media/')) ?? []
      await fetchPage({ address, credentials: 'omit', files, now })
    }
  }
}

/** Caches the static pages of this release with the files that they need. Rejects without a network. */
export function cacheStaticPages(now = Date.now()): Promise<void> {
  return enqueue(() => renewStaticPages(now, now))
}

/** Deletes everything that is stored, including the outbox. */
export function deleteAllPages(): Promise<void> {
  return enqueue(async () => {
    await Promise.all([clear('pages'), clear('messages'), deleteAllFiles()])
  })
}

interface VisitedPage {
  readonly address: string
  readonly language: Language
  readonly files: readonly string[]
}

async function cachePage({ address, language, files }: VisitedPage, now: number): Promise<void> {
  const cached = await cachedPage(language, new URL(address, scope.location.origin))
  if (cached && now - cached.keptAt < FRESH_MS) {
    const allFiles = [...new Set([...cached.files, ...files])]
    const bytes = cached.html.length + (await cacheFiles(allFiles))
    await store('pages', { ...cached, files: allFiles, bytes, readAt: now })
  } else await fetchPage({ address, credentials: 'same-origin', files, now })
}

/**
 * Caches the page that the reader is on, and renews the static pages when they are due. It does nothing
 * on the offline page, where the reader may just have deleted everything.
 */
export function cacheVisited(page: VisitedPage, now = Date.now()): Promise<void> {
  if (page.address.startsWith(OFFLINE)) return Promise.resolve()
  return enqueue(async () => {
    await deleteRemoved(now).catch(() => undefined)
    await cachePage(page, now)
    await renewStaticPages(now, now - STATIC_MAX_AGE_MS)
    await evict()
  })
}

/** The cached page of a URL in a language. */
export function cachedPage(language: Language, url: URL): Promise<CachedPage | undefined> {
  return readOne('pages', pageKey(language, url))
}
