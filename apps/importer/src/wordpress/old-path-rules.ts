import type { PostKind } from '@gaashaan/contract'
import { PATHS } from '@gaashaan/contract/page-paths'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import type { Redirect } from '../report/report.ts'

/** A category of the old site that has imported posts. */
export interface OldCategory {
  readonly id: number
  /** Slugs of its parents and its own, as in its URL: `warar/ciidanka`. */
  readonly path: string
  readonly name: string
  readonly kind: PostKind
  readonly language: LanguageGroup
}

/** The structure of an old site's URLs. */
export interface OldSite {
  /** Path of the site itself, without a final slash; mostly empty. */
  readonly base: string
  /** Languages whose paths begin with their code, as in `/en/2020/02/`. */
  readonly prefixed: readonly LanguageGroup[]
  /** Language of the paths without a code. */
  readonly language: LanguageGroup
  readonly categories: readonly OldCategory[]
  /** Years with publications. */
  readonly years: readonly string[]
}

const LISTS: Readonly<Record<PostKind, string>> = {
  news: PATHS.news,
  pressReleases: PATHS.pressRelease,
  videos: PATHS.mediaCenter,
  documents: PATHS.mediaCenter,
  speeches: PATHS.speeches,
  publications: PATHS.publications,
  tenders: PATHS.tenders,
  army: PATHS.army,
  warOnTerror: PATHS.war,
}

const ARCHIVE = `${PATHS.news}/archive`

/** A path with a query; English ones name their language, as links to them do. */
function target(path: string, language: LanguageGroup, query = ''): string {
  const parts = [query, language === 'en' ? 'language=EN' : ''].filter(Boolean)
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`
}

function listOf({ kind, name, language }: OldCategory): string {
  const query = kind === 'news' ? `subcategory=${encodeURIComponent(name)}` : ''
  return target(LISTS[kind], language, query)
}

const categoryRule = (start: string, category: OldCategory): Redirect => ({
  from: `${start}/category/${category.path}/*`,
  to: listOf(category),
})

/** Rules for the paths of one language, which begin with `start`. */
function pathRules(start: string, language: LanguageGroup, site: OldSite): Redirect[] {
  const to = (path: string, query?: string) => target(path, language, query)
  const categories = site.categories.filter((category) => category.language === language)
  return [
    { from: `${start}/feed/*`, to: `/feeds/${language}/news.atom` },
    { from: `${start}/comments/*`, to: to(PATHS.news) },
    { from: `${start}/author/*`, to: to(PATHS.news) },
    { from: `${start}/tag/*`, to: to(PATHS.search, 'q=*') },
    { from: `${start}/page/*`, to: to(PATHS.news, 'page=*') },
    { from: `${start}/category/*`, to: to(PATHS.news) },
    ...categories.map((category) => categoryRule(start, category)),
    ...site.years.flatMap((year) => [
      { from: `${start}/${year}`, to: to(ARCHIVE) },
      { from: `${start}/${year}/*`, to: to(`${ARCHIVE}/${year}-*`) },
    ]),
  ]
}

/** Rules for the queries of the start page. */
function queryRules({ language, categories }: OldSite): Redirect[] {
  const to = (path: string, query?: string) => target(path, language, query)
  return [
    // The site finds an article by its id, whatever is before that.
    { from: '/?p=*', to: `${PATHS.article}/*` },
    { from: '/?s=*', to: to(PATHS.search, 'q=*') },
    { from: '/?tag=*', to: to(PATHS.search, 'q=*') },
    { from: '/?author=*', to: to(PATHS.news) },
    { from: '/?m=*', to: to(ARCHIVE) },
    { from: '/?feed=*', to: `/feeds/${language}/news.atom` },
    { from: '/?cat=*', to: to(PATHS.news) },
    { from: '/?category_name=*', to: to(PATHS.news) },
    ...categories.flatMap((category) => [
      { from: `/?cat=${category.id}`, to: listOf(category) },
      { from: `/?category_name=${category.path.split('/').at(-1)}`, to: listOf(category) },
    ]),
  ]
}

/**
 * Redirects of WordPress's archives (lists of a category, a tag, an author or a month, feeds, its own
 * queries) to the most similar page here, by rules instead of a row for each.
 */
export function oldPathRules(site: OldSite): Redirect[] {
  const { base, prefixed, language, categories } = site
  // Languages without a code in their paths have their categories among the others.
  const unprefixed = categories.filter(
    (category) => category.language !== language && !prefixed.includes(category.language),
  )
  return [
    ...pathRules(base, language, site),
    ...prefixed.flatMap((code) => [
      ...pathRules(`${base}/${code}`, code, site),
      { from: `${base}/${code}/*`, to: target(PATHS.home, code) },
    ]),
    ...unprefixed.map((category) => categoryRule(base, category)),
    ...(base === '' ? queryRules(site) : []),
    { from: `${base}/index.php`, to: PATHS.home },
  ]
}
