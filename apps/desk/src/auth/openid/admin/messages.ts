import type { BothLanguages } from '../../../i18n/messages.ts'

/** Messages about the ministry's own sign-in. */
export const MESSAGES = {
  or: { en: 'or with your account at the ministry', so: 'ama akoonkaaga wasaaradda ku gal' },
  signIn: { en: 'Sign in at the ministry', so: 'Ka gal gelitaanka wasaaradda' },
  waiting: { en: 'You are being signed in …', so: 'Waa lagu gelinayaa …' },
  failed: { en: 'You are not signed in', so: 'Ma aadan gelin' },
  back: { en: 'To the desk’s sign-in', so: 'Gelitaanka miiska' },
  heading: { en: 'The ministry’s sign-in', so: 'Gelitaanka wasaaradda' },
  connected: {
    en: 'This account is connected with yours at the ministry: signing in there opens it.',
    so: 'Akoonkani wuxuu ku xiran yahay kaaga wasaaradda: marka aad halkaas ka gasho ayuu furmaa.',
  },
  meaning: {
    en: 'Connect this account with yours at the ministry, to sign in there instead of with the password.',
    so: 'Akoonkan ku xir kaaga wasaaradda, si aad halkaas uga gasho halkii aad fure sir ah qori lahayd.',
  },
  connect: { en: 'Connect', so: 'Ku xir' },
  disconnect: { en: 'Disconnect', so: 'Ka fur' },
} as const satisfies Record<string, BothLanguages>
