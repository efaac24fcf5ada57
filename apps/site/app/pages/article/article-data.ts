import type { DataContext } from '../../components/structured-data/structured-data.tsx'
import type { Article } from './present-article.ts'

interface ArticleDataParts {
  readonly article: Article
  readonly ministry: string
  /** Absolute URLs of the page and of its picture for sharing. */
  readonly url: string
  readonly card: string
}

/** The article as schema.org's NewsArticle. */
export function articleData(
  { article, ministry, url, card }: ArticleDataParts,
  { settings: { siteUrl }, language }: DataContext,
) {
  const organization = {
    '@type': 'GovernmentOrganization',
    '@id': `${siteUrl}/#ministry`,
    name: ministry,
    url: siteUrl,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/apple-touch-icon.png` },
  }
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.description || undefined,
    datePublished: article.publishedAt,
    dateModified: article.updated?.day ?? article.publishedAt,
    articleSection: article.subcategory,
    image: [card, ...(article.picture ? [new URL(article.picture.url, siteUrl).href] : [])],
    inLanguage: language.toLowerCase(),
    isAccessibleForFree: true,
    mainEntityOfPage: url,
    author: organization,
    publisher: organization,
  }
}
