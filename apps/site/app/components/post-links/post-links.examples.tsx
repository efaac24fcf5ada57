import { messagesFor } from '../../messages/messages.ts'
import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { PostLinks } from './post-links.tsx'

export const examples = {
  typical: (language) => <PostLinks post={examplePosts(language).typical} />,
  withFile: (language) => (
    <PostLinks
      post={examplePosts(language).withFile}
      label={messagesFor(language).posts.publications.about}
    />
  ),
  long: (language) => <PostLinks post={examplePosts(language).long} />,
} satisfies Examples
