import { wordsOf } from '../../messages/messages.ts'
import type { Examples } from '../examples.ts'
import { FeedLinks } from './feed-links.tsx'

export const examples = {
  typical: (language) => <FeedLinks name="news" title={wordsOf(language).furniture.nav.news} />,
  withCalendar: (language) => (
    <FeedLinks name="tenders" title={wordsOf(language).furniture.nav.tenders} calendar />
  ),
} satisfies Examples
