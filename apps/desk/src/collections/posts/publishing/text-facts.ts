/**
 * What the desk writes down of a text itself: of a group `so` or `en` everything else is the text.
 * People change none of these fields; publishing does.
 */
export const TEXT_FACTS = [
  'state',
  'firstPublishedAt',
  'changedAt',
  'changeNote',
  'withdrawnAt',
  'withdrawnReason',
  'publishedAlone',
  'publishedAloneReason',
  'changedBy',
] as const

export type TextFact = (typeof TEXT_FACTS)[number]

export const isTextFact = (name: string): name is TextFact =>
  (TEXT_FACTS as readonly string[]).includes(name)
