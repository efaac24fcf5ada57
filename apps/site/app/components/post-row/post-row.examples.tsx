import { messagesFor } from '../../messages/messages.ts'
import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { PostRows } from './post-row.tsx'

export const examples = {
  typical: (language) => <PostRows posts={[examplePosts(language).typical]} />,
  withFile: (language) => (
    <PostRows
      posts={[examplePosts(language).withFile]}
      linkLabel={messagesFor(language).posts.publications.about}
    />
  ),
  long: (language) => <PostRows posts={[examplePosts(language).long]} />,
  bare: (language) => <PostRows posts={[examplePosts(language).bare]} />,
  several: (language) => <PostRows posts={Object.values(examplePosts(language))} />,
} satisfies Examples
