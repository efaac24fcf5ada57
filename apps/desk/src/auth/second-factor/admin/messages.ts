import type { BothLanguages } from '../../../i18n/messages.ts'

/** Messages of the screens about one-time codes. */
export const MESSAGES = {
  askHeading: { en: 'Enter your code', so: 'Geli koodhkaaga' },
  askText: {
    en: 'Open your authenticator app and type the six digits that it shows for Gaashaan. Without your phone, type one of your recovery codes.',
    so: 'Fur barnaamijka koodhadhka oo qor lixda lambar ee uu u muujinayo Gaashaan. Haddii aanad telefoonka haysan, qor mid ka mid ah koodhadhkaaga badbaadada.',
  },
  code: { en: 'One-time code', so: 'Koodhka hal-mar ah' },
  codeOrRecovery: {
    en: 'One-time code or recovery code',
    so: 'Koodhka hal-mar ah ama koodhka badbaadada',
  },
  goOn: { en: 'Go on', so: 'Sii wad' },
  signOut: { en: 'Sign out', so: 'Ka bax' },
  lost: {
    en: 'Neither phone nor recovery codes? An administrator can reset your codes.',
    so: 'Telefoon iyo koodhadh badbaado midna ma haysid? Maamule ayaa koodhadhkaaga dib u dejin kara.',
  },
  enrolHeading: { en: 'Set up one-time codes', so: 'Samee koodhadhka hal-mar ah' },
  enrolNeeded: {
    en: 'What your account can do reaches readers or other accounts, so a password alone does not open it. You need an authenticator app on your phone.',
    so: 'Waxa akoonkaagu qaban karo wuxuu gaaraa akhristayaasha ama akoonnada kale, sidaas darteed furaha sirta ah keligii ma furo. Waxaad u baahan tahay barnaamij koodhadh oo telefoonkaaga ku jira.',
  },
  enrolChosen: {
    en: 'With codes nobody opens your account with its password alone. You need an authenticator app on your phone.',
    so: 'Koodhadhka awgood qofna akoonkaaga kuma furi karo furaha sirta ah oo keliya. Waxaad u baahan tahay barnaamij koodhadh oo telefoonkaaga ku jira.',
  },
  scan: { en: '1. Scan this picture with the app', so: '1. Barnaamijka ku sawir sawirkan' },
  picture: {
    en: 'QR code with the secret that is written below it',
    so: 'Koodhka QR oo sita sirta hoos ku qoran',
  },
  orType: {
    en: 'Or type this secret into the app:',
    so: 'Ama sirtan ku qor barnaamijka:',
  },
  confirm: {
    en: '2. Type the six digits that the app shows',
    so: '2. Qor lixda lambar ee barnaamijku muujinayo',
  },
  recoveryHeading: { en: 'Keep your recovery codes', so: 'Kaydso koodhadhkaaga badbaadada' },
  recoveryText: {
    en: 'Each opens your account once when your phone is not at hand. They are shown this one time: print or save them, and keep them apart from the phone.',
    so: 'Mid kasta hal mar ayuu akoonkaaga furaa marka telefoonku kaa maqan yahay. Hadda oo keliya ayaa la muujinayaa: daabac ama kaydso, meel ka fog telefoonkana dhig.',
  },
  save: { en: 'Save as a file', so: 'U kaydi fayl ahaan' },
  print: { en: 'Print', so: 'Daabac' },
  saved: { en: 'I have kept them', so: 'Waan kaydsaday' },
  manageHeading: { en: 'One-time codes', so: 'Koodhadhka hal-mar ah' },
  manageText: {
    en: 'You sign in with your password and a code. Recovery codes left:',
    so: 'Waxaad ku gashaa furaha sirta ah iyo koodh. Koodhadhka badbaadada ee haray:',
  },
  renewHeading: { en: 'New recovery codes', so: 'Koodhadh badbaado oo cusub' },
  renew: { en: 'Make new recovery codes', so: 'Samee koodhadh badbaado oo cusub' },
  removeHeading: { en: 'Another phone', so: 'Telefoon kale' },
  removeText: {
    en: 'Remove the codes, then set them up on the other phone.',
    so: 'Tirtir koodhadhka, kadibna ku samee telefoonka kale.',
  },
  remove: { en: 'Remove the codes', so: 'Tirtir koodhadhka' },
  back: { en: 'Back to the desk', so: 'Ku noqo miiska' },
} as const satisfies Record<string, BothLanguages>
