import type { PartnerMark } from '../../content/site-settings.ts'

/** The names of the partners of Specification §3, in Somali. */
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
