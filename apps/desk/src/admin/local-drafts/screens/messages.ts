import type { BothLanguages } from '../../../i18n/messages.ts'

/** Messages about a draft that was not saved. */
export const MESSAGES = {
  heading: {
    en: 'You typed something here that was not saved',
    so: 'Wax aad halkan ku qortay lama kaydin',
  },
  since: { en: 'Typed last:', so: 'Markii ugu dambeysay ee la qoray:' },
  newer: {
    en: 'What stands here now was saved after you had written yours. Taking yours back replaces it in this form.',
    so: 'Waxa hadda halkan ku qoran waxaa la kaydiyay kaddib markii aad kaaga qortay. Haddii aad kaaga soo celiso, foomkan ayuu ka beddelayaa.',
  },
  newerMark: { en: 'saved by someone since', so: 'qof ayaa tan iyo markaas kaydiyay' },
  restore: { en: 'Take it back', so: 'Soo celi' },
  discard: { en: 'Discard', so: 'Iska tuur' },
  empty: { en: '(emptied)', so: '(la faaruqiyay)' },
} as const satisfies Record<string, BothLanguages>
