import { pressReleasesPage } from '../../api/posts.ts'
import { LanguageButtons } from '../../components/language-buttons/language-buttons.tsx'
import { PostRows } from '../../components/post-row/post-row.tsx'
import { ViewToggle } from '../../components/view-toggle/view-toggle.tsx'
import { getVisit } from '../../context.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { type ListingSize, pageQuery, presentPosts } from '../../news/present-posts.ts'
import { parseView } from '../../paths/list-view.ts'
import { PostListPage } from '../post-lists/post-list-page.tsx'
import type { Route } from './+types/route.ts'
import { PressCards } from './press-cards.tsx'
import styles from './press-release.module.css'

/** Press releases to a page, and characters of an excerpt (Specification §9). */
const SIZE: ListingSize = { page: 4, excerpt: 150 }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, transport } = getVisit(context)
  const releases = await pressReleasesPage(transport, language, pageQuery(request.url, SIZE))
  const view = parseView(new URL(request.url).searchParams.get('view'))
  return { ...presentPosts(releases, language, SIZE), view }
}

export default function PressReleasePage({ loaderData }: Route.ComponentProps) {
  const { furniture, posts } = usePageMessages()
  const List = loaderData.view === 'grid' ? PressCards : PostRows
  return (
    <PostListPage
      title={furniture.nav.pressRelease}
      messages={posts.pressReleases}
      listing={loaderData}
      archive="pressReleases"
      feed="press-releases"
      aside={
        <div className={styles.controls}>
          <ViewToggle current={loaderData.view} />
          <LanguageButtons />
        </div>
      }
    >
      <List posts={loaderData.posts} />
    </PostListPage>
  )
}
