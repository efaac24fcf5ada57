import { LANGUAGES, type Language, storedLanguage } from '@gaashaan/contract/language'
import {
  type CachedPage,
  filesIn,
  keyOf,
  mayCache,
  pagesToEvict,
  titleIn,
} from '../app/offline/cached-page.ts'
import { empty, readAll, readOne, remove, store } from '../app/offline/device-store.ts'
import { cacheFiles, evictFiles, evictFilesExcept } from './cached-files.ts'
import { neededFiles, scope } from './scope.ts'

/** The page that says what is kept, where a page is not. */
export const OFFLINE = '/offline'
/** The pages that are kept for everyone, in both languages. */
const STAYING = ['/', '/contact', OFFLINE]

/** Milliseconds for which a page that was just kept is not asked for again. */
const FRESH_FOR = 60_000
/** Milliseconds after which the pages that stay are asked for again, while the reader is online. */
const RENEW_AFTER = 60 * 60_000

/** Of the transport, not of the page. */
const LEFT_OUT = new Set(['content-encoding', 'content-length', 'date', 'etag', 'set-cookie'])

/** One work after the other: two at once would lose each other's pages. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}

interface PageFetch {
  readonly address: string
  /** `omit` changes no cookie and is no reader's. */
  readonly credentials: 'same-origin' | 'omit'
  readonly files?: readonly string[]
  readonly now: number
}

async function fetchPage({ address, credentials, files = [], now }: PageFetch): Promise<void> {
  const url = new URL(address, scope.location.origin)
  const answer = await fetch(url, { credentials, headers: { Accept: 'text/html' } })
  if (answer.redirected || !mayCache(url, answer.status, answer.headers)) return
  const html = await answer.text()
  const language = storedLanguage(answer.headers.get('content-language')?.toUpperCase())
  const named = [...new Set([...filesIn(html), ...files])]
  const pictures = await cacheFiles(named)
  const page: CachedPage = {
    key: keyOf(language, url),
    language,
    address,
    html,
    title: titleIn(html),
    keptAt: now,
    readAt: now,
    stays: STAYING.includes(url.pathname),
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !LEFT_OUT.has(name))),
    files: named,
    bytes: html.length + pictures,
  }
  await store('pages', page)
}

/** Lets go of the pages beyond the bounds, and of the files that none shows any more. */
async function tidy(): Promise<void> {
  const pages = await readAll<CachedPage>('pages')
  const gone = new Set(pagesToEvict(pages))
  for (const key of gone) await remove('pages', key)
  const left = pages.filter(({ key }) => !gone.has(key))
  await evictFilesExcept(new Set(left.flatMap(({ files }) => files)))
}

/** The pages that stay and are not kept, or were kept before `since`. */
async function renewStaying(now: number, since: number): Promise<void> {
  await cacheFiles(neededFiles)
  for (const path of STAYING) {
    for (const language of LANGUAGES) {
      const address = `${path}?language=${language}`
      const key = keyOf(language, new URL(address, scope.location.origin))
      const kept = await readOne<CachedPage>('pages', key)
      if (kept && kept.keptAt >= since) continue
      const files = kept?.files.filter((file) => file.startsWith('/media/')) ?? []
      await fetchPage({ address, credentials: 'omit', files, now })
    }
  }
}

/**
 * Keeps the pages that stay as this release has them, with what they need. Rejects where the
 * network fails.
 */
export function cacheStaticPages(now = Date.now()): Promise<void> {
  return inTurn(() => renewStaying(now, now))
}

/** Deletes everything that is kept, the messages too. */
export function deleteAllPages(): Promise<void> {
  return inTurn(async () => {
    await Promise.all([empty('pages'), empty('messages'), evictFiles()])
  })
}

interface ReadPage {
  readonly address: string
  readonly language: Language
  readonly files: readonly string[]
}

async function takeIn({ address, language, files }: ReadPage, now: number): Promise<void> {
  const url = new URL(address, scope.location.origin)
  const kept = await readOne<CachedPage>('pages', keyOf(language, url))
  if (kept && now - kept.keptAt < FRESH_FOR) {
    const all = [...new Set([...kept.files, ...files])]
    const pictures = await cacheFiles(all)
    await store('pages', { ...kept, files: all, bytes: kept.html.length + pictures, readAt: now })
  } else await fetchPage({ address, credentials: 'same-origin', files, now })
}

/**
 * Keeps a page that the reader has before them, and renews those that stay when it is time. Not on
 * the offline page: there the reader may just have deleted everything.
 */
export function cacheVisited(page: ReadPage, now = Date.now()): Promise<void> {
  if (page.address.startsWith(OFFLINE)) return Promise.resolve()
  return inTurn(async () => {
    await takeIn(page, now)
    await renewStaying(now, now - RENEW_AFTER)
    await tidy()
  })
}

/** The kept copy that an address means in a language. */
export function cachedPage(language: Language, address: URL): Promise<CachedPage | undefined> {
  return readOne('pages', keyOf(language, address))
}
