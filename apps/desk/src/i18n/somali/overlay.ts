import type { enTranslations } from '@payloadcms/translations/languages/en'

type English = typeof enTranslations

/** Keys of Payload's English, and `…_zero` for a count of 0, for which Payload has no text. */
type Key<Section extends keyof English> =
  | keyof English[Section]
  | `${keyof English[Section] & string}_zero`

/** Our texts for some keys of a section of Payload's translations. */
export type Overlay<Section extends keyof English> = Readonly<Partial<Record<Key<Section>, string>>>
