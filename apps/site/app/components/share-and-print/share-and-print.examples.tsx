import { messagesFor } from '../../messages/messages.ts'
import { examplePosts } from '../../news/post-summary.examples.ts'
import { exampleSettings } from '../../settings/settings.examples.ts'
import type { Examples } from '../examples.ts'
import { ShareAndPrint } from './share-and-print.tsx'

export const examples = {
  typical: (language) => {
    const { title, to } = examplePosts(language).typical
    return <ShareAndPrint title={title} url={exampleSettings.siteUrl + to} />
  },
  withMore: (language) => {
    const { title, to } = examplePosts(language).typical
    return (
      <ShareAndPrint title={title} url={exampleSettings.siteUrl + to}>
        {messagesFor(language).posts.article.reading(4)}
      </ShareAndPrint>
    )
  },
} satisfies Examples
