import type { PartnerMark } from '../../content/site-settings.ts'

/** The names of the partners of Specification §3, in English. */
export const partnerNames = {
  un: 'United Nations',
  au: 'African Union',
  atmis: 'AMISOM/ATMIS',
  us: 'United States',
  eu: 'European Union',
  turkey: 'Turkey',
  uk: 'United Kingdom',
  qatar: 'Qatar',
} satisfies Readonly<Record<PartnerMark, string>>
