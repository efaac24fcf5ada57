import { LANGUAGES, type Language } from '@gaashaan/contract/language'
import { useLocation } from 'react-router'
import { useLanguage, useMessages } from '../../language/language-context.tsx'
import { useSettings } from '../../settings/settings-context.tsx'
import { canonicalPath } from './canonical-path.ts'

interface PageHeadProps {
  /** The page's own title; left out on the home page. */
  readonly title?: string | undefined
  /** The filter of a list, which is added to the title. */
  readonly filter?: string | undefined
  /** The page number of a list and the number of its pages, added to the title from page 2 on. */
  readonly page?: number
  readonly pages?: number
  readonly description?: string | undefined
  /** Path or URL of the picture that is shown where the page is shared. */
  readonly picture?: string | undefined
  readonly type?: 'website' | 'article' | 'profile'
  /** ISO instant of an article. */
  readonly publishedAt?: string | undefined
}

/** A page's metadata for browsers, search engines and the services where it is shared. */
export function PageHead(props: PageHeadProps) {
  const { title: name, filter, page = 1, pages = 1, picture, type = 'website', publishedAt } = props
  const { furniture, common } = useMessages()
  const language = useLanguage()
  const { siteUrl } = useSettings()
  const location = useLocation()
  const { ministry, country } = furniture
  const listTitle = filter ? `${name}: ${filter}` : name
  const pageText = common.pageOf(page, pages).toLowerCase()
  const title = page > 1 ? `${listTitle}, ${pageText}` : listTitle
  const description = props.description || furniture.siteDescription
  const urlIn = (named?: Language) => siteUrl + canonicalPath(location, named)
  return (
    <>
      <title>{title ? `${title} – ${ministry}` : `${ministry} – ${country}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={urlIn(language)} />
      {/* Search engines and sharing services read the server's HTML: the bundle omits their part. */}
      {import.meta.env.SSR ? (
        <>
          {LANGUAGES.map((named) => (
            <link key={named} rel="alternate" hrefLang={named.toLowerCase()} href={urlIn(named)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlIn()} />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title ?? ministry} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={urlIn(language)} />
          <meta property="og:site_name" content={ministry} />
          <meta property="og:locale" content={language === 'SO' ? 'so_SO' : 'en_GB'} />
          <meta property="og:image" content={new URL(picture ?? '/share.png', siteUrl).href} />
          <meta name="twitter:card" content="summary_large_image" />
          {publishedAt ? <meta property="article:published_time" content={publishedAt} /> : null}
        </>
      ) : null}
    </>
  )
}
