import { DEPARTMENTS } from '@gaashaan/contract'
import { isLanguage, LANGUAGE_KEY } from '@gaashaan/contract/language'
import { idInReference } from '@gaashaan/contract/reference-number'
import { oldPageQuery } from '../../app/api/redirects.ts'
import { ARCHIVE_PATHS } from '../../app/archive/archive.ts'
import { CANONICAL_PATHS, PATHS } from '../../app/paths/canonical-paths.ts'
import { VIEWS } from '../../app/paths/list-view.ts'
import { MEDIA_TABS } from '../../app/paths/media-tab.ts'
import { SEARCH_KEYS } from '../../app/paths/search-path.ts'
import { requestPath, splitDataSuffix } from '../http/request-path.ts'
import { dataSaverToStore } from './request-data-saver.ts'
import { languageToStore } from './request-language.ts'

type QueryChecks = Readonly<Record<string, (value: string) => boolean>>

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value)
/** The first page has no `page` key. */
const LATER_PAGE: QueryChecks = { page: (value) => /^(?:[2-9]|[1-9]\d{1,5})$/.test(value) }
/** Pages of a list up to this one count as listed. */
const MAX_LISTED_PAGE = 50
const MAX_SUBCATEGORY_CHARS = 100
/** Longer URLs are not cached. */
const MAX_CACHED_URL_CHARS = 1_000

/**
 * The query keys that each page reads, besides the language, in the order of its canonical path.
 */
const QUERY_CHECKS: ReadonlyMap<string, QueryChecks> = new Map<string, QueryChecks>([
  [
    PATHS.news,
    { subcategory: (name) => name !== '' && name.length <= MAX_SUBCATEGORY_CHARS, ...LATER_PAGE },
  ],
  [PATHS.pressRelease, { view: isOneOf(VIEWS.slice(1)), ...LATER_PAGE }],
  [PATHS.mediaCenter, { tab: isOneOf(MEDIA_TABS), ...LATER_PAGE }],
  [PATHS.search, SEARCH_KEYS],
  [PATHS.verify, { number: (value) => idInReference(value) !== undefined }],
  [PATHS.contact, { department: isOneOf(DEPARTMENTS) }],
  ...[PATHS.speeches, PATHS.publications, PATHS.army, PATHS.tenders, PATHS.war].map(
    (path): [string, QueryChecks] => [path, LATER_PAGE],
  ),
])

const byLowerCase = (paths: readonly string[]) =>
  new Map(paths.map((path) => [path.toLowerCase(), path]))
const CANONICAL = byLowerCase(CANONICAL_PATHS)
const ARCHIVES = byLowerCase(Object.values(ARCHIVE_PATHS))
const MONTH_SUFFIX = /\/(?:19|20)\d\d-\d\d$/
/** Pages whose path ends in a slug. */
const SLUG_PARENTS = [PATHS.article, PATHS.operations]

function archivePath(lower: string): string | undefined {
  const [month = ''] = MONTH_SUFFIX.exec(lower) ?? []
  const archive = ARCHIVES.get(lower.slice(0, lower.length - month.length))
  return archive && archive + month
}

function canonicalPath(path: string): string | undefined {
  if (path.includes('//')) return undefined
  const lower = (path.replace(/\/$/, '') || '/').toLowerCase()
  const listed = CANONICAL.get(lower) ?? archivePath(lower)
  if (listed !== undefined) return listed
  const parent = SLUG_PARENTS.find((candidate) => lower.startsWith(`${candidate.toLowerCase()}/`))
  const slug = parent === undefined ? '' : lower.slice(parent.length + 1)
  return slug === '' || slug.includes('/') ? undefined : `${parent}/${slug}`
}

/** Whether a path is that of an article or an operation, whether or not it exists. */
export function hasSlug(path: string): boolean {
  const canonical = canonicalPath(path)
  return SLUG_PARENTS.some((parent) => canonical?.startsWith(`${parent}/`))
}

export type ParsedPath = NonNullable<ReturnType<typeof parsePath>>

/**
 * Reduces a request's URL, such as `/resources/News?fbclid=…&page=2`, to the page's canonical path,
 * `/resources/news?page=2`; `undefined` if the URL is no page's. `routes` are the ids that
 * `_routes` may name.
 */
export function parsePath(url: string, routes: ReadonlySet<string>) {
  if (url.length > MAX_CACHED_URL_CHARS || !url.startsWith('/')) return undefined
  const requested = requestPath(url)
  const { page, isData } = splitDataSuffix(requested)
  const pathname = canonicalPath(page)
  if (pathname === undefined) return undefined
  const query = new URLSearchParams(url.slice(requested.length))
  const search = new URLSearchParams()
  const isArchive = archivePath(pathname.toLowerCase()) !== undefined
  const checks = QUERY_CHECKS.get(pathname) ?? (isArchive ? LATER_PAGE : {})
  for (const [key, isValid] of Object.entries(checks)) {
    const value = query.get(key)
    if (value !== null && isValid(value)) search.set(key, value)
  }
  const language = query.get(LANGUAGE_KEY)
  if (isLanguage(language)) search.set(LANGUAGE_KEY, language)
  const routeIds = isData ? (query.get('_routes')?.split(',') ?? []) : []
  const areRoutes = routeIds.length > 0 && routeIds.every((id) => routes.has(id))
  // Each set of routes is one entry, in whatever order and however often they are named.
  if (areRoutes) search.set('_routes', [...new Set(routeIds)].sort().join(','))
  const dataPath = pathname === '/' ? '/_.data' : `${pathname}.data`
  const path = isData ? dataPath : pathname
  const isSearch = search.has('q') || search.has('number')
  const isCanonical = CANONICAL.has(pathname.toLowerCase())
  return {
    /** The path as the specification writes it, and the query keys that matter, in one order. */
    path: search.size === 0 ? path : `${path}?${search}`,
    language: isLanguage(language) ? language : undefined,
    /** False for paths of which readers can make up any number, such as slugs. */
    isListed:
      isCanonical &&
      !isSearch &&
      !areRoutes &&
      !search.has('subcategory') &&
      Number(search.get('page') ?? 1) <= MAX_LISTED_PAGE,
    /** True for search results and asked numbers, which are cached apart from the other pages. */
    isSearch,
    /** True for the data of a navigation, which is the same with and without the data saver. */
    isData,
    /** True for a page of an old site, such as `/?p=587`, which may redirect. */
    isOldPage: oldPageQuery({ pathname, searchParams: query }) !== undefined,
    /** True if the URL stores a preference in a cookie, and redirects to one that does not. */
    setsCookie: languageToStore(url) !== undefined || dataSaverToStore(url) !== undefined,
  }
}
