import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { CardWords } from './card-text.tsx'

export const examples = {
  typical: (language) => <CardWords post={examplePosts(language).typical} />,
  long: (language) => <CardWords post={examplePosts(language).long} />,
  withoutExcerpt: (language) => <CardWords post={examplePosts(language).bare} />,
} satisfies Examples
