import { CATEGORY } from '@gaashaan/contract'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { LISTING_SIZE } from '../../news/present-posts.ts'
import { categoryLoader } from '../post-lists/category-loader.ts'
import { PostListPage } from '../post-lists/post-list-page.tsx'
import type { Route } from './+types/route.ts'
import { PublicationCards } from './publication-cards.tsx'

export const loader = categoryLoader(CATEGORY.publications, {
  ...LISTING_SIZE,
  slot: IMAGE_SLOTS.publication,
})

export default function PublicationsPage({ loaderData }: Route.ComponentProps) {
  const { furniture, posts } = usePageMessages()
  return (
    <PostListPage
      title={furniture.nav.publications}
      messages={posts.publications}
      listing={loaderData}
      archive="publications"
      feed="publications"
    >
      <PublicationCards posts={loaderData.posts} />
    </PostListPage>
  )
}
