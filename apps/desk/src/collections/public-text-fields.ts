import type { Field, TextFieldValidation } from 'payload'
import { shortEditor } from '../editor.ts'
import { isBlank } from './blank.ts'
import { trimText } from './trim-text.ts'

/** A language goes public with a title or not at all. */
const titleWhenPublic: TextFieldValidation = (value, { siblingData }) => {
  const isPublic = (siblingData as { public?: unknown }).public === true
  return !isPublic || !isBlank(value) || 'A text that is public needs a title.'
}

/** Title, rich text and the switch that makes a language public. */
export function publicTextFields(richTextName: 'content' | 'description'): Field[] {
  return [
    {
      name: 'public',
      label: 'Public in this language',
      type: 'checkbox',
      defaultValue: false,
    },
    {
      name: 'title',
      type: 'text',
      validate: titleWhenPublic,
      hooks: { beforeValidate: [trimText] },
    },
    {
      name: richTextName,
      type: 'richText',
      ...(richTextName === 'description' && { editor: shortEditor }),
    },
  ]
}
