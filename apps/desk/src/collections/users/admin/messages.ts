import type { BothLanguages } from '../../../i18n/messages.ts'

/** Texts of the panels below the fields of an account, and of the password forms. */
export const MESSAGES = {
  password: { en: 'Change the password', so: 'Beddel furaha sirta ah' },
  current: { en: 'Present password', so: 'Furaha sirta ah ee hadda' },
  next: { en: 'New password', so: 'Furaha sirta ah ee cusub' },
  nextHint: {
    en: 'At least 15 characters; a few words together are easy to remember. Your other sessions end.',
    so: 'Ugu yaraan 15 xaraf; dhowr erey oo la isku daray way fududahay in la xasuusto. Fadhiyadaada kale way dhammaanayaan.',
  },
  again: { en: 'New password again', so: 'Mar kale furaha cusub' },
  differ: { en: 'The two new passwords differ.', so: 'Labada fure ee cusub isku mid ma aha.' },
  back: { en: 'Back to the account', so: 'Ku noqo akoonka' },
  byLink: { en: 'A new password', so: 'Fure sir ah oo cusub' },
  byLinkText: {
    en: 'After it the desk asks for your second factor, as at every sign-in.',
    so: 'Kaddib miisku wuxuu ku weydiinayaa tallaabada labaad, sida mar kasta oo aad soo gasho.',
  },
  set: { en: 'Set the password', so: 'Deji furaha sirta ah' },
  otherLink: { en: 'Ask for another link', so: 'Codso xiriiriye kale' },
  signIn: { en: 'Back to the sign-in', so: 'Ku noqo soo galista' },
  changed: { en: 'The password is changed.', so: 'Furaha sirta ah waa la beddelay.' },
  codes: {
    en: 'Passkeys and one-time codes',
    so: 'Furayaasha gelitaanka iyo koodhadhka hal-mar ah',
  },
  codesLink: {
    en: 'set up, replace or remove yours',
    so: 'samee, beddel ama tirtir kuwaaga',
  },
  sessions: {
    en: 'Sessions: where you are signed in',
    so: 'Fadhiyada: meelaha aad ku jirto',
  },
  reset: { en: 'Reset passkeys and codes', so: 'Dib u deji furayaasha iyo koodhadhka' },
  resetText: {
    en: 'For someone who has lost passkeys, phone and recovery codes, and whom you know to be who they say. Their sessions end, and they set up new ones when they next sign in. It is written into the audit.',
    so: 'Qof lumiyay furayaashii gelitaanka, telefoonkii iyo koodhadhkii badbaadada, oo aad hubto inuu yahay qofka uu sheegayo. Fadhiyadiisu way dhammaanayaan, marka xigta ee uu galona kuwo cusub ayuu samaynayaa. Diiwaanka falalka ayaa lagu qorayaa.',
  },
  wasReset: {
    en: 'Passkeys and codes are reset.',
    so: 'Furayaasha iyo koodhadhka waa dib loo dejiyay.',
  },
  endSessions: { en: 'End the sessions', so: 'Jooji fadhiyada' },
  endSessionsText: {
    en: 'For an account that somebody else may be using. All its sessions end, on every device; who signs in again needs the password, and the second factor where the account has one.',
    so: 'Akoon laga yaabo in qof kale isticmaalayo. Fadhiyadiisa oo dhan, qalab kasta, way dhammaanayaan; qofka mar kale galaya wuxuu u baahan yahay furaha sirta ah, iyo tallaabada labaad haddii akoonku leeyahay.',
  },
  sessionsEnded: { en: 'The sessions are ended.', so: 'Fadhiyada waa la joojiyay.' },
  closed: { en: 'Open the account', so: 'Fur akoonka' },
  closedText: {
    en: 'The account was closed because nobody used it. Open it if you know that its owner still needs it.',
    so: 'Akoonka waa la xiray maxaa yeelay lama isticmaalin. Fur haddii aad hubto in qofka leh weli u baahan yahay.',
  },
  wasOpened: { en: 'The account is open.', so: 'Akoonku waa furan yahay.' },
  link: { en: 'Link for a new password', so: 'Xiriiriye fure cusub' },
  linkText: {
    en: 'For someone who has forgotten it and gets no mail. The link works once, for an hour: pass it on in a way that only they read.',
    so: 'Qof illaaway furihii oo aan iimayl helin. Xiriiriyuhu hal mar ayuu shaqeeyaa, saacad gudaheed: si uu keligiis u akhriyo ugu dir.',
  },
  pass: {
    en: 'The link is made. It is not shown again.',
    so: 'Xiriiriyaha waa la sameeyay. Mar kale lama muujinayo.',
  },
  makeNewLink: { en: 'Make a new link', so: 'Samee xiriiriye cusub' },
  makeLink: { en: 'Make a link', so: 'Samee xiriiriye' },
} as const satisfies Record<string, BothLanguages>
