import type { GroupField, TextareaField, TextField } from 'payload'
import { trimText } from '../../collections/trim-text.ts'
import type { BothLanguages } from '../../words/both-languages.ts'

/** Most characters of a heading, a text and a field of several paragraphs. */
const MOST = { heading: 120, text: 600, long: 5_000 } as const

const heading = (defaultValue: string): TextField => ({
  name: 'heading',
  label: { en: 'Heading', so: 'Cinwaan' },
  type: 'text',
  maxLength: MOST.heading,
  defaultValue,
  hooks: { beforeValidate: [trimText] },
})

export const line = (name: string, label: BothLanguages, defaultValue: string): TextField => ({
  ...heading(defaultValue),
  name,
  label,
})

export const text = (name: string, label: BothLanguages, defaultValue: string): TextareaField => ({
  name,
  label,
  type: 'textarea',
  maxLength: MOST.text,
  defaultValue,
  hooks: { beforeValidate: [trimText] },
})

/** Several paragraphs or a list in one field, with how they are told apart. */
export const longText = (
  name: string,
  label: BothLanguages,
  defaultValue: string,
  description: BothLanguages,
): TextareaField => ({
  ...text(name, label, defaultValue),
  maxLength: MOST.long,
  admin: { rows: 8, description },
})

export const section = (
  name: string,
  label: BothLanguages,
  defaultHeading: string,
  fields: GroupField['fields'],
): GroupField => ({ name, label, type: 'group', fields: [heading(defaultHeading), ...fields] })
