import type { BothLanguages } from '../../../i18n/messages.ts'

/** Messages of a post's history on the writing screen. */
export const HISTORY_MESSAGES = {
  history: { en: 'History', so: 'Taariikhda' },
  hint: {
    en: 'A text that is brought back becomes the draft; readers have what they had.',
    so: 'Qoraalka la soo celiyo wuxuu noqonayaa qabyo; akhristayaashu waxay hayaan wixii ay hayeen.',
  },
  program: { en: 'a program', so: 'barnaamij' },
  someone: { en: 'someone at the desk', so: 'qof miiska ka shaqeeya' },
  aside: {
    en: 'kept aside: someone else had saved first',
    so: 'la dhigay: qof kale ayaa hore u keydiyay',
  },
  published: { en: 'public at the time', so: 'waagaas dadweynaha u furnaa' },
  compare: { en: 'Compare', so: 'Barbar dhig' },
  restore: { en: 'Bring back', so: 'Soo celi' },
  nothing: { en: 'Nothing has been saved yet.', so: 'Weli waxba lama keydin.' },
  failed: {
    en: 'The history could not be read.',
    so: 'Taariikhda lama akhrin karin.',
  },
} as const satisfies Record<string, BothLanguages>
