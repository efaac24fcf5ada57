import type { Language } from '@gaashaan/contract/language'
import { messagesFor } from '../../messages/messages.ts'
import { examplePosts } from '../../news/post-summary.examples.ts'
import type { Examples } from '../examples.ts'
import { PostRows } from '../post-row/post-row.tsx'
import { PagedList } from './paged-list.tsx'

const list = (language: Language) => ({
  page: 1,
  pages: 3,
  failed: false,
  isEmpty: false,
  empty: messagesFor(language).posts.news.empty,
  children: <PostRows posts={[examplePosts(language).typical]} />,
})

export const examples = {
  typical: (language) => <PagedList {...list(language)} />,
  empty: (language) => <PagedList {...list(language)} pages={1} isEmpty />,
  error: (language) => <PagedList {...list(language)} pages={1} isEmpty failed />,
} satisfies Examples
