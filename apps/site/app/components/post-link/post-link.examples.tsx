import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { PostLink } from './post-link.tsx'

export const examples = {
  typical: (language) => {
    const post = examplePosts(language).typical
    return <PostLink post={post}>{post.title}</PostLink>
  },
} satisfies Examples
