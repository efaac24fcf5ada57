import type { enTranslations } from '@payloadcms/translations/languages/en'

type English = typeof enTranslations

/** A text that counts has others beside it: Payload has none of its own for nothing at all. */
type Key<Section extends keyof English> =
  | keyof English[Section]
  | `${keyof English[Section] & string}_zero`

/** Texts of a section of Payload's own that we have in Somali; the rest stays English. */
export type Overlay<Section extends keyof English> = Readonly<Partial<Record<Key<Section>, string>>>
