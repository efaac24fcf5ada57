import { LANGUAGE_GROUP } from '../language-fields.ts'

type Data = Readonly<Record<string, unknown>>

/** What publishing says of a text: no save of a text and no version brings it back. */
export const FACTS = [
  'state',
  'firstPublishedAt',
  'changedAt',
  'changeNote',
  'withdrawnAt',
  'withdrawnReason',
  'publishedAlone',
  'publishedAloneReason',
  'changedBy',
]

/** What the desk says of a document and of its saves. */
export const BOOKKEEPING = [
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

/** The words, files and dates of a text in one language, without how far it is. */
export function writtenText(text: unknown): Record<string, unknown> {
  return typeof text === 'object' && text !== null ? without(text as Data, FACTS) : {}
}

/** The part of a post that its editors write: no state, no dates of publishing, no bookkeeping. */
export function selectText(data: Data): Record<string, unknown> {
  const written = without(data, BOOKKEEPING)
  for (const group of Object.values(LANGUAGE_GROUP)) {
    if (group in written) written[group] = writtenText(written[group])
  }
  return written
}
