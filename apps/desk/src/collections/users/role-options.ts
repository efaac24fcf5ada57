import { ROLES, type Role } from '../../access/role.ts'
import type { BothLanguages } from '../../words/both-languages.ts'

/** What each role is called at the desk. */
export const ROLE_LABELS: Readonly<Record<Role, BothLanguages>> = {
  writer: { en: 'Writer', so: 'Qoraa' },
  publisher: { en: 'Publisher', so: 'Daabace' },
  inboxReader: { en: 'Inbox reader', so: 'Akhriyaha farriimaha' },
  administrator: { en: 'Administrator', so: 'Maamule' },
}

export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))
