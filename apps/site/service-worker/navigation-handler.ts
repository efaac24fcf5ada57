import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  type Language,
} from '@gaashaan/contract/language'
import { preferenceValue } from '@gaashaan/http/preference-cookie'
import { sameOriginPath } from '@gaashaan/http/same-origin-path'
import { languageInSearch } from '../app/language/language-path.ts'
import type { CachedPage } from '../app/offline/cached-page.ts'
import { readAll } from '../app/offline/device-store.ts'
import { queryPath } from '../app/paths/query-path.ts'
import { cachedPage, OFFLINE } from './cached-pages.ts'
import { redirectToVariant } from './language-variant.ts'
import { type Reason, withOfflineBanner } from './offline-banner.ts'
import { withCachedPages } from './offline-page.ts'
import { scope } from './scope.ts'

/** A cached page replaces the response of a server that has not responded after this time. */
const SLOW_SERVER_MS = 10_000

/** The reader's language: of the URL, of the cookie, else of the page that was read last. */
export async function languageFor(url: URL): Promise<Language> {
  const named = languageInSearch(url.search)
  if (named) return named
  // Not every browser has the Cookie Store API; the boot script corrects a wrong guess.
  const cookies = await scope.cookieStore?.getAll().catch(() => undefined)
  const header = cookies?.map(({ name, value }) => `${name}=${value}`).join(';')
  const stored = preferenceValue(header, LANGUAGE_KEY)
  if (isLanguage(stored)) return stored
  const pages = await readAll<CachedPage>('pages').catch(() => [])
  const last = pages.filter(({ stays }) => !stays).sort((a, b) => b.readAt - a.readAt)[0]
  return last?.language ?? DEFAULT_LANGUAGE
}

/** The offline page has no banner: the page itself says that there is no network. */
async function offlinePage(url: URL, language: Language): Promise<Response | undefined> {
  const page = await cachedPage(language, new URL(OFFLINE, url))
  if (!page) return undefined
  const redirect = await redirectToVariant(url, page)
  if (redirect) return redirect
  const headers = { ...page.headers, 'cache-control': 'no-store' }
  return new Response(await withCachedPages(page.html, url, language), { headers })
}

/** The cached page of a URL with the banner, or the offline page. */
async function cachedResponse(url: URL, reason: Reason): Promise<Response | undefined> {
  const language = await languageFor(url)
  if (url.pathname === OFFLINE) return offlinePage(url, language)
  const page = await cachedPage(language, url)
  return page && ((await redirectToVariant(url, page)) ?? withOfflineBanner(page, reason))
}

/** A redirect to the offline page: React Router has to find the page at its own URL. */
async function redirectToOfflinePage(url: URL): Promise<Response> {
  const language = await languageFor(url)
  const offlineUrl = new URL(OFFLINE, url)
  if (!(await cachedPage(language, offlineUrl))) return Response.error()
  offlineUrl.searchParams.set(LANGUAGE_KEY, language)
  offlineUrl.searchParams.set('from', url.pathname + url.search)
  return Response.redirect(offlineUrl.href, 302)
}

/** Adds the cached pages to an offline page from the network. */
async function networkResponse(response: Response, url: URL): Promise<Response> {
  if (url.pathname !== OFFLINE || response.status !== 200) return response
  const language = response.headers.get('content-language') === 'en' ? 'EN' : 'SO'
  const html = await withCachedPages(await response.text(), url, language)
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(html, { headers })
}

/**
 * Responds to a navigation from the network, which the browser has requested already (navigation
 * preload). When the network fails or is slow the cached page replaces it, and without a cached page the
 * offline page does.
 */
export async function handleNavigation(
  request: Request,
  preload: Promise<Response | undefined>,
): Promise<Response> {
  const url = new URL(request.url)
  const network = preload.then((response) => response ?? fetch(request))
  let timer: number | undefined
  const slow = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), SLOW_SERVER_MS)
  })
  try {
    const first = await Promise.race([network, slow])
    const cached = first === 'slow' ? await cachedResponse(url, 'slow') : undefined
    if (cached) {
      network.catch(() => undefined)
      return cached
    }
    return await networkResponse(await network, url)
  } catch {
    return (await cachedResponse(url, 'away')) ?? (await redirectToOfflinePage(url))
  } finally {
    clearTimeout(timer)
  }
}

/** The path of the page whose data a URL requests (React Router's single fetch). */
export function pageOfData({ pathname, search, origin }: URL): string {
  const path = pathname.replace(/\/?_\.data$|\.data$/, '') || '/'
  return (
    sameOriginPath(queryPath({ pathname: path, search }, { _routes: undefined }), origin) ?? '/'
  )
}

/**
 * The data of a client-side navigation. Without a network React Router is told to load a document
 * instead, which is the cached page or the offline page.
 */
export async function handleData(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const headers = {
      'X-Remix-Redirect': pageOfData(new URL(request.url)),
      'X-Remix-Reload-Document': 'true',
    }
    return new Response(null, { status: 204, headers })
  }
}
