import type { BothLanguages } from '../i18n/messages.ts'

/** The group of the desk's navigation for what readers see. */
export const CONTENT_GROUP: BothLanguages = { en: 'Content', so: 'Waxa la daabaco' }

/** The group for the structure of the site: order, redirects, settings. */
export const STRUCTURE_GROUP: BothLanguages = { en: 'Structure', so: 'Qaabka bogga' }

/** The group for messages, accounts and the audit. */
export const DESK_GROUP: BothLanguages = { en: 'Desk', so: 'Miiska' }
