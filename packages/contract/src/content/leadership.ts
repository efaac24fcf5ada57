import type { Bilingual } from '../language.ts'

/** The six roles of the ministry that have a profile page, in order (Specification §2). */
export const LEADERSHIP_ROLES = [
  'minister',
  'stateMinister',
  'deputyMinister',
  'permanentSecretary',
  'directorGeneralDefense',
  'directorGeneralPersonnel',
] as const

export type LeadershipRole = (typeof LEADERSHIP_ROLES)[number]

/** The fixed title by which a profile is requested, by role and language (Specification §7). */
export const LEADERSHIP_TITLES: Readonly<Record<LeadershipRole, Bilingual<string>>> = {
  minister: { SO: 'Wasiirka Gaashaandhigga', EN: 'Minister of Defence' },
  stateMinister: { SO: 'Wasiiru Dowlaha', EN: 'State Minister' },
  deputyMinister: { SO: 'Wasiir ku-xigeenka', EN: 'Deputy Minister' },
  permanentSecretary: { SO: 'Xoghayaha Joogtada ah', EN: 'Permanent Secretary' },
  directorGeneralDefense: { SO: 'Agaasimaha Guud, Difaaca', EN: 'Director General, Defense' },
  directorGeneralPersonnel: {
    SO: 'Agaasimaha Guud, Shaqaalaha iyo Taageerada',
    EN: 'Director General, Personnel and Support',
  },
}
