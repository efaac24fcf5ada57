import { PATHS } from '../../addresses.ts'
import { wordsOf } from '../../language/words.ts'
import type { Examples } from '../examples.ts'
import { PageLink } from './page-link.tsx'

export const examples = {
  typical: (language) => (
    <PageLink to={PATHS.contact}>{wordsOf(language).policies.contactPage}</PageLink>
  ),
} satisfies Examples
