import { partnerTexts } from '@gaashaan/contract/defaults/en/partner-texts'
import type { Messages } from '../so.ts'

export const partners: Messages['partners'] = {
  about: partnerTexts,
}
