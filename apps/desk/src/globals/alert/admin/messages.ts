import type { AlertLevel, Language } from '@gaashaan/contract'
import type { BothLanguages } from '../../../i18n/messages.ts'

/** What the site writes before an alert's title (`alert.server.ts` of its messages). */
export const SITE_LEVELS: Readonly<Record<Language, Readonly<Record<AlertLevel, string>>>> = {
  SO: { information: 'Ogeysiis', warning: 'Digniin', emergency: 'Degdeg' },
  EN: { information: 'Notice', warning: 'Warning', emergency: 'Emergency' },
}

/** Messages of the dialog before an alert is published. */
export const ALERT_MESSAGES = {
  heading: { en: 'Show this on every page of the site?', so: 'Tan ma lagu muujiyaa bog kasta?' },
  readersOf: {
    SO: { en: 'Readers of Somali see', so: 'Akhristayaasha Soomaaliga waxay arkayaan' },
    EN: { en: 'Readers of English see', so: 'Akhristayaasha Ingiriisiga waxay arkayaan' },
  },
  otherLanguage: {
    en: 'There is no title in their language, so they get the other one.',
    so: 'Luqaddooda cinwaan ma leh, sidaas darteed waxay helayaan tan kale.',
  },
  untilUnpublished: {
    en: 'It stays until it is unpublished.',
    so: 'Way sii jiraysaa ilaa laga noqdo.',
  },
  yes: { en: 'Yes, show it to everyone', so: 'Haa, qof walba tus' },
} as const

/** Says from when until when readers see an alert, in Mogadishu time. */
export function visibilityPeriod(
  from: string | undefined,
  until: string | undefined,
): BothLanguages {
  const start = from
    ? {
        en: `Readers see it from ${from}`,
        so: `Akhristayaashu waxay arkayaan laga bilaabo ${from}`,
      }
    : {
        en: 'Readers see it within two seconds',
        so: 'Akhristayaashu waxay arkayaan laba ilbiriqsi gudahood',
      }
  const end = until
    ? { en: ` until ${until}, Mogadishu time.`, so: ` ilaa ${until}, waqtiga Muqdisho.` }
    : {
        en: `${from ? ', Mogadishu time' : ''}. ${ALERT_MESSAGES.untilUnpublished.en}`,
        so: `${from ? ', waqtiga Muqdisho' : ''}. ${ALERT_MESSAGES.untilUnpublished.so}`,
      }
  return { en: start.en + end.en, so: start.so + end.so }
}
