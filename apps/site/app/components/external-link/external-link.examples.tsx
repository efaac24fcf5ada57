import { exampleSettings } from '../../settings/settings.examples.ts'
import type { Examples } from '../examples.ts'
import { ExternalLink } from './external-link.tsx'

export const examples = {
  typical: <ExternalLink href={exampleSettings.social.facebook}>Facebook</ExternalLink>,
} satisfies Examples
