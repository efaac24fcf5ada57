import type { BothLanguages } from '../../../i18n/messages.ts'

/** Messages of the screens about invitations. */
export const MESSAGES = {
  heading: { en: 'Welcome to the desk', so: 'Ku soo dhowow miiska' },
  yours: { en: 'You make the account of', so: 'Waxaad samaynaysaa akoonka' },
  name: { en: 'Your name', so: 'Magacaaga' },
  nameHint: { en: 'Everyone at the desk sees it.', so: 'Qof kasta oo miiska jooga wuu arkaa.' },
  password: { en: 'A new password', so: 'Fure sir ah oo cusub' },
  passwordHint: {
    en: 'At least 15 characters; a few words together are easy to remember.',
    so: 'Ugu yaraan 15 xaraf; dhowr erey oo la isku daray way fududahay in la xasuusto.',
  },
  again: { en: 'The password again', so: 'Mar kale furaha' },
  differ: { en: 'The two passwords differ.', so: 'Labada fure isku mid ma aha.' },
  make: { en: 'Make the account', so: 'Samee akoonka' },
  mailIt: { en: 'Mail the invitation', so: 'Casuumadda iimayl ku dir' },
  mailAgain: { en: 'Mail it again', so: 'Mar kale iimayl ku dir' },
  mailText: {
    en: 'Each mail has a new link, and the link before ends. Deleting the invitation revokes it.',
    so: 'Iimayl kasta xiriiriye cusub ayuu leeyahay, kii horena wuu dhammaanayaa. Tirtirista casuumaddu waa ka noqosho.',
  },
  makeLink: { en: 'Make the link', so: 'Samee xiriiriyaha' },
  makeNewLink: { en: 'Make a new link', so: 'Samee xiriiriye cusub' },
  linkText: {
    en: 'No mail server is set: make the link, and pass it on yourself. Each new link ends the one before. Deleting the invitation revokes it.',
    so: 'Server iimayl ma jiro: samee xiriiriyaha oo adigu u gudbi. Xiriiriye kasta oo cusub kii hore wuu dhammeeyaa. Tirtirista casuumaddu waa ka noqosho.',
  },
  mailed: { en: 'The invitation is mailed.', so: 'Casuumaddii iimayl ayaa lagu diray.' },
  passOn: {
    en: 'Pass this link on in a way that only the invited person reads. It works once, and is not shown again.',
    so: 'Xiriiriyahan u gudbi si uu keligiis u akhriyo qofka la casuumay. Hal mar ayuu shaqeeyaa, mar kalena lama muujinayo.',
  },
  notMailed: {
    en: 'It could not be mailed. Pass this link on in a way that only the invited person reads. It works once, and is not shown again.',
    so: 'Iimayl laguma diri karin. Xiriiriyahan u gudbi si uu keligiis u akhriyo qofka la casuumay. Hal mar ayuu shaqeeyaa, mar kalena lama muujinayo.',
  },
} as const satisfies Record<string, BothLanguages>
