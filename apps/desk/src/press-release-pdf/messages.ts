import type { Bilingual } from '@gaashaan/contract'
import { ENGLISH_MONTHS, SOMALI_MONTHS } from '@gaashaan/contract/month-names'

/** The words of the letterhead and the foot of a press release on paper. */
export const pdfMessages: Bilingual<{
  readonly months: readonly string[]
  readonly ministry: string
  readonly country: string
  readonly kind: string
  readonly reference: string
  readonly updated: (day: string) => string
  readonly check: string
  readonly checkHint: string
  readonly codeAlt: (url: string) => string
  readonly page: (page: number, pages: number) => string
}> = {
  SO: {
    months: SOMALI_MONTHS,
    ministry: 'Wasaaradda Gaashaandhigga',
    country: 'Jamhuuriyadda Federaalka Soomaaliya',
    kind: 'War-saxaafadeed',
    reference: 'Tixraac',
    updated: (day) => `Waa la cusbooneysiiyay ${day}`,
    check: 'Hubi in qoraalkani dhab yahay',
    checkHint: 'Sawir koodhka, ama fur ciwaanka, si aad u ogaato in Wasaaraddu daabacday.',
    codeAlt: (url) => `Koodh lagu furo ${url}`,
    page: (page, pages) => `Bogga ${page} ee ${pages}`,
  },
  EN: {
    months: ENGLISH_MONTHS,
    ministry: 'Ministry of Defence',
    country: 'Federal Republic of Somalia',
    kind: 'Press release',
    reference: 'Reference',
    updated: (day) => `Updated ${day}`,
    check: 'Check that this text is genuine',
    checkHint: 'Scan the code, or open the address, to see whether the Ministry has published it.',
    codeAlt: (url) => `Code that opens ${url}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
}
