import { ARTICLE_PATH } from '@gaashaan/contract/article-path'
import { isLanguage, LANGUAGE_KEY, type Language } from '@gaashaan/contract/language'

/** The query keys that choose what a page shows, in the order of a file's name and of `deploy/nginx.conf`. */
const VIEW_KEYS = ['subcategory', 'view', 'tab', 'page'] as const

/** A page of the site in one language. */
export interface PagePath {
  /** `/resources/news`, without a slash at its end. */
  readonly pathname: string
  /** What of the query chooses the view, as the site writes it: `subcategory=Badda&page=2`, or empty. */
  readonly view: string
  readonly language: Language
}

/** A path that is also a safe name of a file: no dots at the start of a part, no escapes, no other signs. */
const SAFE_PATHNAME = /^(?:\/[\w-][\w.~-]*)+$/

/**
 * The page that a path and query of the site name; `undefined` where they are no page's. `language` is that
 * of the page that links there: it holds where the query names none.
 */
export function parsePage(path: string, language: Language): PagePath | undefined {
  const url = URL.parse(path, 'http://site.invalid')
  if (url?.host !== 'site.invalid') return undefined
  const pathname = url.pathname.replace(/(?!^)\/$/, '')
  if (pathname !== '/' && (!SAFE_PATHNAME.test(pathname) || /\.[a-z0-9]+$/.test(pathname))) {
    return undefined
  }
  const named = url.searchParams.get(LANGUAGE_KEY)
  const view = new URLSearchParams()
  for (const key of VIEW_KEYS) {
    const value = url.searchParams.get(key)
    if (value) view.set(key, value)
  }
  return { pathname, view: view.toString(), language: isLanguage(named) ? named : language }
}

/** The path by which the site is asked for a page. */
export function pageUrl({ pathname, view, language }: PagePath): string {
  return `${pathname}?${view === '' ? '' : `${view}&`}${LANGUAGE_KEY}=${language}`
}

/** The number of a list's page; 1 for the first and for what is no list. */
export const listPage = ({ view }: PagePath): number =>
  Number(new URLSearchParams(view).get('page') ?? 1)

/** The post's id at the end of an article's path; `undefined` for other pages. */
export function articleId({ pathname }: Pick<PagePath, 'pathname'>): string | undefined {
  return pathname.startsWith(`${ARTICLE_PATH}/`) ? /-(\d+)$/.exec(pathname)?.[1] : undefined
}

/**
 * The file of a page: `resources/news.so.html`, `resources/news@page=2.en.html`, `index.so.html`. Both
 * languages are in one folder, and at the depth of the page's address, so that relative links hold under
 * the address too.
 */
export function pageFile({ pathname, view, language }: PagePath): string {
  const name = pathname === '/' ? 'index' : pathname.slice(1)
  return `${name}${view === '' ? '' : `@${view}`}.${language.toLowerCase()}.html`
}

/** The file that a plain server gives for a page's address: it leads to the page in its language. */
export const entryFile = (pathname: string): string =>
  pathname === '/' ? 'index.html' : `${pathname.slice(1)}/index.html`

/** A relative link from one file of the mirror to another, as a URL. */
export function relativeLink(from: string, to: string): string {
  const fromParts = from.split('/').slice(0, -1)
  const toParts = to.split('/')
  let shared = 0
  while (shared < fromParts.length && fromParts[shared] === toParts[shared]) shared += 1
  const up = '../'.repeat(fromParts.length - shared)
  const down = toParts.slice(shared).map(encodeSegment).join('/')
  return up === '' ? `./${down}` : up + down
}

/** Signs that a file's name may have and a URL's path too are left as they are. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment).replaceAll(/%(?:40|3D|26|2B)/g, decodeURIComponent)
