import { CATEGORY } from '@gaashaan/contract'
import { postsPage } from '../../api/posts.ts'
import { ArchiveLink } from '../../components/archive-link/archive-link.tsx'
import { FeedLinks } from '../../components/feed-links/feed-links.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { getVisit } from '../../context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import {
  askedPage,
  LISTING_SIZE,
  type ListingSize,
  presentPosts,
} from '../../news/present-posts.ts'
import type { Route } from './+types/route.ts'
import { PublicationCards } from './publication-cards.tsx'

/** The pictures stand on the fronts of the documents. */
const SIZE: ListingSize = { ...LISTING_SIZE, place: IMAGE_SLOTS.publication }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const asked = askedPage(request.url)
  const publications = await postsPage(transport, CATEGORY.publications, language, asked)
  return presentPosts(publications, language, SIZE)
}

export default function PublicationsPage({ loaderData: listing }: Route.ComponentProps) {
  const { furniture, posts } = usePageMessages()
  const title = furniture.nav.publications
  const messages = posts.publications
  return (
    <>
      <PageHead {...listing} title={title} description={messages.lead} />
      <PageTitle title={title} lead={messages.lead} />
      <div className="container">
        <PagedList {...listing} isEmpty={listing.posts.length === 0} empty={messages.empty}>
          <PublicationCards posts={listing.posts} />
        </PagedList>
        <ArchiveLink of="publications" />
        <FeedLinks name="publications" title={title} />
      </div>
    </>
  )
}
