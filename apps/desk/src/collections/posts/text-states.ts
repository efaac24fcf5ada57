import type { BothLanguages } from '../../i18n/messages.ts'

/**
 * How far a post's text in one language is. Readers have what the published document says; the
 * newest version, which the desk shows, may be further on.
 */
export const TEXT_STATES = ['draft', 'inReview', 'public', 'withdrawn'] as const

export type TextState = (typeof TEXT_STATES)[number]

/** What each state is called at the desk. */
export const TEXT_STATE_LABELS: Readonly<Record<TextState, BothLanguages>> = {
  draft: { en: 'Draft', so: 'Qabyo' },
  inReview: { en: 'In review', so: 'Dib-u-eegis' },
  public: { en: 'Public', so: 'Dadweynaha u furan' },
  withdrawn: { en: 'Withdrawn', so: 'Laga noqday' },
}
