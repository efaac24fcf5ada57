import type { BothLanguages } from '../../../i18n/messages.ts'

/** Messages of the screen with one's own sessions. */
export const MESSAGES = {
  heading: { en: 'Your sessions', so: 'Fadhiyadaada' },
  text: {
    en: 'Where your account is signed in. If you do not know one of them, end it and change your password.',
    so: 'Meelaha akoonkaagu ka furan yahay. Haddii aadan mid aqoon, jooji oo furahaaga sirta ah beddel.',
  },
  confirm: {
    en: 'Before you end a session, the desk asks once more whether it is you.',
    so: 'Ka hor intaadan fadhi joojin, miisku mar kale ayuu ku weydiinayaa inaad adigu tahay.',
  },
  signInAgain: {
    en: 'You signed in more than 15 minutes ago. To end a session, sign out and sign in again.',
    so: 'In ka badan 15 daqiiqo ka hor ayaad soo gashay. Si aad fadhi u joojiso, ka bax oo mar kale gal.',
  },
  unknownDevice: { en: 'Unknown device', so: 'Qalab aan la aqoon' },
  current: { en: 'this one', so: 'kan' },
  since: { en: 'Signed in', so: 'La soo galay' },
  used: { en: 'Last used', so: 'La isticmaalay ugu dambayn' },
  unused: { en: 'Not used since', so: 'Tan iyo markaas lama isticmaalin' },
  end: { en: 'End this session', so: 'Fadhigan jooji' },
  endOthers: { en: 'End all others', so: 'Jooji dhammaan kuwa kale' },
  ended: { en: 'Ended.', so: 'Waa la joojiyay.' },
  onlyOne: { en: 'There is no other session.', so: 'Fadhi kale ma jiro.' },
  back: { en: 'Back to the account', so: 'Ku noqo akoonka' },
  signOut: { en: 'Sign out', so: 'Ka bax' },
} as const satisfies Record<string, BothLanguages>
