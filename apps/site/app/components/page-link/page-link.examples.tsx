import { messagesFor } from '../../messages/messages.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import type { Examples } from '../examples.ts'
import { PageLink } from './page-link.tsx'

export const examples = {
  typical: (language) => (
    <PageLink to={PATHS.contact}>{messagesFor(language).policies.contactPage}</PageLink>
  ),
} satisfies Examples
