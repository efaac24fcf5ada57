import { CATEGORY } from '@gaashaan/contract'
import { postsPage } from '../../api/posts.ts'
import { ArchiveLink } from '../../components/archive-link/archive-link.tsx'
import { FeedLinks } from '../../components/feed-links/feed-links.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { PostRows } from '../../components/post-row/post-row.tsx'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { askedPage, presentPosts } from '../../news/present-posts.ts'
import type { Route } from './+types/route.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const asked = askedPage(request.url)
  return presentPosts(await postsPage(transport, CATEGORY.speeches, language, asked), language)
}

export default function SpeechesPage({ loaderData: listing }: Route.ComponentProps) {
  const { furniture, posts } = usePageMessages()
  const title = furniture.nav.speeches
  const messages = posts.speeches
  return (
    <>
      <PageHead {...listing} title={title} description={messages.lead} />
      <PageTitle title={title} lead={messages.lead} />
      <div className="container">
        <PagedList {...listing} isEmpty={listing.posts.length === 0} empty={messages.empty}>
          <PostRows posts={listing.posts} read={messages.read} />
        </PagedList>
        <ArchiveLink of="speeches" />
        <FeedLinks name="speeches" title={title} />
      </div>
    </>
  )
}
