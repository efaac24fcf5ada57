import { PATHS } from '../../canonical-paths.ts'
import { messagesFor } from '../../messages/messages.ts'
import type { Examples } from '../examples.ts'
import { PageLink } from './page-link.tsx'

export const examples = {
  typical: (language) => (
    <PageLink to={PATHS.contact}>{messagesFor(language).policies.contactPage}</PageLink>
  ),
} satisfies Examples
