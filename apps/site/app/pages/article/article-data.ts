import type { Language } from '@gaashaan/contract'
import { scriptJson } from '@gaashaan/http/escape-html'
import type { Article } from './present-article.ts'

interface ArticleDataParts {
  readonly article: Article
  /** Absolute addresses of the page and its pictures. */
  readonly address: string
  readonly images: readonly string[]
  readonly language: Language
  readonly ministry: string
  readonly siteUrl: string
}

/**
 * The article as schema.org's NewsArticle in JSON. `<` is written as an escape, so that no title can
 * end the script element that the text stands in.
 */
export function articleData({
  article,
  address,
  images,
  language,
  ministry,
  siteUrl,
}: ArticleDataParts): string {
  const organization = {
    '@type': 'GovernmentOrganization',
    '@id': `${siteUrl}/#ministry`,
    name: ministry,
    url: siteUrl,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/apple-touch-icon.png` },
  }
  const news = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.description || undefined,
    datePublished: article.publishedAt,
    dateModified: article.updated?.day ?? article.publishedAt,
    articleSection: article.subcategory,
    image: images,
    inLanguage: language.toLowerCase(),
    isAccessibleForFree: true,
    mainEntityOfPage: address,
    author: organization,
    publisher: organization,
  }
  return scriptJson(news)
}
