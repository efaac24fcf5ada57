import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { Headline } from './headline.tsx'

export const examples = {
  typical: (language) => (
    <h2>
      <Headline title={examplePosts(language).typical.title} />
    </h2>
  ),
  long: (language) => (
    <h2>
      <Headline title={examplePosts(language).long.title} />
    </h2>
  ),
} satisfies Examples
