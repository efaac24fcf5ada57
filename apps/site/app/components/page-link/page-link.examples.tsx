import { PATHS } from '../../canonical-paths.ts'
import { wordsOf } from '../../messages/messages.ts'
import type { Examples } from '../examples.ts'
import { PageLink } from './page-link.tsx'

export const examples = {
  typical: (language) => (
    <PageLink to={PATHS.contact}>{wordsOf(language).policies.contactPage}</PageLink>
  ),
} satisfies Examples
