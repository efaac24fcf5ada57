import { LANGUAGES, type Language } from '@gaashaan/contract'
import { LISTED_PATHS } from '../app/addresses.ts'
import { withLanguage } from '../app/language/address-language.ts'

/** Most addresses in one sitemap, and most sitemaps in one index (sitemaps.org protocol). */
const MOST_ADDRESSES = 50_000

/** A page, the languages it has, and when it last changed, as an ISO instant. */
export interface SitemapPage {
  readonly path: string
  readonly languages: readonly Language[]
  readonly changedAt?: string
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function alternates({ path, languages }: SitemapPage, siteUrl: string): string {
  const link = (code: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(siteUrl + address)}"/>`
  const named = languages.map((each) => link(each.toLowerCase(), withLanguage(path, each)))
  return [...named, link('x-default', path)].join('')
}

function entries(page: SitemapPage, siteUrl: string): string[] {
  const links = alternates(page, siteUrl)
  const changed = page.changedAt ? `<lastmod>${escaped(page.changedAt)}</lastmod>` : ''
  return page.languages.map((language) => {
    const address = escaped(siteUrl + withLanguage(page.path, language))
    return `<url><loc>${address}</loc>${changed}${links}</url>`
  })
}

/** The sitemap: every page once for each of its languages, each naming the others. */
export function sitemapText(pages: readonly SitemapPage[], siteUrl: string): string {
  const urls = pages.flatMap((page) => entries(page, siteUrl)).slice(0, MOST_ADDRESSES)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** The index of a sitemap in parts: `/sitemap-1.xml` and so on. */
export function sitemapIndexText(parts: number, siteUrl: string): string {
  const maps = Array.from({ length: Math.min(parts, MOST_ADDRESSES) }, (_, index) => {
    return `<sitemap><loc>${escaped(siteUrl)}/sitemap-${index + 1}.xml</loc></sitemap>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${maps.join('\n')}
</sitemapindex>
`
}

/** The pages with a fixed address, in both languages. */
export const LISTED_PAGES: readonly SitemapPage[] = LISTED_PATHS.map((path) => ({
  path,
  languages: LANGUAGES,
}))
