import type { Field, RichTextFieldValidation, TextFieldSingleValidation } from 'payload'
import { richText } from 'payload/shared'
import {
  MIN_REASON_CHARS,
  validReason,
} from '../../access/publishers-publish-what-another-wrote.ts'
import { shortEditor } from '../../editor.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { wrongLink } from '../../links/link-problems.ts'
import { isBlank } from '../blank.ts'
import { oneLanguageAtLeast } from '../one-language-at-least.ts'
import { textField } from '../text-field.ts'

const emptyOrReason: TextFieldSingleValidation = (value, { req }) =>
  isBlank(value) ||
  validReason(value ?? '') !== undefined ||
  messagesFor(req).t({
    en: `Write in at least ${MIN_REASON_CHARS} characters why, or leave it empty.`,
    so: `Ku qor ugu yaraan ${MIN_REASON_CHARS} xaraf sababta, ama bannaadi.`,
  })

/** Refuses links that readers could not follow, then applies Payload's own validation. */
const checkLinks: RichTextFieldValidation = (value, options) =>
  wrongLink(options.req, value) ?? richText(value as never, options as never)

/** A leader's text in one language. */
export const leaderTextFields: Field[] = [
  // The name as it is spelled in this language. Where it is blank, readers see the other spelling.
  textField('name', { en: 'Name', so: 'Magaca' }, { validate: oneLanguageAtLeast('name') }),
  // Set by `publicity.ts` alone, for the index of the calls.
  { name: 'public', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
  textField('title', { en: 'Title', so: 'Cinwaanka' }),
  {
    name: 'description',
    label: { en: 'Text', so: 'Qoraalka' },
    type: 'richText',
    validate: checkLinks,
    editor: shortEditor,
  },
  textField(
    'keptBackReason',
    { en: 'Why this language is kept back', so: 'Sababta luqaddan loo hayo' },
    {
      validate: emptyOrReason,
      admin: {
        description: {
          en: 'Leave it empty: what is published is public in each language that has a text. With a reason, readers of this language do not get it.',
          so: 'Bannaadi: wixii la daabaco waxay u furan yihiin luqad kasta oo qoraal leh. Haddii sabab la qoro, akhristayaasha luqaddan ma helayaan.',
        },
      },
    },
  ),
]
