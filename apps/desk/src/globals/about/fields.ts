import type { GroupField, TextareaField, TextField } from 'payload'
import { trimText } from '../../collections/trim-text.ts'
import type { BothLanguages } from '../../i18n/messages.ts'

/** Most characters of a heading, a text and a field of several paragraphs. */
const MAX_CHARS = { heading: 120, text: 600, long: 5_000 } as const

/**
 * A field that begins with the site's own text. The default is a function, since Payload writes a
 * plain text into the column's DEFAULT, and every correction of a sentence would need a migration.
 */
const heading = (siteText: string): TextField => ({
  name: 'heading',
  label: { en: 'Heading', so: 'Cinwaan' },
  type: 'text',
  maxLength: MAX_CHARS.heading,
  defaultValue: () => siteText,
  hooks: { beforeValidate: [trimText] },
})

export const line = (name: string, label: BothLanguages, siteText: string): TextField => ({
  ...heading(siteText),
  name,
  label,
})

export const text = (name: string, label: BothLanguages, siteText: string): TextareaField => ({
  name,
  label,
  type: 'textarea',
  maxLength: MAX_CHARS.text,
  defaultValue: () => siteText,
  hooks: { beforeValidate: [trimText] },
})

/** Several paragraphs or a list in one field, with how they are told apart. */
export const longText = (
  name: string,
  label: BothLanguages,
  siteText: string,
  description: BothLanguages,
): TextareaField => ({
  ...text(name, label, siteText),
  maxLength: MAX_CHARS.long,
  admin: { rows: 8, description },
})

export const section = (
  name: string,
  label: BothLanguages,
  defaultHeading: string,
  fields: GroupField['fields'],
): GroupField => ({ name, label, type: 'group', fields: [heading(defaultHeading), ...fields] })
