import type { enTranslations } from '@payloadcms/translations/languages/en'

type English = typeof enTranslations

/** Texts of a section of Payload's own that we have in Somali; the rest stays English. */
export type Overlay<Section extends keyof English> = Readonly<
  Partial<Record<keyof English[Section], string>>
>
