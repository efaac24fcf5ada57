import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  type Language,
} from '@gaashaan/contract/language'
import { sameOriginPath } from '@gaashaan/http/same-origin-path'
import { type CachedPage, languageOf } from '../app/offline/cached-page.ts'
import { readAll } from '../app/offline/device-store.ts'
import { cachedPage, OFFLINE } from './cached-pages.ts'
import { naming, redirectToVariant } from './language-variant.ts'
import { type Reason, withOfflineBanner } from './offline-banner.ts'
import { withCachedPages } from './offline-page.ts'
import { scope } from './scope.ts'

/** Milliseconds after which a kept copy stands in for a server that has not begun to answer. */
const SLOW = 10_000

/** The visitor's language: of the address, of the cookie, else of what they read last. */
async function languageFor(address: URL): Promise<Language> {
  const named = languageOf(address)
  if (named) return named
  // Not every browser has the store; the boot script puts right what is guessed wrong here.
  const cookie = await scope.cookieStore?.get(LANGUAGE_KEY).catch(() => null)
  if (isLanguage(cookie?.value)) return cookie.value
  const pages = await readAll<CachedPage>('pages').catch(() => [])
  const last = pages.filter(({ stays }) => !stays).sort((a, b) => b.readAt - a.readAt)[0]
  return last?.language ?? DEFAULT_LANGUAGE
}

/** The offline page is never marked: it says itself what it is. */
async function offlinePage(address: URL, language: Language): Promise<Response | undefined> {
  const page = await cachedPage(language, new URL(OFFLINE, address))
  if (!page) return undefined
  const elsewhere = await redirectToVariant(address, page)
  if (elsewhere) return elsewhere
  const headers = { ...page.headers, 'cache-control': 'no-store' }
  return new Response(await withCachedPages(page.html, address, language), { headers })
}

/** What is kept for an address: its page, marked, or the offline page itself. */
async function cachedResponse(address: URL, reason: Reason): Promise<Response | undefined> {
  const language = await languageFor(address)
  if (address.pathname === OFFLINE) return offlinePage(address, language)
  const page = await cachedPage(language, address)
  return page && ((await redirectToVariant(address, page)) ?? withOfflineBanner(page, reason))
}

/** The way to the offline page; React Router must find it at its own address. */
async function toOfflinePage(address: URL): Promise<Response> {
  const language = await languageFor(address)
  if (!(await cachedPage(language, new URL(OFFLINE, address)))) return Response.error()
  const to = naming(new URL(OFFLINE, address), language)
  to.searchParams.set('from', address.pathname + address.search)
  return Response.redirect(to.href, 302)
}

/** Fills in what is kept where a reader opens the offline page while the network is there. */
async function fromNetwork(answer: Response, address: URL): Promise<Response> {
  if (address.pathname !== OFFLINE || answer.status !== 200) return answer
  const language = answer.headers.get('content-language') === 'en' ? 'EN' : 'SO'
  const html = await withCachedPages(await answer.text(), address, language)
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(html, { headers })
}

/**
 * Answers the way to a page: by the network first, which the browser has begun to ask already
 * (navigation preload). Only when it fails, or has not begun to answer after a while, by what is
 * kept; and where nothing is, by the offline page.
 */
export async function handleNavigation(
  request: Request,
  preload: Promise<Response | undefined>,
): Promise<Response> {
  const address = new URL(request.url)
  const network = preload.then((answer) => answer ?? fetch(request))
  let timer: number | undefined
  const slow = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), SLOW)
  })
  try {
    const first = await Promise.race([network, slow])
    const kept = first === 'slow' ? await cachedResponse(address, 'slow') : undefined
    if (kept) {
      network.catch(() => undefined)
      return kept
    }
    return await fromNetwork(await network, address)
  } catch {
    return (await cachedResponse(address, 'away')) ?? (await toOfflinePage(address))
  } finally {
    clearTimeout(timer)
  }
}

/** The page of this site whose data an address asks for (React Router's single fetch). */
export function pageOfData(address: URL): string {
  const path = address.pathname.replace(/\/?_\.data$|\.data$/, '') || '/'
  const search = new URLSearchParams(address.search)
  search.delete('_routes')
  const text = search.toString()
  return sameOriginPath(text === '' ? path : `${path}?${text}`, address.origin) ?? '/'
}

/**
 * The data of a way within the page; without a network, React Router is told to go there by a
 * document instead, which ends at the kept page or at the offline page.
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
