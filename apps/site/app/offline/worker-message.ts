import type { Language } from '@gaashaan/contract/language'

/** A page's message to the service worker. */
export type WorkerMessage =
  /** The reader is on this page, in this language, and it shows these files. */
  | {
      readonly kind: 'read'
      readonly address: string
      readonly language: Language
      readonly files: readonly string[]
    }
  /** Deletes everything that is stored; the worker replies on the port that comes with the message. */
  | { readonly kind: 'forget' }
