import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { useMessages } from '../../language/language-context.tsx'

interface EmptyListProps {
  readonly list: 'featured' | 'latest' | 'videos' | 'operations'
  readonly failed: boolean
  readonly compact?: boolean
  readonly onInk?: boolean
}

/** In the place of a list of the home page that is empty or failed. */
export function EmptyList({ list, ...rest }: EmptyListProps) {
  const messages = useMessages().home.empty
  return <EmptyState title={messages[list]} hint={messages.hint} {...rest} />
}
