import { LANGUAGE_GROUP } from '../language-fields.ts'

type Data = Readonly<Record<string, unknown>>

/**
 * The fields of a group `so` or `en` that publishing writes: the text's state, dates and notes. Saving
 * a text or restoring a version does not change them.
 */
export const PUBLICATION_FIELDS = [
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

export const isPublicationField = (name: string) =>
  PUBLICATION_FIELDS.some((field) => field === name)

/** The fields of a post that the desk writes about the document and its saves. */
export const BOOKKEEPING_FIELDS = [
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'heading',
  'dateChosen',
  'sharedChangedBy',
  'turn',
  'revision',
  'form',
  'savedBy',
  'savedFrom',
  'savedSince',
  'setAside',
]

const without = (data: Data, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))

/** What editors write in one language: title, text and file. */
export function withoutPublicationFields(text: unknown): Record<string, unknown> {
  return typeof text === 'object' && text !== null ? without(text as Data, PUBLICATION_FIELDS) : {}
}

/** What editors write of a post: everything but bookkeeping and publication fields. */
export function selectText(data: Data): Record<string, unknown> {
  const text = without(data, BOOKKEEPING_FIELDS)
  for (const group of Object.values(LANGUAGE_GROUP)) {
    if (group in text) text[group] = withoutPublicationFields(text[group])
  }
  return text
}
