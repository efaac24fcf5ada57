import { CATEGORY } from '@gaashaan/contract'
import { postsPage } from '../../api/posts.ts'
import { ArchiveLink } from '../../components/archive-link/archive-link.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { PostCards } from '../../components/post-card/post-card.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { askedPage, presentPosts } from '../../news/present-posts.ts'
import type { Route } from './+types/route.ts'
import { Report } from './report.tsx'
import styles from './war.module.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const asked = askedPage(request.url)
  return presentPosts(await postsPage(transport, CATEGORY.warOnTerror, language, asked), language)
}

export default function WarPage({ loaderData: listing }: Route.ComponentProps) {
  const { furniture, posts } = usePageMessages()
  const words = posts.war
  const title = furniture.nav.war
  return (
    <>
      <PageHead {...listing} title={title} description={words.lead} />
      <PageTitle title={title} lead={words.lead} />
      <div className={`container ${styles.intro}`}>
        <div>
          <p className={styles.text}>{words.intro}</p>
          <ul className={`starred ${styles.points}`}>
            {words.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <Report />
      </div>
      <section className="container" aria-labelledby="war-posts">
        <SectionHeading id="war-posts">{words.postsHeading}</SectionHeading>
        <PagedList {...listing} isEmpty={listing.posts.length === 0} empty={words.empty}>
          <PostCards posts={listing.posts} columns={3} level="h3" />
        </PagedList>
        <ArchiveLink of="warOnTerror" />
      </section>
    </>
  )
}
