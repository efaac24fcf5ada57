import { isLanguage, LANGUAGE_KEY, type Language } from '@gaashaan/contract/language'

/** A page on the reader's device, as the server sent it. */
export interface CachedPage {
  /** Language and place: a page is kept once in each language. */
  readonly key: string
  readonly language: Language
  /** Path and query by which it was asked for. */
  readonly address: string
  /** As the page's HTML writes it: escaped. */
  readonly title: string
  /** Milliseconds since the epoch: when the server was asked, and when it was last read. */
  readonly keptAt: number
  readonly readAt: number
  /** Kept for everyone: the front page, the contact page, the offline page. */
  readonly stays: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  /** Addresses of the styles, scripts, fonts and pictures that it shows. */
  readonly files: readonly string[]
  /** Of its HTML and its pictures. */
  readonly bytes: number
}

/** Pages of those read last, beside those that stay. */
export const MAX_PAGES = 30
/** Bytes of all kept pages with their pictures: 25 MB, a small part of what browsers grant a site. */
export const MAX_STORE_BYTES = 25_000_000
/** Bytes of a picture that is worth keeping: larger ones are originals behind a link. */
export const MAX_IMAGE_BYTES = 2_000_000

/** Paths that are never kept: previews, the desk where it shares the host, and what is no page. */
const NEVER = /^\/(?:admin|preview|media|assets)(?:\/|$)|^\/api\/|\.\w{2,12}$/i
/** Query keys that change nothing on a page: the language is in the key, the rest follows readers. */
const MEANINGLESS = /^(?:language|store|saver|from|utm_\w+|fbclid|gclid|msclkid|igsh)$/

/** What a reader looks for is theirs alone, and gone with the answer. */
function isQuestion(address: URL): boolean {
  return address.pathname.toLowerCase() === '/search' && address.searchParams.has('q')
}

/** Whether a page may be kept, by its address. */
export function isCacheable(address: URL): boolean {
  return !NEVER.test(address.pathname) && !isQuestion(address)
}

/** The language that an address names. */
export function languageOf(address: URL): Language | undefined {
  const named = address.searchParams.get(LANGUAGE_KEY)
  return isLanguage(named) ? named : undefined
}

/** Whether an answer may be kept: a whole page that is no one reader's. */
export function mayCache(address: URL, status: number, headers: Headers): boolean {
  const control = headers.get('cache-control') ?? ''
  if (status !== 200 || !/^text\/html\b/.test(headers.get('content-type') ?? '')) return false
  return !/no-store|private/.test(control) && isCacheable(address)
}

/** The page that an address means, however it is spelled: routes match in any letter case. */
export function placeOf(address: URL): string {
  const path = address.pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  const query = [...address.searchParams]
    .filter(([name]) => !MEANINGLESS.test(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .sort()
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

export function keyOf(language: Language, address: URL): string {
  return `${language} ${placeOf(address)}`
}

/** The keys of the pages that go, the longest unread first, so that the rest is within bounds. */
export function pagesToEvict(pages: readonly CachedPage[]): string[] {
  let bytes = pages.reduce((sum, page) => sum + page.bytes, 0)
  const others = pages.filter(({ stays }) => !stays).sort((a, b) => a.readAt - b.readAt)
  let count = others.length
  return others.flatMap((page) => {
    if (count <= MAX_PAGES && bytes <= MAX_STORE_BYTES) return []
    count -= 1
    bytes -= page.bytes
    return page.key
  })
}

/** The built files that a page's HTML names; fonts only come where the line carries them. */
export function filesIn(html: string): string[] {
  const named = html.match(/\/assets\/[\w.-]+\.(?:js|css|svg|png|webp|avif)\b/g) ?? []
  return [...new Set(named)]
}

/** A page's own title, as the HTML writes it. */
export function titleIn(html: string): string {
  const shared = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]
  return shared ?? /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}
