import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { CardText } from './card-text.tsx'

export const examples = {
  typical: (language) => <CardText post={examplePosts(language).typical} />,
  long: (language) => <CardText post={examplePosts(language).long} />,
  withoutExcerpt: (language) => <CardText post={examplePosts(language).bare} />,
} satisfies Examples
