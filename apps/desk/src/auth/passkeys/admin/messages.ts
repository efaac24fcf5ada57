import type { BothLanguages } from '../../../i18n/messages.ts'

/** Messages about passkeys, on the screens that sign in and that set them up. */
export const MESSAGES = {
  heading: { en: 'Passkeys', so: 'Furayaasha gelitaanka' },
  meaning: {
    en: 'With a passkey your phone, your computer or a security key says that it is you. It works at this desk alone, so no false page can lure it from you.',
    so: 'Furaha gelitaanka (passkey) wuxuu telefoonkaaga, kombiyuutarkaaga ama fure ammaan ka dhigaa mid xaqiijiya inaad adigu tahay. Miiskan oo keliya ayuu ka shaqeeyaa, sidaas darteed bog been ah kaama dhici karo.',
  },
  signIn: { en: 'Sign in with a passkey', so: 'Ku gal furaha gelitaanka' },
  check: { en: 'Use your passkey', so: 'Isticmaal furahaaga gelitaanka' },
  or: { en: 'or', so: 'ama' },
  name: { en: 'Name of the new passkey', so: 'Magaca furaha cusub' },
  nameHint: {
    en: 'What it is on: my phone, the office computer.',
    so: 'Waxa uu ku jiro: telefoonkayga, kombiyuutarka xafiiska.',
  },
  add: { en: 'Set up a passkey', so: 'Samee furaha gelitaanka' },
  added: { en: 'Set up', so: 'La sameeyay' },
  used: { en: 'Last used', so: 'Markii ugu dambaysay' },
  neverUsed: { en: 'Not used yet', so: 'Weli lama isticmaalin' },
  copied: {
    en: 'There seem to be two copies of it, so that it opens the account no more. Remove it and tell an administrator.',
    so: 'Waxay u muuqataa in laba nuqul laga hayo, sidaas darteed akoonka mar dambe ma furo. Tirtir oo maamule u sheeg.',
  },
  rename: { en: 'Rename', so: 'Magaca beddel' },
  newName: { en: 'New name', so: 'Magaca cusub' },
  remove: { en: 'Remove', so: 'Tirtir' },
  removeReally: {
    en: 'It will not open this account any more, and your other sessions end.',
    so: 'Akoonkan mar dambe ma furi doono, fadhiyadaada kalena way dhammaanayaan.',
  },
  cancel: { en: 'Cancel', so: 'Jooji' },
  second: {
    en: 'You have one way in. Set up a second passkey or one-time codes as well, for the day on which you lose it.',
    so: 'Hal si oo keliya ayaad ku geli kartaa. Samee fure labaad ama koodhadh hal-mar ah, maalinta aad lumiso.',
  },
  unsupported: {
    en: 'This browser offers no passkeys here. They need a current browser, and the desk’s own address with HTTPS.',
    so: 'Browser-kani halkan kama bixiyo furayaal gelitaan. Waxay u baahan yihiin browser cusub iyo cinwaanka miiska ee HTTPS leh.',
  },
  cancelled: {
    en: 'No passkey was used: it was cancelled, took too long, or there is none for this desk here. Try again.',
    so: 'Fure gelitaan lama isticmaalin: waa la joojiyay, waqti ayuu dhaafay, ama mid miiskan u ah halkan ma yaal. Mar kale isku day.',
  },
  enrolledAlready: {
    en: 'This device already has a passkey of your account.',
    so: 'Qalabkani horey ayuu u lahaa furaha gelitaanka ee akoonkaaga.',
  },
  failed: {
    en: 'The browser could not use a passkey at this address. Open the desk by its name: the one that its operators gave you, or localhost on its own machine.',
    so: 'Browser-ku fure gelitaan kuma isticmaali karin cinwaankan. Miiska ku fur magaciisa: kan ay ku siiyeen dadka maamula, ama localhost haddii aad mishiinkiisa joogto.',
  },
} as const satisfies Record<string, BothLanguages>
