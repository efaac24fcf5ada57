import { DEFAULT_PARTNERS } from '@gaashaan/contract/defaults/partners'
import type { BaseMessages } from '../../messages/messages.ts'
import type { PartnerView } from './partner-view.ts'

/** The fixed list of partners, in its order (Specification §3), until the ministry has its own. */
export function builtInPartners({
  names,
}: BaseMessages['home']['partners']): readonly PartnerView[] {
  return DEFAULT_PARTNERS.map((partner) => ({ ...partner, name: names[partner.mark] }))
}
