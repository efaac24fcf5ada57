/** Texts in the page's language that take the place of the words of the same names. */
export interface OwnTexts {
  readonly workingHours?: string
  readonly workingDays?: string
  readonly dayOff?: string
  readonly hotline?: string
  readonly officeHours?: string
  readonly addressText?: string
}

/**
 * What the specification does not name: addresses and numbers of the ministry that runs the site.
 * The server fills it from the environment, and from what the ministry's desk tells; the defaults
 * are neutral examples.
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
  /** Whether the stream answers, where the site looks and can tell. */
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
  /** Address that shows the map when the reader asks for it, and the larger one. */
  readonly mapEmbedUrl: string
  readonly mapUrl: string
  /** Only those that the ministry has changed. */
  readonly texts?: OwnTexts
}
