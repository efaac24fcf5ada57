import { partnerTexts } from '@gaashaan/contract/defaults/en/partner-texts'
import type { Words } from '../so.ts'

export const partners: Words['partners'] = {
  about: partnerTexts,
}
