import { articleId, listPage, type PagePath, pageFile, pageUrl, parsePage } from './page-file.ts'

/** Pages of a list that are copied for each of its views; the archive has what is older. */
const MAX_LIST_PAGES = 10

const ARCHIVE = /^(.+\/archive)(?:\/\d{4}-\d{2})?$/

/** Pages that no sitemap names, and that other pages lead to. */
const UNLISTED = ['/search']

/** Paths of files that are copied as they are. Videos and pictures in other sizes are not. */
const FILES =
  /^\/(?:assets\/|styles\/|feeds\/.+\.|calendars\/|log\/|sitemaps?[/.]|pdf\/[\w-]+\.pdf$|media\/[^/]+\.(?:jpe?g|png|webp|avif|gif|svg|pdf)$|api\/openapi\.json$|[\w-]+\.(?:txt|ico|svg|png|xml)$|\.well-known\/)/

/** The pages that the site has, as its sitemaps name them. */
export interface SitePages {
  /** Whether there is a page at a path in a language. */
  readonly has: (page: Pick<PagePath, 'pathname' | 'language'>) => boolean
  /** The path of an article by its id, in a language. */
  readonly article: (id: string, language: PagePath['language']) => string | undefined
}

/** Where a link leads: to a file of the mirror, which a path of the site is copied to, or out of it. */
export type LinkTarget =
  | { readonly kind: 'file'; readonly file: string; readonly needs: string; readonly hash: string }
  | { readonly kind: 'outside'; readonly url: string }

/** The pages of a sitemap's addresses, each in its language. */
export function sitePages(listed: Iterable<PagePath>): SitePages {
  const known = new Set<string>()
  const articles = new Map<string, string>()
  for (const page of listed) {
    known.add(`${page.language} ${page.pathname}`)
    const id = articleId(page)
    if (id !== undefined) articles.set(`${page.language} ${id}`, page.pathname)
  }
  return {
    has: ({ pathname, language }) =>
      known.has(`${language} ${pathname}`) || UNLISTED.includes(pathname),
    article: (id, language) => articles.get(`${language} ${id}`),
  }
}

/** The copied page that stands for a page; `undefined` where there is none. */
function copiedPage(page: PagePath, pages: SitePages): PagePath | undefined {
  const id = articleId(page)
  if (id !== undefined) {
    const pathname = pages.article(id, page.language)
    return pathname === undefined ? undefined : { ...page, pathname, view: '' }
  }
  const [, archive] = ARCHIVE.exec(page.pathname) ?? []
  if (archive !== undefined) return pages.has({ ...page, pathname: archive }) ? page : undefined
  if (!pages.has(page)) return undefined
  if (listPage(page) <= MAX_LIST_PAGES) return page
  const older = { ...page, pathname: `${page.pathname}/archive`, view: '' }
  return pages.has(older) ? older : { ...page, view: '' }
}

/** Whether a path of the site is a file's, which is copied as it is. */
export const isFile = (path: string): boolean => FILES.test(path)

/** The name of a path's file; `undefined` for one that leads out of the mirror's folder. */
function fileAt(pathname: string): string | undefined {
  const name = decodeURIComponent(pathname.slice(1))
  return /(?:^|\/)\.\.?(?:\/|$)|[\\\0]/.test(name) ? undefined : name
}

/** Where a link on a page leads in the mirror; what the mirror has not is at the site. */
export function resolveLink(
  link: string,
  from: PagePath,
  site: string,
  pages: SitePages,
): LinkTarget {
  if (link.startsWith('#')) return { kind: 'outside', url: link }
  const url = URL.parse(link, site + pageUrl(from))
  if (url?.origin !== new URL(site).origin) return { kind: 'outside', url: link }
  const { pathname, search, hash } = url
  const file = isFile(pathname) ? fileAt(pathname) : undefined
  if (file !== undefined) return { kind: 'file', file, needs: pathname, hash }
  const parsed = parsePage(pathname + search, from.language)
  const page = parsed && copiedPage(parsed, pages)
  if (!page) return { kind: 'outside', url: url.href }
  return { kind: 'file', file: pageFile(page), needs: pageUrl(page), hash }
}
