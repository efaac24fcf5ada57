import type { Field, TextFieldValidation } from 'payload'
import { isBlank } from '../blank.ts'
import { trimText } from '../trim-text.ts'
import { TEXT_STATE_LABELS, TEXT_STATES } from './text-states.ts'

/** A text goes public with a title or not at all. */
const titleWhenPublic: TextFieldValidation = (value, { siblingData }) => {
  const { state } = siblingData as { state?: unknown }
  return state !== 'public' || !isBlank(value) || 'A text that is public needs a title.'
}

const readOnly = { admin: { readOnly: true } } as const

/** A post's text in one language, with its own state and its own dates. */
export const textFields: Field[] = [
  {
    name: 'state',
    label: { en: 'State', so: 'Xaaladda' },
    type: 'select',
    defaultValue: 'draft',
    options: TEXT_STATES.map((value) => ({ value, label: TEXT_STATE_LABELS[value] })),
  },
  {
    name: 'title',
    label: { en: 'Title', so: 'Cinwaanka' },
    type: 'text',
    validate: titleWhenPublic,
    hooks: { beforeValidate: [trimText] },
  },
  { name: 'content', label: { en: 'Text', so: 'Qoraalka' }, type: 'richText' },
  {
    name: 'firstPublishedAt',
    label: { en: 'First published', so: 'Markii ugu horreysay ee la daabacay' },
    type: 'date',
    ...readOnly,
  },
  {
    name: 'changedAt',
    label: { en: 'Updated', so: 'Waa la cusbooneysiiyay' },
    type: 'date',
    ...readOnly,
  },
  {
    name: 'changeNote',
    label: { en: 'What has changed', so: 'Waxa isbeddelay' },
    type: 'text',
    ...readOnly,
  },
  {
    name: 'withdrawnAt',
    label: { en: 'Withdrawn', so: 'Laga noqday' },
    type: 'date',
    ...readOnly,
  },
  {
    name: 'withdrawnReason',
    label: { en: 'Why it was withdrawn', so: 'Sababta looga noqday' },
    type: 'text',
    ...readOnly,
  },
]
