import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { PostCard, PostCards } from './post-card.tsx'

export const examples = {
  typical: (language) => <PostCard post={examplePosts(language).typical} />,
  long: (language) => <PostCard post={examplePosts(language).long} />,
  bare: (language) => <PostCard post={examplePosts(language).bare} />,
  fourToARow: (language) => <PostCards posts={Object.values(examplePosts(language))} />,
  threeToARow: (language) => (
    <PostCards posts={Object.values(examplePosts(language)).slice(0, 3)} columns={3} />
  ),
} satisfies Examples
