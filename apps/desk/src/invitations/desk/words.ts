import type { BothLanguages } from '../../words/both-languages.ts'

/** The words of the screens about invitations. */
export const WORDS = {
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
  send: { en: 'Send again', so: 'Mar kale dir' },
  sendText: {
    en: 'Sending again makes a new link, and the one before ends. Deleting the invitation revokes it.',
    so: 'Dirista mar kale waxay samaysaa xiriiriye cusub, kii horena wuu dhammaanayaa. Tirtirista casuumaddu waa ka noqosho.',
  },
  mailed: { en: 'The invitation is mailed.', so: 'Casuumaddii waa la diray.' },
  pass: {
    en: 'It was not mailed. Pass this link on in a way that only the invited person reads; it is not shown again:',
    so: 'Iimayl laguma dirin. Xiriiriyahan u gudbi si uu keligiis u akhriyo qofka la casuumay; mar kale lama muujinayo:',
  },
} as const satisfies Record<string, BothLanguages>
