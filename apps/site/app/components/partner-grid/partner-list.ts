import type { PartnerKind, PartnerMark } from '@gaashaan/contract/content/site-settings'
import { DEFAULT_PARTNERS } from '@gaashaan/contract/defaults/partners'
import type { BaseMessages } from '../../messages/messages.ts'

/** A partner as a page shows it, in the page's language. */
export interface PartnerView {
  readonly name: string
  readonly kind: PartnerKind
  /** The mark that the site draws; a partner without one has a logo or letters. */
  readonly mark?: PartnerMark
  /** URL of a picture. */
  readonly logo?: string
  readonly letters?: string
  readonly text?: string
  readonly url?: string
}

/** The specification's list of partners, in its order (§3), while the ministry has none of its own. */
export function builtInPartners({ names }: BaseMessages['home']['partners']): PartnerView[] {
  return DEFAULT_PARTNERS.map((partner) => ({ ...partner, name: names[partner.mark] }))
}
