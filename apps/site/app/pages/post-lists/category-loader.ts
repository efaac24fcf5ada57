import type { CategoryId } from '@gaashaan/contract'
import type { RouterContextProvider } from 'react-router'
import { postsPage } from '../../api/posts.ts'
import { getVisit } from '../../context.ts'
import { LISTING_SIZE, pageQuery, presentPosts } from '../../news/present-posts.ts'

interface LoaderArgs {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** The loader of a page that lists the posts of one category. */
export function categoryLoader(category: CategoryId, size = LISTING_SIZE) {
  return async ({ request, context }: LoaderArgs) => {
    const { language, transport } = getVisit(context)
    const posts = await postsPage(transport, category, language, pageQuery(request.url, size))
    return presentPosts(posts, language, size)
  }
}
