import type { contactTexts } from '@gaashaan/contract/defaults/so/contact'

/** Texts in the page's language that replace the messages of the same names. */
export type ChangedTexts = Readonly<Partial<typeof contactTexts & { workingHours: string }>>

/**
 * The addresses and numbers of the ministry that runs the site. The server reads them from the
 * environment and from the ministry's desk; the defaults are neutral examples.
 */
export interface Settings {
  /** Public origin of the site, without a final slash, such as `https://www.example`. */
  readonly siteUrl: string
  readonly email: string
  readonly pressEmail: string
  /** Telephone numbers as people read them. */
  readonly hotline: string
  readonly officePhones: readonly string[]
  /** The army's radio site and its live audio stream (Specification §1). */
  readonly radioUrl: string
  readonly streamUrl: string
  /** Whether the stream is on air, where the site can tell. */
  readonly streamState?: 'on' | 'off'
  readonly social: {
    readonly facebook: string
    readonly x: string
    readonly instagram: string
    readonly youtube: string
    readonly tiktok: string
  }
  /** Who built the site (Specification §2, footer). */
  readonly creditUrl: string
  /** URL of the map that is shown on request, and of the larger map. */
  readonly mapEmbedUrl: string
  readonly mapUrl: string
  /** Only the texts that the ministry has changed. */
  readonly texts?: ChangedTexts
}
