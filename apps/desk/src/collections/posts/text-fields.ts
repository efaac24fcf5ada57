import type { Field, TextFieldValidation } from 'payload'
import { programsAlone } from '../../access/programs-alone.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { isBlank } from '../blank.ts'
import { textField } from '../text-field.ts'
import { PUBLICATION_LABELS, TEXT_STATE_LABELS, TEXT_STATES } from './text-states.ts'

const TITLE_NEEDED = {
  en: 'A text that is public needs a title.',
  so: 'Qoraal dadweynaha u furan cinwaan ayuu u baahan yahay.',
}

const requireTitleWhenPublic: TextFieldValidation = (value, { siblingData, req }) => {
  const { state } = siblingData as { state?: unknown }
  return state !== 'public' || !isBlank(value) || messagesFor(req).t(TITLE_NEEDED)
}

/** Only publishing writes these fields. The publishing panel shows them in the form's place. */
const WRITTEN_BY_PUBLISHING = {
  access: { create: programsAlone, update: programsAlone },
  admin: { readOnly: true, hidden: true },
} as const

const publicationField = (
  name: keyof typeof PUBLICATION_LABELS,
  type: 'date' | 'text' | 'checkbox',
) => ({ name, type, label: PUBLICATION_LABELS[name], ...WRITTEN_BY_PUBLISHING }) as Field

/** A post's text in one language, with its own state and its own dates. */
export const textFields: Field[] = [
  {
    name: 'state',
    label: { en: 'State', so: 'Xaaladda' },
    type: 'select',
    defaultValue: 'draft',
    options: TEXT_STATES.map((value) => ({ value, label: TEXT_STATE_LABELS[value] })),
    ...WRITTEN_BY_PUBLISHING,
  },
  textField('title', { en: 'Title', so: 'Cinwaanka' }, { validate: requireTitleWhenPublic }),
  { name: 'content', label: { en: 'Text', so: 'Qoraalka' }, type: 'richText' },
  publicationField('firstPublishedAt', 'date'),
  publicationField('changedAt', 'date'),
  publicationField('changeNote', 'text'),
  publicationField('withdrawnAt', 'date'),
  publicationField('withdrawnReason', 'text'),
  publicationField('publishedAlone', 'checkbox'),
  publicationField('publishedAloneReason', 'text'),
  // Ids of the accounts that changed the text since readers last had it. No response contains them.
  {
    name: 'changedBy',
    type: 'json',
    hidden: true,
    access: WRITTEN_BY_PUBLISHING.access,
    admin: { hidden: true },
  },
]
