import {
  callAddress,
  LANGUAGES,
  type Language,
  newsCategory,
  type Post,
  PostsSchema,
  readAnswer,
} from '@gaashaan/contract'
import { LISTED_PATHS, NEWS_DETAIL_PATH } from '../app/addresses.ts'
import { withLanguage } from '../app/language/address-language.ts'
import { articleSlug } from '../app/news/slug.ts'
import type { Answers } from './answers.ts'
import { readJson } from './json.ts'

/** Most addresses in one sitemap (sitemaps.org protocol). */
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

async function newsOf(answers: Answers, language: Language): Promise<readonly Post[]> {
  const query = { category_id: newsCategory(language), language }
  const outcome = await answers.get(callAddress('postsByCategory', query))
  if (outcome.kind === 'unreachable' || outcome.status !== 200) return []
  return readAnswer(PostsSchema, readJson(outcome.body)) ?? []
}

/**
 * Every page with an address of its own: the listed ones in both languages, and the news. An
 * article has one address in both languages, from its Somali title where it has one. News that
 * cannot be had now are left out.
 */
export async function sitemapPages(answers: Answers): Promise<SitemapPage[]> {
  const listed = LISTED_PATHS.map((path) => ({ path, languages: LANGUAGES }))
  const articles = new Map<number, { path: string; languages: Language[]; changedAt: string }>()
  const news = await Promise.all(LANGUAGES.map((language) => newsOf(answers, language)))
  for (const [index, language] of LANGUAGES.entries()) {
    for (const post of news[index] ?? []) {
      const path = `${NEWS_DETAIL_PATH}/${articleSlug(post.title, post.id)}`
      const changedAt = new Date(post.updated_at ?? post.created_at).toISOString()
      const known = articles.get(post.id)
      if (known) known.languages.push(language)
      else articles.set(post.id, { path, languages: [language], changedAt })
    }
  }
  return [...listed, ...articles.values()]
}
