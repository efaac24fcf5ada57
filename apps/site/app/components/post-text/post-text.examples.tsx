import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { PostText } from './post-text.tsx'

export const examples = {
  typical: (language) => <PostText post={examplePosts(language).typical} />,
  large: (language) => <PostText post={examplePosts(language).typical} large />,
  long: (language) => <PostText post={examplePosts(language).long} />,
  withoutExcerpt: (language) => <PostText post={examplePosts(language).bare} />,
} satisfies Examples
