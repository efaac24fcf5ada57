import { ROLES, type Role } from '../../access/role.ts'
import type { BothLanguages } from '../../i18n/messages.ts'

/** The labels of the roles. */
export const ROLE_LABELS: Readonly<Record<Role, BothLanguages>> = {
  writer: { en: 'Writer', so: 'Qoraa' },
  publisher: { en: 'Publisher', so: 'Daabace' },
  inboxReader: { en: 'Inbox reader', so: 'Akhriyaha farriimaha' },
  administrator: { en: 'Administrator', so: 'Maamule' },
}

/** What each role may do, for the administrator who assigns it. */
export const ROLE_MEANINGS: Readonly<Record<Role, BothLanguages>> = {
  writer: {
    en: 'writes and changes drafts, and adds pictures and files; cannot publish.',
    so: 'wuxuu qoraa oo beddelaa qabyada, wuxuuna ku daraa sawirro iyo faylal; ma daabici karo.',
  },
  publisher: {
    en: 'may do what writers may; publishes and withdraws texts, and keeps operations, leaders, the front page and the site’s settings.',
    so: 'wuxuu samayn karaa wixii qoraagu karo; qoraallada wuu daabacaa oo kala noqdaa, wuxuuna maamulaa howlgallada, hoggaanka, bogga hore iyo dejinta bogga.',
  },
  inboxReader: {
    en: 'reads and answers the messages of the departments given to them; writes no texts.',
    so: 'wuxuu akhriyaa oo ka jawaabaa farriimaha waaxaha loo xilsaaray; qoraallo ma qoro.',
  },
  administrator: {
    en: 'may do what publishers may; invites people, changes their roles, unlocks accounts and reads the audit; reads no messages.',
    so: 'wuxuu samayn karaa wixii daabacuhu karo; dadka wuu casuumaa, doorarkooda wuu beddelaa, akoonnada wuu furaa, diiwaanka falalkana wuu akhriyaa; farriimaha ma akhriyo.',
  },
}

export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))
