import type { BothLanguages } from '../../../i18n/messages.ts'

/** Messages of the panel with the order that readers see today. */
export const ORDER_MESSAGES = {
  heading: { en: 'What readers see today', so: 'Waxa akhristayaashu maanta arkaan' },
  somali: { en: 'In Somali', so: 'Af Soomaali' },
  english: { en: 'In English', so: 'Af Ingiriisi' },
  nothing: { en: 'Nothing is featured.', so: 'Wax muhiim ah oo la tusayo ma jiraan.' },
  failed: { en: 'The order could not be read.', so: 'Kala horraynta lama akhrin karin.' },
  start: { en: 'Start from this order', so: 'Ka bilow kala horrayntan' },
  startHint: {
    en: 'Puts it into the list below, to be dragged. Readers see a change when you save it.',
    so: 'Waxay gelinaysaa liiska hoose si loo jiido. Akhristayaashu isbeddelka way arkayaan markaad kaydiso.',
  },
} as const satisfies Record<string, BothLanguages>
