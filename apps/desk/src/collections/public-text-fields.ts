import type { Field, TextFieldValidation } from 'payload'
import { shortEditor } from '../editor.ts'
import { type BothLanguages, inLanguageOf } from '../words/both-languages.ts'
import { isBlank } from './blank.ts'
import { trimText } from './trim-text.ts'

const TITLE_MISSING: BothLanguages = {
  en: 'A text that is public needs a title.',
  so: 'Qoraalka dadweynaha u furan cinwaan ayuu u baahan yahay.',
}

/** A language goes public with a title or not at all. */
const titleWhenPublic: TextFieldValidation = (value, { req, siblingData }) => {
  const isPublic = (siblingData as { public?: unknown }).public === true
  return !isPublic || !isBlank(value) || inLanguageOf(req, TITLE_MISSING)
}

/** Title, rich text and the switch that makes a language public. */
export function publicTextFields(richTextName: 'content' | 'description'): Field[] {
  return [
    {
      name: 'public',
      label: { en: 'Public in this language', so: 'Luqaddan dadweynaha ugu furan' },
      type: 'checkbox',
      defaultValue: false,
    },
    {
      name: 'title',
      label: { en: 'Title', so: 'Cinwaanka' },
      type: 'text',
      validate: titleWhenPublic,
      hooks: { beforeValidate: [trimText] },
    },
    {
      name: richTextName,
      label: { en: 'Text', so: 'Qoraalka' },
      type: 'richText',
      ...(richTextName === 'description' && { editor: shortEditor }),
    },
  ]
}
