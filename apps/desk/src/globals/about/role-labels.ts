import { LEADERSHIP_ROLES, LEADERSHIP_TITLES } from '@gaashaan/contract'
import type { BothLanguages } from '../../i18n/messages.ts'

/** The offices that the page names, in its order, as the desk calls them. */
export const ROLE_LABELS: readonly (readonly [
  (typeof LEADERSHIP_ROLES)[number] | 'armyLeadership',
  BothLanguages,
])[] = [
  ...LEADERSHIP_ROLES.map(
    (role) => [role, { en: LEADERSHIP_TITLES[role].EN, so: LEADERSHIP_TITLES[role].SO }] as const,
  ),
  ['armyLeadership', { en: 'Army leadership', so: 'Hoggaanka Ciidanka' }],
]
