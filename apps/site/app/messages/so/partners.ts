import { partnerTexts } from '@gaashaan/contract/defaults/so/partner-texts'

/** What stands beside each partner on the partners' own page. */
export const partners = {
  about: partnerTexts,
}
