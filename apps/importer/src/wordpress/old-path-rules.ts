import type { PostKind } from '@gaashaan/contract'
import { PATHS } from '@gaashaan/contract/page-paths'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import type { Redirect } from '../report/report.ts'

/** A category of the old site that posts came with. */
export interface OldCategory {
  readonly id: number
  /** Slugs of its parents and its own, as they stand in its address: `warar/ciidanka`. */
  readonly path: string
  readonly name: string
  readonly kind: PostKind
  readonly language: LanguageGroup
}

/** What the addresses of an old site are made of. */
export interface OldSite {
  /** Path of the site itself, without a slash at its end; mostly empty. */
  readonly base: string
  /** Languages whose addresses begin with their code, as in `/en/2020/02/`. */
  readonly prefixed: readonly LanguageGroup[]
  /** Language of the addresses without such a beginning. */
  readonly language: LanguageGroup
  readonly categories: readonly OldCategory[]
  /** Years in which something was published. */
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

/** A path with query keys; English ones name their language, as links to them do. */
function to(path: string, language: LanguageGroup, query: string): string {
  const asked = [query, language === 'en' ? 'language=EN' : ''].filter(Boolean).join('&')
  return asked === '' ? path : `${path}?${asked}`
}

function ofCategory({ kind, name, language }: OldCategory): string {
  const query = kind === 'news' ? `subcategory=${encodeURIComponent(name)}` : ''
  return to(LISTS[kind], language, query)
}

/** Addresses below the beginning of one language. */
function ofLanguage(start: string, language: LanguageGroup, site: OldSite): Redirect[] {
  const at = (path: string, query = '') => to(path, language, query)
  const own = site.categories.filter((category) => category.language === language)
  return [
    { from: `${start}/feed/*`, to: `/feeds/${language}/news.atom` },
    { from: `${start}/comments/*`, to: at(PATHS.news) },
    { from: `${start}/author/*`, to: at(PATHS.news) },
    { from: `${start}/tag/*`, to: at(PATHS.search, 'q=*') },
    { from: `${start}/page/*`, to: at(PATHS.news, 'page=*') },
    { from: `${start}/category/*`, to: at(PATHS.news) },
    ...own.map((category) => ({
      from: `${start}/category/${category.path}/*`,
      to: ofCategory(category),
    })),
    ...site.years.flatMap((year) => [
      { from: `${start}/${year}`, to: at(ARCHIVE) },
      { from: `${start}/${year}/*`, to: at(`${ARCHIVE}/${year}-*`) },
    ]),
  ]
}

/** Addresses of the start page that name something in their query. */
function ofQueries({ language, categories }: OldSite): Redirect[] {
  const at = (path: string, query = '') => to(path, language, query)
  return [
    // An article is found by its number, whatever stands before it.
    { from: '/?p=*', to: `${PATHS.article}/*` },
    { from: '/?s=*', to: at(PATHS.search, 'q=*') },
    { from: '/?tag=*', to: at(PATHS.search, 'q=*') },
    { from: '/?author=*', to: at(PATHS.news) },
    { from: '/?m=*', to: at(ARCHIVE) },
    { from: '/?feed=*', to: `/feeds/${language}/news.atom` },
    { from: '/?cat=*', to: at(PATHS.news) },
    { from: '/?category_name=*', to: at(PATHS.news) },
    ...categories.flatMap((category) => {
      const slug = category.path.split('/').at(-1)
      return [`/?cat=${category.id}`, `/?category_name=${slug}`].map((from) => ({
        from,
        to: ofCategory(category),
      }))
    }),
  ]
}

/**
 * Redirects that lead whatever WordPress made of its posts (lists of a category, a tag, an author, a
 * month, feeds, its own queries) to the nearest thing here, by rules rather than a row for each.
 */
export function oldPathRules(site: OldSite): Redirect[] {
  const { base, prefixed, language } = site
  const others = prefixed.filter((one) => one !== language)
  return [
    ...ofLanguage(base, language, site),
    ...prefixed.flatMap((one) => [
      ...ofLanguage(`${base}/${one}`, one, site),
      { from: `${base}/${one}/*`, to: to(PATHS.home, one, '') },
    ]),
    // Without beginnings of their own, the other language's categories stand among the first's.
    ...site.categories
      .filter((category) => category.language !== language && !others.includes(category.language))
      .map((category) => ({
        from: `${base}/category/${category.path}/*`,
        to: ofCategory(category),
      })),
    ...(base === '' ? ofQueries(site) : []),
    { from: `${base}/index.php`, to: PATHS.home },
  ]
}
