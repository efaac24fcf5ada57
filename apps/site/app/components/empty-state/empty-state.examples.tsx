import { messagesFor } from '../../messages/messages.ts'
import type { Examples } from '../examples.ts'
import { EmptyState } from './empty-state.tsx'

export const examples = {
  typical: (language) => <EmptyState title={messagesFor(language).posts.news.empty} />,
  withoutTitle: <EmptyState />,
  compact: (language) => <EmptyState title={messagesFor(language).home.empty.latest} compact />,
  error: <EmptyState failed />,
  errorOnInk: (language) => (
    <div className="on-ink">
      <EmptyState failedTitle={messagesFor(language).home.empty.featured} failed onInk />
    </div>
  ),
} satisfies Examples
