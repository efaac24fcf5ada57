import { PageHead } from '../../components/page-head/page-head.tsx'
import { getVisit } from '../../context.ts'
import { useWords } from '../../language/language-context.tsx'
import type { Route } from './+types/route.ts'
import { FeaturedNews } from './featured-news.tsx'
import { FeaturedOperations } from './featured-operations.tsx'
import { FeaturedVideos } from './featured-videos.tsx'
import styles from './home.module.css'
import { LatestNews } from './latest-news.tsx'
import { loadHome } from './load-home.ts'
import { Partners } from './partners.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  return loadHome(transport, language)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { featured, latest, videos, operations } = loaderData
  return (
    <>
      <PageHead picture={featured.items[0]?.picture?.url} />
      <h1 className="visually-hidden">{useWords().furniture.ministry}</h1>
      <div className={styles.news}>
        <FeaturedNews {...featured} />
        <LatestNews {...latest} />
      </div>
      <FeaturedVideos {...videos} />
      <FeaturedOperations {...operations} />
      <Partners />
    </>
  )
}
