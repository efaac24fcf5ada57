import { CATEGORY } from '@gaashaan/contract'
import { usePageMessages } from '../../language/language-context.tsx'
import { categoryLoader } from '../post-lists/category-loader.ts'
import { TopicPage } from '../post-lists/topic-page.tsx'
import type { Route } from './+types/route.ts'
import { ReportPanel } from './report-panel.tsx'
import styles from './war.module.css'

export const loader = categoryLoader(CATEGORY.warOnTerror)

export default function WarPage({ loaderData }: Route.ComponentProps) {
  const { furniture, posts } = usePageMessages()
  const points = (
    <ul className={`starred ${styles.points}`}>
      {posts.war.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
  return (
    <TopicPage
      id="war-posts"
      title={furniture.nav.war}
      messages={posts.war}
      listing={loaderData}
      archive="warOnTerror"
      points={points}
      aside={<ReportPanel />}
    />
  )
}
