import { LANGUAGES, type Language } from '@gaashaan/contract'
import { withLanguage } from '../../../app/language/language-path.ts'
import { element, textElement, xmlDocument } from '../documents/xml.ts'

/** Most URLs in one sitemap, and most sitemaps in one index (sitemaps.org protocol). */
const MAX_URLS = 50_000

const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Namespaces that search engines read (Google's documentation of image, video and news sitemaps). */
const EXTENSIONS = {
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  'xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1',
  'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
} as const

/** A page with its path and the elements of extensions in each of its languages. */
export interface SitemapPage {
  paths: Partial<Record<Language, string>>
  extensions?: Partial<Record<Language, string>>
  /** ISO instant of the last change. */
  changedAt?: string
}

/** A page with one path in both languages. */
export function bilingualPage(path: string): SitemapPage {
  return { paths: { SO: path, EN: path } }
}

function alternates({ paths }: SitemapPage, siteUrl: string): string {
  const link = (hreflang: string, path: string) =>
    textElement('xhtml:link', undefined, { rel: 'alternate', hreflang, href: siteUrl + path })
  const links = LANGUAGES.flatMap((language) => {
    const path = paths[language]
    return path === undefined ? [] : link(language.toLowerCase(), withLanguage(path, language))
  })
  const defaultPath = paths.SO ?? paths.EN ?? '/'
  return [...links, link('x-default', defaultPath)].join('')
}

function urlElements(page: SitemapPage, siteUrl: string): string[] {
  const links = alternates(page, siteUrl)
  return LANGUAGES.flatMap((language) => {
    const path = page.paths[language]
    if (path === undefined) return []
    return element('url', [
      textElement('loc', siteUrl + withLanguage(path, language)),
      page.changedAt && textElement('lastmod', page.changedAt),
      links,
      page.extensions?.[language],
    ])
  })
}

/** A sitemap: every page once in each of its languages, with links to the other one. */
export function sitemapText(pages: readonly SitemapPage[], siteUrl: string): string {
  const urls = pages.flatMap((page) => urlElements(page, siteUrl)).slice(0, MAX_URLS)
  return xmlDocument(
    element('urlset', [`\n${urls.join('\n')}\n`], { xmlns: PROTOCOL, ...EXTENSIONS }),
  )
}

export function sitemapIndexText(paths: readonly string[], siteUrl: string): string {
  const maps = paths
    .slice(0, MAX_URLS)
    .map((path) => element('sitemap', [textElement('loc', siteUrl + path)]))
  return xmlDocument(element('sitemapindex', [`\n${maps.join('\n')}\n`], { xmlns: PROTOCOL }))
}
