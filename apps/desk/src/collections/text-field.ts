import type { FieldHook, TextareaField, TextField } from 'payload'
import type { BothLanguages } from '../i18n/messages.ts'

type SingleTextField = Exclude<TextField, { hasMany: true }>

/** Removes the spaces around a text before it is validated. */
export const trimText: FieldHook = ({ value }) => (typeof value === 'string' ? value.trim() : value)

const trimmed = (name: string, label: BothLanguages) => ({
  name,
  label,
  hooks: { beforeValidate: [trimText] },
})

/** A field for one line of text, without spaces around it. */
export const textField = (
  name: string,
  label: BothLanguages,
  options: Partial<SingleTextField> = {},
): SingleTextField => ({ ...trimmed(name, label), type: 'text', ...options })

/** A field for several lines of text, without spaces around them. */
export const textareaField = (
  name: string,
  label: BothLanguages,
  options: Partial<TextareaField> = {},
): TextareaField => ({ ...trimmed(name, label), type: 'textarea', ...options })
