import type { PartnerKind, PartnerMark } from '@gaashaan/contract/content/site-settings'

/** A partner as a page shows it, in the page's language. */
export interface PartnerView {
  readonly name: string
  readonly kind: PartnerKind
  /** The sign that the site draws; without one a logo or letters stand for the partner. */
  readonly mark?: PartnerMark
  /** Address of a picture. */
  readonly logo?: string
  readonly letters?: string
  readonly text?: string
  readonly url?: string
}
