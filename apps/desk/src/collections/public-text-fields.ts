import type { Field, RichTextFieldValidation, TextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { shortEditor } from '../editor.ts'
import { wrongLink } from '../links/link-problems.ts'
import { type BothLanguages, inLanguageOf } from '../words/both-languages.ts'
import { isBlank } from './blank.ts'
import { trimText } from './trim-text.ts'

const TITLE_MISSING: BothLanguages = {
  en: 'A text that is public needs a title.',
  so: 'Qoraalka dadweynaha u furan cinwaan ayuu u baahan yahay.',
}

/** A text is saved for readers with links that they can follow, and as Payload's own check says. */
const besideLinks: RichTextFieldValidation = (value, options) =>
  wrongLink(options.req, value) ?? richText(value as never, options as never)

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
      validate: besideLinks,
      ...(richTextName === 'description' && { editor: shortEditor }),
    },
  ]
}
