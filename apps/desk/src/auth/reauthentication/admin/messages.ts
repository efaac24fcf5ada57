import type { BothLanguages } from '../../../i18n/messages.ts'

/** Messages for a session that ends while somebody works on a page. */
export const MESSAGES = {
  heading: { en: 'Sign in to go on', so: 'Mar kale gal si aad u sii waddo' },
  ended: {
    en: 'Your session has ended. What you typed is still on this page: sign in within ten minutes, and the desk goes on where it stopped. After that the page closes.',
    so: 'Fadhigaagii wuu dhammaaday. Wixii aad qortay weli bogga ayay ku yaallaan: mar kale gal toban daqiiqo gudahood, miiskuna halkii uu joogay ayuu ka sii wadayaa. Intaas kaddib boggu wuu xirmayaa.',
  },
  factorDue: {
    en: 'Your password was right. Now show that it is you.',
    so: 'Furahaagu waa sax. Hadda xaqiiji inaad adigu tahay.',
  },
  notEnrolled: {
    en: 'Your account has neither passkeys nor one-time codes any more. Set one up in another tab, then come back here within ten minutes: until then this page stays as it is.',
    so: 'Akoonkaagu hadda ma laha furayaal gelitaan iyo koodhadh hal-mar ah midna. Mid ku samee tab kale, dabadeedna halkan ku soo noqo toban daqiiqo gudahood: ilaa markaas boggani sidiisa ayuu ahaanayaa.',
  },
  otherAccount: {
    en: 'Somebody else has signed in with this browser. This page is closed; what its owner typed is shown to nobody else.',
    so: 'Qof kale ayaa browser-kan ku soo galay. Boggan waa la xirayaa; wixii milkiilihiisu qoray cid kale lama tusayo.',
  },
  email: { en: 'E-mail', so: 'Iimayl' },
  password: { en: 'Password', so: 'Furaha sirta ah' },
  signIn: { en: 'Sign in', so: 'Soo gal' },
  goOn: { en: 'Go on', so: 'Sii wad' },
  setUp: { en: 'Set one up in another tab', so: 'Mid ku samee tab kale' },
  notSetUp: { en: 'Nothing is set up yet.', so: 'Weli waxba lama samayn.' },
  toDesk: { en: 'Go to the desk', so: 'Tag miiska' },
  leave: { en: 'Leave this page', so: 'Ka bax boggan' },
  closedHeading: { en: 'This page is closed', so: 'Boggan waa la xiray' },
  closed: {
    en: 'Your session has ended. The desk cannot be reached at the moment.',
    so: 'Fadhigaagii wuu dhammaaday. Miiska hadda lama gaari karo.',
  },
  tryAgain: { en: 'Try again', so: 'Mar kale isku day' },
} as const satisfies Record<string, BothLanguages>
