import { DEPARTMENTS } from '@gaashaan/contract'
import { isLanguage, LANGUAGE_KEY, type Language } from '@gaashaan/contract/language'
import { oldPageOf } from '../../app/api/redirects.ts'
import { ARCHIVES } from '../../app/archive/archive.ts'
import { SAVER_KEY, saverValue } from '../../app/data-saver/data-saver-url.ts'
import { CANONICAL_PATHS, PATHS } from '../../app/paths/canonical-paths.ts'
import { VIEWS } from '../../app/paths/list-view.ts'
import { MEDIA_TABS } from '../../app/paths/media-tab.ts'
import { SEARCH_READS } from '../../app/paths/search-path.ts'
import { languageToStore } from './request-language.ts'

/** What a page's address comes to once everything that no page reads is left out. */
export interface ParsedPath {
  /** Path as the specification spells it, and the query keys that matter, in one order. */
  readonly address: string
  readonly language: Language | undefined
  /** False where readers can make up any number of such addresses, such as slugs. */
  readonly isListed: boolean
  /** True for what readers look for: kept apart from the other pages. */
  readonly isSearch: boolean
  /** True for the data of a navigation, which is the same with the data saver and without. */
  readonly isData: boolean
  /** True where a redirect goes before the page: `/?p=587` of an old site. */
  readonly namesOldPage: boolean
  /** True where the address stores a choice of the reader's, in a cookie: nothing that is kept. */
  readonly setsCookie: boolean
}

type Reads = Readonly<Record<string, (value: string) => boolean>>

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value)
/** The first page's address has no number. */
const isLaterPage = (value: string) => /^(?:[2-9]|[1-9]\d{1,5})$/.test(value)
const LATER_PAGE: Reads = { page: isLaterPage }
/** Pages of a list that are counted among the listed addresses. */
const LISTED_PAGES = 50
/** Most characters of a subcategory's name in an address. */
const MAX_SUBCATEGORY_CHARS = 100
/** URLs longer than this are not cached. */
const MAX_CACHED_URL_CHARS = 1_000

/** The query keys that each page reads besides the language, in the order of its kept address. */
const READS: ReadonlyMap<string, Reads> = new Map<string, Reads>([
  [
    PATHS.news,
    { subcategory: (name) => name !== '' && name.length <= MAX_SUBCATEGORY_CHARS, ...LATER_PAGE },
  ],
  [PATHS.pressRelease, { view: isOneOf(VIEWS.slice(1)), ...LATER_PAGE }],
  [PATHS.mediaCenter, { tab: isOneOf(MEDIA_TABS), ...LATER_PAGE }],
  [PATHS.search, SEARCH_READS],
  [PATHS.contact, { department: isOneOf(DEPARTMENTS) }],
  ...[PATHS.speeches, PATHS.publications, PATHS.army, PATHS.tenders, PATHS.war].map(
    (path): [string, Reads] => [path, LATER_PAGE],
  ),
])

const CANONICAL = new Map(CANONICAL_PATHS.map((path) => [path.toLowerCase(), path]))
/** Pages whose address ends in a slug. */
const WITH_SLUG = [PATHS.article, PATHS.operations]

/** Splits the path of a page's data from the suffix that asks for it. */
function withoutSuffix(path: string): { readonly path: string; readonly isData: boolean } {
  if (path.endsWith('/_.data')) return { path: path.slice(0, -'/_.data'.length), isData: true }
  if (path.endsWith('.data')) return { path: path.slice(0, -'.data'.length), isData: true }
  return { path, isData: false }
}

/** The archives' own addresses, and how a month of one ends. */
const ARCHIVE_PATHS = new Map(Object.values(ARCHIVES).map((path) => [path.toLowerCase(), path]))
const OF_MONTH = /\/((?:19|20)\d\d-\d\d)$/

function archivePath(lower: string): string | undefined {
  const month = OF_MONTH.exec(lower)?.[1]
  const base = ARCHIVE_PATHS.get(month === undefined ? lower : lower.slice(0, -month.length - 1))
  return base && (month === undefined ? base : `${base}/${month}`)
}

function canonicalPath(path: string): string | undefined {
  if (path.includes('//')) return undefined
  const lower = (path.replace(/\/$/, '') || '/').toLowerCase()
  const known = CANONICAL.get(lower) ?? archivePath(lower)
  if (known !== undefined) return known
  const parent = WITH_SLUG.find((each) => lower.startsWith(`${each.toLowerCase()}/`))
  const slug = parent === undefined ? '' : lower.slice(parent.length + 1)
  return slug === '' || slug.includes('/') ? undefined : `${parent}/${slug}`
}

/** Whether a path is that of an article or an operation, there or not. */
export function hasSlug(path: string): boolean {
  const canonical = canonicalPath(path)
  return WITH_SLUG.some((parent) => canonical?.startsWith(`${parent}/`))
}

function dataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`
}

/**
 * Reads a request's address, `/resources/News?fbclid=…&page=2`, as the page's one address,
 * `/resources/news?page=2`; `routes` are the ids that `_routes` may name. `undefined` for an
 * address that is no page's.
 */
export function parsePath(requested: string, routes: ReadonlySet<string>): ParsedPath | undefined {
  if (requested.length > MAX_CACHED_URL_CHARS || !requested.startsWith('/')) return undefined
  const mark = requested.indexOf('?')
  const named = withoutSuffix(mark < 0 ? requested : requested.slice(0, mark))
  const path = canonicalPath(named.path)
  if (path === undefined) return undefined
  const given = new URLSearchParams(mark < 0 ? '' : requested.slice(mark + 1))
  const search = new URLSearchParams()
  const reads = READS.get(path) ?? (archivePath(path.toLowerCase()) ? LATER_PAGE : {})
  for (const [key, isSane] of Object.entries(reads)) {
    const value = given.get(key)
    if (value !== null && isSane(value)) search.set(key, value)
  }
  const language = given.get(LANGUAGE_KEY)
  if (isLanguage(language)) search.set(LANGUAGE_KEY, language)
  const wanted = given.get('_routes')
  if (wanted && named.isData && wanted.split(',').every((id) => routes.has(id))) {
    search.set('_routes', wanted)
  }
  const text = search.toString()
  const isSearch = search.has('q')
  const isKnown = CANONICAL.has(path.toLowerCase()) && !search.has('subcategory') && !isSearch
  return {
    address: `${named.isData ? dataPath(path) : path}${text === '' ? '' : `?${text}`}`,
    language: isLanguage(language) ? language : undefined,
    isListed: isKnown && Number(search.get('page') ?? 1) <= LISTED_PAGES,
    isSearch,
    isData: named.isData,
    namesOldPage: oldPageOf({ pathname: path, searchParams: given }) !== undefined,
    setsCookie:
      languageToStore(requested) !== undefined ||
      (!named.isData && saverValue(given.get(SAVER_KEY)) !== undefined),
  }
}
