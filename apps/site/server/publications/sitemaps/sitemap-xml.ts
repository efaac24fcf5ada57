import { LANGUAGES, type Language } from '@gaashaan/contract'
import { withLanguage } from '../../../app/language/address-language.ts'
import { element, textElement, xmlDocument } from '../documents/xml.ts'

/** Most addresses in one sitemap, and most sitemaps in one index (sitemaps.org protocol). */
const MAX_URLS = 50_000

const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The extensions that search engines read (Google's documentation of image, video and news sitemaps). */
const EXTENSIONS = {
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  'xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1',
  'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
} as const

/** A page in the languages that it has, each by its own path. */
export interface MapPage {
  readonly paths: Readonly<Partial<Record<Language, string>>>
  /** ISO instant of the last change. */
  readonly changedAt?: string | undefined
  /** Elements of the extensions, in each language. */
  readonly told?: Readonly<Partial<Record<Language, string>>>
}

/** A page with one path in both languages. */
export function pageInBoth(path: string): MapPage {
  return { paths: { SO: path, EN: path } }
}

function alternates({ paths }: MapPage, siteUrl: string): string {
  const link = (hreflang: string, address: string) =>
    textElement('xhtml:link', undefined, {
      rel: 'alternate',
      hreflang,
      href: siteUrl + address,
    })
  const named = LANGUAGES.flatMap((each) => {
    const path = paths[each]
    return path === undefined ? [] : [link(each.toLowerCase(), withLanguage(path, each))]
  })
  const first = paths.SO ?? paths.EN ?? '/'
  return [...named, link('x-default', first)].join('')
}

function entries(page: MapPage, siteUrl: string): string[] {
  const links = alternates(page, siteUrl)
  return LANGUAGES.flatMap((language) => {
    const path = page.paths[language]
    if (path === undefined) return []
    return element('url', [
      textElement('loc', siteUrl + withLanguage(path, language)),
      page.changedAt && textElement('lastmod', page.changedAt),
      links,
      page.told?.[language],
    ])
  })
}

/** A sitemap: every page once for each of its languages, each naming the others. */
export function sitemapText(pages: readonly MapPage[], siteUrl: string): string {
  const urls = pages.flatMap((page) => entries(page, siteUrl)).slice(0, MAX_URLS)
  return xmlDocument(
    element('urlset', [`\n${urls.join('\n')}\n`], { xmlns: PROTOCOL, ...EXTENSIONS }),
  )
}

/** The index of sitemaps, by their paths. */
export function sitemapIndexText(paths: readonly string[], siteUrl: string): string {
  const maps = paths
    .slice(0, MAX_URLS)
    .map((path) => element('sitemap', [textElement('loc', siteUrl + path)]))
  return xmlDocument(element('sitemapindex', [`\n${maps.join('\n')}\n`], { xmlns: PROTOCOL }))
}
