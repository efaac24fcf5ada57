import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { PostMeta } from './post-meta.tsx'

export const examples = {
  typical: (language) => <PostMeta {...examplePosts(language).typical} />,
  withoutSubcategory: (language) => <PostMeta {...examplePosts(language).bare} />,
} satisfies Examples
