import type { Language } from '@gaashaan/contract/language'

/** What a page tells the service worker. */
export type WorkerMessage =
  /** The reader is on this page, in this language, and it shows these files. */
  | {
      readonly kind: 'read'
      readonly address: string
      readonly language: Language
      readonly files: readonly string[]
    }
  /** Everything that is kept shall go; answered on the port that comes with it. */
  | { readonly kind: 'forget' }
