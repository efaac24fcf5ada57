import { siteSettings } from '../../api/site-settings.ts'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { presentPartnerSummaries } from '../../components/partner-grid/present-partners.ts'
import { StructuredData } from '../../components/structured-data/structured-data.tsx'
import { getVisit } from '../../context.ts'
import { feedHeads } from '../../feeds/feed-heads.ts'
import { useLanguage, useMessages } from '../../language/language-context.tsx'
import { messagesFor } from '../../messages/messages.ts'
import type { Route } from './+types/route.ts'
import { FeaturedNews } from './featured-news.tsx'
import { FeaturedOperations } from './featured-operations.tsx'
import { FeaturedVideos } from './featured-videos.tsx'
import styles from './home.module.css'
import { LatestList, LatestNews } from './latest-news.tsx'
import { loadHome } from './load-home.ts'
import { loadToday } from './load-today.ts'
import { organizationData } from './organization-data.ts'
import { Partners } from './partners.tsx'
import { Today } from './today.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = getVisit(context)
  const { language, transport } = visit
  const [home, today, settings] = await Promise.all([
    loadHome(transport, language),
    loadToday(visit),
    siteSettings(transport, language),
  ])
  const partners = presentPartnerSummaries(settings.partners, messagesFor(language))
  return { ...home, today, ...(partners && { partners }) }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { featured, latest, today, videos, operations, partners } = loaderData
  const messages = useMessages().furniture
  const language = useLanguage()
  return (
    <>
      <PageHead picture={featured.items[0]?.picture?.url} />
      {/* Feed readers look at the HTML alone, so the browser's bundle leaves the links out. */}
      {import.meta.env.SSR
        ? feedHeads(language, 'news', messages.nav.news).map((head) => (
            <link key={head.type} {...head} />
          ))
        : null}
      <StructuredData
        build={import.meta.env.SSR && ((context) => organizationData(messages, context))}
      />
      <h1 className="visually-hidden">{messages.ministry}</h1>
      <div className={styles.news}>
        <FeaturedNews {...featured} />
        <LatestNews {...latest} />
        <Today {...today} />
        <LatestList items={latest.items} />
      </div>
      <FeaturedVideos {...videos} />
      <FeaturedOperations {...operations} />
      <Partners partners={partners} />
    </>
  )
}
