import { messagesFor } from '../../messages/messages.ts'
import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { PageHead } from './page-head.tsx'

/** It has no visible part. */
export const examples = {
  typical: (language) => <PageHead title={examplePosts(language).typical.title} type="article" />,
  list: (language) => (
    <PageHead title={messagesFor(language).furniture.nav.news} page={2} pages={3} />
  ),
} satisfies Examples
