import type { PartnerMark } from '../../content/site-settings.ts'

/** The partners of Specification §3 by their names in Somali. */
export const partnerNames = {
  un: 'Qaramada Midoobay',
  au: 'Midowga Afrika',
  atmis: 'Howlgalka ATMIS',
  us: 'Maraykanka',
  eu: 'Midowga Yurub',
  turkey: 'Turkiga',
  uk: 'Boqortooyada Midowday',
  qatar: 'Qatar',
} satisfies Readonly<Record<PartnerMark, string>>
