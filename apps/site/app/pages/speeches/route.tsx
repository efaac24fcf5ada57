import { CATEGORY } from '@gaashaan/contract'
import { PostRows } from '../../components/post-row/post-row.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import { categoryLoader } from '../post-lists/category-loader.ts'
import { PostListPage } from '../post-lists/post-list-page.tsx'
import type { Route } from './+types/route.ts'

export const loader = categoryLoader(CATEGORY.speeches)

export default function SpeechesPage({ loaderData }: Route.ComponentProps) {
  const { furniture, posts } = usePageMessages()
  return (
    <PostListPage
      title={furniture.nav.speeches}
      messages={posts.speeches}
      listing={loaderData}
      archive="speeches"
      feed="speeches"
    >
      <PostRows posts={loaderData.posts} linkLabel={posts.speeches.read} />
    </PostListPage>
  )
}
