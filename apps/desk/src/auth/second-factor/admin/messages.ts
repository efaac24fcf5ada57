import type { BothLanguages } from '../../../i18n/messages.ts'

/** Messages of the screens about second factors. */
export const MESSAGES = {
  askHeading: { en: 'Second step', so: 'Tallaabada labaad' },
  askText: {
    en: 'Your password was right. Now show that it is you.',
    so: 'Furahaagu waa sax. Hadda xaqiiji inaad adigu tahay.',
  },
  confirmHeading: { en: 'Confirm that it is you', so: 'Xaqiiji inaad adigu tahay' },
  confirmText: {
    en: 'Before you change how your account is opened, the desk asks once more.',
    so: 'Kahor inta aadan beddelin sida akoonkaaga loo furo, miisku mar kale ayuu ku weydiinayaa.',
  },
  codeInstead: { en: 'Or with a code', so: 'Ama koodh ku gal' },
  codeText: {
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
    en: 'Have you lost what opens your account? An administrator can reset it.',
    so: 'Ma lumisay waxa akoonkaaga furi jiray? Maamule ayaa dib u dejin kara.',
  },
  protectHeading: { en: 'Protect your account', so: 'Ilaali akoonkaaga' },
  protectNeeded: {
    en: 'A password alone does not open an account at this desk: it can be guessed, or given away by mistake. Set up a second way to show that it is you.',
    so: 'Furaha sirta ah keligii akoon miiskan ka tirsan ma furo: waa la qiyaasi karaa, ama si khalad ah ayaa loo bixin karaa. Samee si labaad oo lagu xaqiijiyo inaad adigu tahay.',
  },
  protectChosen: {
    en: 'With a second way to show that it is you, nobody opens your account with its password alone.',
    so: 'Markaad leedahay si labaad oo lagu xaqiijiyo inaad adigu tahay, qofna akoonkaaga kuma furi karo furaha sirta ah oo keliya.',
  },
  passkeyNeeded: {
    en: 'Your code was right. Accounts like yours now need a passkey: set one up to go on.',
    so: 'Koodhkaagu waa sax. Akoonnada kaaga oo kale hadda waxay u baahan yihiin furaha gelitaanka: samee si aad u sii waddo.',
  },
  codesHeading: { en: 'One-time codes', so: 'Koodhadhka hal-mar ah' },
  codesMeaning: {
    en: 'An authenticator app on your phone shows six digits, which you type after your password.',
    so: 'Barnaamij koodhadh oo telefoonkaaga ku jira ayaa muujiya lix lambar, kuwaas oo aad qorto furaha sirta ah kadib.',
  },
  setUpCodes: { en: 'Set up one-time codes', so: 'Samee koodhadhka hal-mar ah' },
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
  manageHeading: { en: 'How your account is opened', so: 'Sida akoonkaaga loo furo' },
  manageText: {
    en: 'A passkey opens it by itself, or after your password; a code after your password.',
    so: 'Furaha gelitaanku keligiis ayuu furaa, ama furaha sirta ah kadib; koodhkuna furaha sirta ah kadib.',
  },
  codesLeft: {
    en: 'You have codes. Recovery codes left:',
    so: 'Koodhadh waad leedahay. Koodhadhka badbaadada ee haray:',
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
