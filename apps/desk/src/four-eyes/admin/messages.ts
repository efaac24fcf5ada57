import { MIN_REASON_CHARS } from '../../access/publishers-publish-what-another-wrote.ts'
import type { BothLanguages } from '../../i18n/messages.ts'

export const FOUR_EYES_MESSAGES = {
  own: {
    en: 'You are publishing a change of your own. Save it as a draft and let a second person publish it, or write why you do it alone.',
    so: 'Waxaad daabacaysaa isbeddel aad adigu samaysay. Qabyo u kaydi oo qof labaad ha daabaco, ama qor sababta aad keligaa u daabacayso.',
  },
  reason: { en: 'Why alone', so: 'Sababta aad keligaa u samaynayso' },
  publicFile: {
    en: 'Readers see this file, and every change at once. Upload another one and put it into a draft that a second person publishes, or write why you change this one alone.',
    so: 'Akhristayaashu faylkan way arkaan, isbeddel kastana isla markiiba. Mid kale soo geli oo ku dar qabyo uu qof labaad daabaco, ama qor sababta aad kan keligaa u beddelayso.',
  },
  tooShort: {
    en: `Write at least ${MIN_REASON_CHARS} characters. The audit keeps them.`,
    so: `Qor ugu yaraan ${MIN_REASON_CHARS} xaraf. Diiwaanka falalka ayaa kaydiya.`,
  },
} as const satisfies Record<string, BothLanguages>
