import type { BothLanguages } from '../../i18n/messages.ts'

/**
 * The states of a post's text in one language. The published document holds the state of what readers
 * have; the newest version, which the desk shows, holds that of the draft.
 */
export const TEXT_STATES = ['draft', 'inReview', 'public', 'withdrawn'] as const

export type TextState = (typeof TEXT_STATES)[number]

export const TEXT_STATE_LABELS: Readonly<Record<TextState, BothLanguages>> = {
  draft: { en: 'Draft', so: 'Qabyo' },
  inReview: { en: 'In review', so: 'Dib-u-eegis' },
  public: { en: 'Public', so: 'Dadweynaha u furan' },
  withdrawn: { en: 'Withdrawn', so: 'Laga noqday' },
}

/** Labels of a text's dates and notes (`PUBLICATION_FIELDS`). */
export const PUBLICATION_LABELS = {
  firstPublishedAt: { en: 'First published', so: 'Markii ugu horreysay ee la daabacay' },
  changedAt: { en: 'Updated', so: 'Waa la cusbooneysiiyay' },
  changeNote: { en: 'What has changed', so: 'Waxa isbeddelay' },
  withdrawnAt: { en: 'Withdrawn', so: 'Laga noqday' },
  withdrawnReason: { en: 'Why it was withdrawn', so: 'Sababta looga noqday' },
  publishedAlone: {
    en: 'Published without a second person',
    so: 'Waa la daabacay qof labaad la’aan',
  },
  publishedAloneReason: { en: 'Why it was published alone', so: 'Sababta keli loogu daabacay' },
} as const satisfies Record<string, BothLanguages>
