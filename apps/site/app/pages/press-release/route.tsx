import { pressReleasesPage } from '../../api/posts.ts'
import { ArchiveLink } from '../../components/archive-link/archive-link.tsx'
import { FeedLinks } from '../../components/feed-links/feed-links.tsx'
import { LanguageButtons } from '../../components/language-buttons/language-buttons.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { PagedList } from '../../components/paged-list/paged-list.tsx'
import { PostRows } from '../../components/post-row/post-row.tsx'
import { ViewToggle } from '../../components/view-toggle/view-toggle.tsx'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { askedPage, type ListingSize, presentPosts } from '../../news/present-posts.ts'
import { viewOf } from '../../paths/list-view.ts'
import type { Route } from './+types/route.ts'
import { PressCards } from './press-cards.tsx'
import styles from './press-release.module.css'

/** Press releases to a page, and characters of an excerpt (Specification §9). */
const SIZE: ListingSize = { page: 4, excerpt: 150 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const releases = await pressReleasesPage(transport, language, askedPage(request.url, SIZE))
  const view = viewOf(new URL(request.url).searchParams.get('view'))
  return { ...presentPosts(releases, language, SIZE), view }
}

export default function PressReleasePage({ loaderData }: Route.ComponentProps) {
  const { furniture, posts } = usePageMessages()
  const { view, ...listing } = loaderData
  const title = furniture.nav.pressRelease
  const messages = posts.pressReleases
  return (
    <>
      <PageHead {...listing} title={title} description={messages.lead} />
      <PageTitle
        title={title}
        lead={messages.lead}
        aside={
          <div className={styles.controls}>
            <ViewToggle current={view} />
            <LanguageButtons />
          </div>
        }
      />
      <div className="container">
        <PagedList {...listing} isEmpty={listing.posts.length === 0} empty={messages.empty}>
          {view === 'grid' ? (
            <PressCards posts={listing.posts} />
          ) : (
            <PostRows posts={listing.posts} />
          )}
        </PagedList>
        <ArchiveLink of="pressReleases" />
        <FeedLinks name="press-releases" title={title} />
      </div>
    </>
  )
}
