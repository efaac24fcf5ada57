import { LANGUAGES } from '@gaashaan/contract/language'
import { canonicalAddress } from '../../components/page-head/canonical-address.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useSettings } from '../../settings/settings-context.tsx'
import { articleData } from './article-data.ts'
import type { Article } from './present-article.ts'

/**
 * What an article says of itself. Unlike other pages its canonical address is not the one at hand
 * (an old title in it still finds the article), and it may exist in one language only.
 */
export function ArticleHead({ article }: { readonly article: Article }) {
  const { ministry, siteDescription } = useWords().furniture
  const language = useLanguage()
  const { siteUrl } = useSettings()
  const place = { pathname: article.to, search: '' }
  const address = (named?: 'SO' | 'EN') => siteUrl + canonicalAddress(place, named)
  const description = article.description || siteDescription
  const image = new URL(article.picture?.url ?? '/share.png', siteUrl).href
  const json = articleData({ article, address: address(language), image, language, ministry })
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
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="article:published_time" content={article.publishedAt} />
      {article.withdrawn ? null : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any sign that could end the script.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      )}
    </>
  )
}
