import eu from 'country-flag-icons/3x2/EU.svg?url'
import gb from 'country-flag-icons/3x2/GB.svg?url'
import qa from 'country-flag-icons/3x2/QA.svg?url'
import tr from 'country-flag-icons/3x2/TR.svg?url'
import us from 'country-flag-icons/3x2/US.svg?url'

/** What kind of partner it is (Specification §3: type labels). */
export type PartnerType = 'international' | 'regional' | 'peacekeeping' | 'defense'

export type PartnerName = 'un' | 'au' | 'atmis' | 'us' | 'eu' | 'turkey' | 'uk' | 'qatar'

export interface Partner {
  readonly name: PartnerName
  readonly type: PartnerType
  /** Address of the flag; without one a drawn monogram stands for the partner. */
  readonly flag?: string
}

/** The fixed list of partners, in its order (Specification §3). */
export const PARTNERS: readonly Partner[] = [
  { name: 'un', type: 'international' },
  { name: 'au', type: 'regional' },
  { name: 'atmis', type: 'peacekeeping' },
  { name: 'us', type: 'defense', flag: us },
  { name: 'eu', type: 'regional', flag: eu },
  { name: 'turkey', type: 'defense', flag: tr },
  { name: 'uk', type: 'defense', flag: gb },
  { name: 'qatar', type: 'defense', flag: qa },
]
