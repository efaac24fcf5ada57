import { messagesFor } from '../../messages/messages.ts'
import type { Examples } from '../examples.ts'
import { FeedLinks } from './feed-links.tsx'

export const examples = {
  typical: (language) => <FeedLinks name="news" title={messagesFor(language).furniture.nav.news} />,
  withCalendar: (language) => (
    <FeedLinks name="tenders" title={messagesFor(language).furniture.nav.tenders} calendar />
  ),
} satisfies Examples
