import { LANGUAGES } from '@gaashaan/contract/language'
import { canonicalUrl } from '../../components/page-head/canonical-url.ts'
import { isSaving } from '../../data-saver/data-saver-context.ts'
import { useLanguage, useMessages } from '../../language/language-context.tsx'
import { useSettings } from '../../settings/settings-context.tsx'
import { articleData } from './article-data.ts'
import type { Article } from './present-article.ts'

/**
 * What an article says of itself. Unlike other pages its canonical address is not the one at hand
 * (an old title in it still finds the article), and it may exist in one language only.
 */
export function ArticleHead({ article }: { readonly article: Article }) {
  const { ministry, siteDescription } = useMessages().furniture
  const language = useLanguage()
  const { siteUrl } = useSettings()
  const place = { pathname: article.to, search: '' }
  const address = (named?: 'SO' | 'EN') => siteUrl + canonicalUrl(place, named)
  const description = article.description || siteDescription
  const whole = (path: string) => new URL(path, siteUrl).href
  const card = whole(article.withdrawn ? '/share.png' : article.card)
  const images = [card, ...(article.picture ? [whole(article.picture.url)] : [])]
  // Search engines read the page as it was sent; the browser has no part in it.
  const json = import.meta.env.SSR
    ? articleData({ article, address: address(language), images, language, ministry, siteUrl })
    : '{}'
  return (
    <>
      <title>{`${article.title} – ${ministry}`}</title>
      <meta name="description" content={description} />
      {article.withdrawn ? <meta name="robots" content="noindex" /> : null}
      {/* By this the desk sees which version its readers have. */}
      {article.revision ? <meta name="revision" content={article.revision} /> : null}
      <link rel="canonical" href={address(language)} />
      {LANGUAGES.filter((each) => each === language || article.inOtherLanguage).map((each) => (
        <link key={each} rel="alternate" hrefLang={each.toLowerCase()} href={address(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address()} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={article.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:site_name" content={ministry} />
      <meta property="og:locale" content={language === 'SO' ? 'so_SO' : 'en_GB'} />
      {article.inOtherLanguage ? (
        <meta property="og:locale:alternate" content={language === 'SO' ? 'en_GB' : 'so_SO'} />
      ) : null}
      {/* The first is the one that most places show. */}
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
      {article.withdrawn || (import.meta.env.SSR && isSaving()) ? null : (
        <script
          key={article.to}
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any sign that could end the script.
          dangerouslySetInnerHTML={{ __html: json }}
        />
      )}
    </>
  )
}
