import type { Field, TextFieldValidation } from 'payload'
import { programsAlone } from '../../access/programs-alone.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { isBlank } from '../blank.ts'
import { trimText } from '../trim-text.ts'
import { TEXT_STATE_LABELS, TEXT_STATES } from './text-states.ts'

const TITLE_NEEDED = {
  en: 'A text that is public needs a title.',
  so: 'Qoraal dadweynaha u furan cinwaan ayuu u baahan yahay.',
}

/** A text goes public with a title or not at all. */
const titleWhenPublic: TextFieldValidation = (value, { siblingData, req }) => {
  const { state } = siblingData as { state?: unknown }
  return state !== 'public' || !isBlank(value) || messagesFor(req).t(TITLE_NEEDED)
}

/** Written by the post's publishing alone; shown to all who write. */
const noted = {
  access: { create: programsAlone, update: programsAlone },
  admin: { readOnly: true },
} as const

/** A post's text in one language, with its own state and its own dates. */
export const textFields: Field[] = [
  {
    name: 'state',
    label: { en: 'State', so: 'Xaaladda' },
    type: 'select',
    defaultValue: 'draft',
    options: TEXT_STATES.map((value) => ({ value, label: TEXT_STATE_LABELS[value] })),
    ...noted,
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
    ...noted,
  },
  {
    name: 'changedAt',
    label: { en: 'Updated', so: 'Waa la cusbooneysiiyay' },
    type: 'date',
    ...noted,
  },
  {
    name: 'changeNote',
    label: { en: 'What has changed', so: 'Waxa isbeddelay' },
    type: 'text',
    ...noted,
  },
  {
    name: 'withdrawnAt',
    label: { en: 'Withdrawn', so: 'Laga noqday' },
    type: 'date',
    ...noted,
  },
  {
    name: 'withdrawnReason',
    label: { en: 'Why it was withdrawn', so: 'Sababta looga noqday' },
    type: 'text',
    ...noted,
  },
  {
    name: 'publishedAlone',
    label: { en: 'Published without a second person', so: 'Waa la daabacay qof labaad la’aan' },
    type: 'checkbox',
    ...noted,
  },
  {
    name: 'publishedAloneReason',
    label: { en: 'Why it was published alone', so: 'Sababta keli loogu daabacay' },
    type: 'text',
    ...noted,
  },
  // Numbers of the accounts that changed the text since readers last had it: no list to look at.
  { name: 'changedBy', type: 'json', hidden: true, access: noted.access },
]
