import type { Field, RichTextFieldValidation, TextFieldValidation } from 'payload'
import { richText } from 'payload/shared'
import { MIN_REASON_CHARS } from '../../access/publishers-publish-what-another-wrote.ts'
import { shortEditor } from '../../editor.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { wrongLink } from '../../links/link-problems.ts'
import { isBlank } from '../blank.ts'
import { oneLanguageAtLeast } from '../one-language-at-least.ts'
import { trimText } from '../trim-text.ts'

const reasonOrNone: TextFieldValidation = (value, { req }) =>
  isBlank(value) ||
  (value?.trim().length ?? 0) >= MIN_REASON_CHARS ||
  messagesFor(req).t({
    en: `Write in at least ${MIN_REASON_CHARS} characters why, or leave it empty.`,
    so: `Ku qor ugu yaraan ${MIN_REASON_CHARS} xaraf sababta, ama bannaadi.`,
  })

/** A text is saved for readers with links that they can follow, and as Payload's own check says. */
const besideLinks: RichTextFieldValidation = (value, options) =>
  wrongLink(options.req, value) ?? richText(value as never, options as never)

/** A leader's text in one language. */
export const leaderTextFields: Field[] = [
  {
    // As it is spelled in this language; readers get the other spelling where it is blank.
    name: 'name',
    label: { en: 'Name', so: 'Magaca' },
    type: 'text',
    validate: oneLanguageAtLeast('name'),
    hooks: { beforeValidate: [trimText] },
  },
  // Written by `publicity.ts` alone: the calls' index is made of it.
  { name: 'public', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
  {
    name: 'title',
    label: { en: 'Title', so: 'Cinwaanka' },
    type: 'text',
    hooks: { beforeValidate: [trimText] },
  },
  {
    name: 'description',
    label: { en: 'Text', so: 'Qoraalka' },
    type: 'richText',
    validate: besideLinks,
    editor: shortEditor,
  },
  {
    name: 'keptBackReason',
    label: {
      en: 'Why this language is kept back',
      so: 'Sababta luqaddan loo hayo',
    },
    type: 'text',
    validate: reasonOrNone,
    hooks: { beforeValidate: [trimText] },
    admin: {
      description: {
        en: 'Leave it empty: what is published is public in each language that has a text. With a reason, readers of this language do not get it.',
        so: 'Bannaadi: wixii la daabaco waxay u furan yihiin luqad kasta oo qoraal leh. Haddii sabab la qoro, akhristayaasha luqaddan ma helayaan.',
      },
    },
  },
]
