import type { BothLanguages } from '../i18n/messages.ts'

/** Under which heading the desk's navigation lists what readers see. */
export const CONTENT_GROUP: BothLanguages = { en: 'Content', so: 'Waxa la daabaco' }

/** How the site is put together: order, addresses, settings. */
export const STRUCTURE_GROUP: BothLanguages = { en: 'Structure', so: 'Qaabka bogga' }

/** What is the desk's own: messages, accounts, the audit. */
export const DESK_GROUP: BothLanguages = { en: 'Desk', so: 'Miiska' }
