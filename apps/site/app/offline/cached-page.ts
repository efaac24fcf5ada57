import type { Language } from '@gaashaan/contract/language'

/** A page in the reader's browser, as the server sent it. */
export interface CachedPage {
  /** Language and canonical path: a page is cached once in each language. */
  readonly key: string
  readonly language: Language
  /** Path and query of the request. */
  readonly address: string
  /** As the page's HTML writes it: escaped. */
  readonly title: string
  /** When the page was requested, and when it was last read, in milliseconds since the epoch. */
  readonly keptAt: number
  readonly readAt: number
  /** True for the pages that every reader has: the front page, the contact page, the offline page. */
  readonly stays: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  /** Paths of the styles, scripts, fonts and pictures that it shows. */
  readonly files: readonly string[]
  /** Size of its HTML and its pictures. */
  readonly bytes: number
}

/** Most pages by what the reader read last; the pages that stay are not counted. */
export const MAX_PAGES = 30
/** Bound for all cached pages with their pictures: a small part of what browsers grant a site. */
export const MAX_STORE_BYTES = 25_000_000
/** Largest picture that is cached: larger ones are originals behind a link. */
export const MAX_IMAGE_BYTES = 2_000_000

/** The id of the banner on a page that is served from the cache. */
export const OFFLINE_BANNER_ID = 'kept-copy'

/** Paths that are never cached: previews, the desk where it shares the host, and files. */
const UNCACHEABLE = /^\/(?:admin|preview|media|assets)(?:\/|$)|^\/api\/|\.\w{2,12}$/i
/** Query keys that do not change the page: the language is in the key, the others track readers. */
const IGNORED_KEYS = /^(?:language|store|saver|from|utm_\w+|fbclid|gclid|msclkid|igsh)$/

/** A search is private and is not stored. */
function isSearch(url: URL): boolean {
  return url.pathname.toLowerCase() === '/search' && url.searchParams.has('q')
}

/** Whether the page at a URL may be cached. */
export function isCacheableUrl(url: URL): boolean {
  return !UNCACHEABLE.test(url.pathname) && !isSearch(url)
}

/** Whether a response may be cached: a complete page that is not private to one reader. */
export function isCacheableResponse(url: URL, status: number, headers: Headers): boolean {
  const control = headers.get('cache-control') ?? ''
  if (status !== 200 || !/^text\/html\b/.test(headers.get('content-type') ?? '')) return false
  return !/no-store|private/.test(control) && isCacheableUrl(url)
}

/** The page of a URL in one spelling: routes match in any letter case. */
export function canonicalPath(url: URL): string {
  const path = url.pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  const query = [...url.searchParams]
    .filter(([name]) => !IGNORED_KEYS.test(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .sort()
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

export function pageKey(language: Language, url: URL): string {
  return `${language} ${canonicalPath(url)}`
}

/** The keys of the pages to delete so that the others are within bounds, the longest unread first. */
export function pagesToEvict(pages: readonly CachedPage[]): string[] {
  let bytes = pages.reduce((sum, page) => sum + page.bytes, 0)
  const evictable = pages.filter(({ stays }) => !stays).sort((a, b) => a.readAt - b.readAt)
  let count = evictable.length
  return evictable.flatMap((page) => {
    if (count <= MAX_PAGES && bytes <= MAX_STORE_BYTES) return []
    count -= 1
    bytes -= page.bytes
    return page.key
  })
}

/** The built files that a page's HTML names. Fonts are left out: slow connections do without them. */
export function builtFiles(html: string): string[] {
  const paths = html.match(/\/assets\/[\w.-]+\.(?:js|css|svg|png|webp|avif)\b/g) ?? []
  return [...new Set(paths)]
}

/** A page's title, as the HTML writes it. */
export function pageTitle(html: string): string {
  const sharedTitle = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]
  return sharedTitle ?? /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}
