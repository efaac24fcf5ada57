import { LANGUAGES } from '@gaashaan/contract/language'
import { useLocation } from 'react-router'
import { useLanguage, useMessages } from '../../language/language-context.tsx'
import { useSettings } from '../../settings/settings-context.tsx'
import { canonicalUrl } from './canonical-url.ts'

interface PageHeadProps {
  /** The page's own title; the ministry's name alone on the home page. */
  readonly title?: string | undefined
  /** What a list is filtered by; the title tells it. */
  readonly filter?: string | undefined
  /** The page of a list and their number; the title tells the second and those after it. */
  readonly page?: number
  readonly pages?: number
  readonly description?: string | undefined
  /** Path or address of the picture shown where the page is shared. */
  readonly picture?: string | undefined
  readonly type?: 'website' | 'article' | 'profile'
  /** ISO instant; articles. */
  readonly publishedAt?: string | undefined
}

/** What a page says of itself to browsers, search engines and where it is shared. */
export function PageHead({
  title: name,
  filter,
  page = 1,
  pages = 1,
  description,
  picture,
  type = 'website',
  publishedAt,
}: PageHeadProps) {
  const { furniture: words, common } = useMessages()
  const language = useLanguage()
  const { siteUrl } = useSettings()
  const location = useLocation()
  const listed = filter ? `${name}: ${filter}` : name
  const title = page > 1 ? `${listed}, ${common.pageOf(page, pages).toLowerCase()}` : listed
  const fullTitle = title ? `${title} – ${words.ministry}` : `${words.ministry} – ${words.country}`
  const text = description || words.siteDescription
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      <link rel="canonical" href={siteUrl + canonicalUrl(location, language)} />
      {import.meta.env.SSR ? (
        <HeadForMachines
          title={title ?? words.ministry}
          description={text}
          picture={picture}
          type={type}
          publishedAt={publishedAt}
        />
      ) : null}
    </>
  )
}

/**
 * What search engines and places where the page is shared read. They ask the server for the page,
 * so the browser's bundle has no part in it.
 */
function HeadForMachines({ title, description, picture, type, publishedAt }: PageHeadProps) {
  const words = useMessages().furniture
  const language = useLanguage()
  const { siteUrl } = useSettings()
  const location = useLocation()
  const address = (named?: 'SO' | 'EN') => siteUrl + canonicalUrl(location, named)
  return (
    <>
      {LANGUAGES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each.toLowerCase()} href={address(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address()} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:site_name" content={words.ministry} />
      <meta property="og:locale" content={language === 'SO' ? 'so_SO' : 'en_GB'} />
      <meta property="og:image" content={new URL(picture ?? '/share.png', siteUrl).href} />
      <meta name="twitter:card" content="summary_large_image" />
      {publishedAt ? <meta property="article:published_time" content={publishedAt} /> : null}
    </>
  )
}
