import type { Language } from '@gaashaan/contract'
import type { Article } from './present-article.ts'

interface ArticleDataParts {
  readonly article: Article
  /** Absolute addresses of the page and its picture. */
  readonly address: string
  readonly image: string
  readonly language: Language
  readonly ministry: string
}

/**
 * The article as schema.org's NewsArticle in JSON. `<` is written as an escape, so that no title can
 * end the script element that the text stands in.
 */
export function articleData({
  article,
  address,
  image,
  language,
  ministry,
}: ArticleDataParts): string {
  const news = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    datePublished: article.publishedAt,
    dateModified: article.updated?.day,
    image: [image],
    inLanguage: language.toLowerCase(),
    mainEntityOfPage: address,
    publisher: { '@type': 'GovernmentOrganization', name: ministry },
  }
  return JSON.stringify(news).replaceAll('<', '\\u003c')
}
