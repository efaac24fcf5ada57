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
import styles from './army.module.css'
import { ArmyLinks } from './army-links.tsx'
import { Services } from './services.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const asked = askedPage(request.url)
  return presentPosts(await postsPage(transport, CATEGORY.army, language, asked), language)
}

export default function ArmyPage({ loaderData: listing }: Route.ComponentProps) {
  const messages = usePageMessages().posts.army
  return (
    <>
      <PageHead {...listing} title={messages.title} description={messages.lead} />
      <PageTitle title={messages.title} lead={messages.lead} />
      <div className={`container ${styles.intro}`}>
        <p className={styles.text}>{messages.intro}</p>
        <ArmyLinks />
      </div>
      <Services />
      <section className={`container ${styles.posts}`} aria-labelledby="army-posts">
        <SectionHeading id="army-posts">{messages.postsHeading}</SectionHeading>
        <PagedList {...listing} isEmpty={listing.posts.length === 0} empty={messages.empty}>
          <PostCards posts={listing.posts} columns={3} level="h3" />
        </PagedList>
        <ArchiveLink of="army" />
      </section>
    </>
  )
}
