import { LANGUAGES, type Language } from '@gaashaan/contract/language'
import { canonicalPath } from '../../components/page-head/canonical-path.ts'
import { StructuredData } from '../../components/structured-data/structured-data.tsx'
import { useLanguage, useMessages } from '../../language/language-context.tsx'
import { useSettings } from '../../settings/settings-context.tsx'
import { articleData } from './article-data.ts'
import type { Article } from './present-article.ts'

/**
 * The head of an article's page. Unlike other pages its canonical URL differs from the current one
 * where that has an old title, and the article may exist in one language only.
 */
export function ArticleHead({ article }: { readonly article: Article }) {
  const { ministry, siteDescription } = useMessages().furniture
  const language = useLanguage()
  const { siteUrl } = useSettings()
  const location = { pathname: article.to, search: '' }
  const localizedUrl = (name?: Language) => siteUrl + canonicalPath(location, name)
  const url = localizedUrl(language)
  const description = article.description || siteDescription
  const card = new URL(article.withdrawn ? '/share.png' : article.card, siteUrl).href
  return (
    <>
      <title>{`${article.title} – ${ministry}`}</title>
      <meta name="description" content={description} />
      {article.withdrawn ? <meta name="robots" content="noindex" /> : null}
      {/* Tells the desk which version readers see. */}
      {article.revision ? <meta name="revision" content={article.revision} /> : null}
      <link rel="canonical" href={url} />
      {LANGUAGES.filter((name) => name === language || article.inOtherLanguage).map((name) => (
        <link key={name} rel="alternate" hrefLang={name.toLowerCase()} href={localizedUrl(name)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={localizedUrl()} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={article.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={ministry} />
      <meta property="og:locale" content={language === 'SO' ? 'so_SO' : 'en_GB'} />
      {article.inOtherLanguage ? (
        <meta property="og:locale:alternate" content={language === 'SO' ? 'en_GB' : 'so_SO'} />
      ) : null}
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={article.title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={article.title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={article.title} />
      <meta property="article:published_time" content={article.publishedAt} />
      {article.updated ? (
        <meta property="article:modified_time" content={article.updated.day} />
      ) : null}
      {article.subcategory ? (
        <meta property="article:section" content={article.subcategory} />
      ) : null}
      {article.withdrawn ? null : (
        <StructuredData
          key={article.to}
          build={
            import.meta.env.SSR &&
            ((context) => articleData({ article, ministry, url, card }, context))
          }
        />
      )}
    </>
  )
}
