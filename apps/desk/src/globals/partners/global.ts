import { PARTNER_KINDS, PARTNER_MARKS } from '@gaashaan/contract'
import { DEFAULT_PARTNERS } from '@gaashaan/contract/defaults/partners'
import { DEFAULT_TEXTS } from '@gaashaan/contract/defaults/texts'
import type { TextFieldSingleValidation } from 'payload'
import { isBlank } from '../../collections/blank.ts'
import { languageTabs } from '../../collections/language-tabs.ts'
import { mediaField } from '../../collections/media/media-field.ts'
import { textareaField, textField } from '../../collections/text-field.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { httpsUrlField } from '../checks/https-url.ts'
import { withPayloadCheck } from '../checks/with-payload-check.ts'
import { siteGlobal } from '../site-global.ts'
import { KIND_LABELS, MARK_LABELS } from './labels.ts'

/** Maximum lengths: a name of two lines, a paragraph, and letters that fit in the place of a flag. */
const MAX_CHARS = { name: 60, text: 300, letters: 5 } as const

/** The partners of Specification §3, which the form has until an editor changes them. */
const DEFAULT_ROWS = DEFAULT_PARTNERS.map(({ mark, kind }) => ({
  so: { name: DEFAULT_TEXTS.so.partnerNames[mark], text: DEFAULT_TEXTS.so.partnerTexts[mark] },
  en: { name: DEFAULT_TEXTS.en.partnerNames[mark], text: DEFAULT_TEXTS.en.partnerTexts[mark] },
  kind,
  mark,
}))

const needsName: TextFieldSingleValidation = (value, { req }) =>
  !isBlank(value) ||
  messagesFor(req).t({
    en: 'Give the partner a name in both languages.',
    so: 'Saaxiibka magac ugu qor labada luqadood.',
  })

/** The partners of the ministry, in the order in which the site shows them. */
export const partners = () =>
  siteGlobal({
    slug: 'partners',
    label: { en: 'Partners', so: 'Saaxiibada Caalamiga ah' },
    description: {
      en: 'Shown on the home page and on the page of partners, in this order: drag them. Without any, the site shows its own list.',
      so: 'Waxay ka muuqdaan bogga hore iyo bogga saaxiibada, sidan ay u kala horreeyaan: jiid si aad u kala beddesho. Haddii aan la qorin, boggu wuxuu muujiyaa liiskiisa.',
    },
    fields: [
      {
        name: 'partners',
        label: { en: 'Partners', so: 'Saaxiibada' },
        labels: {
          singular: { en: 'Partner', so: 'Saaxiib' },
          plural: { en: 'Partners', so: 'Saaxiibada' },
        },
        type: 'array',
        maxRows: 40,
        defaultValue: DEFAULT_ROWS,
        admin: {
          initCollapsed: true,
          components: { RowLabel: '/globals/partners/row-label.tsx#PartnerLabel' },
        },
        fields: [
          languageTabs(() => [
            textField(
              'name',
              { en: 'Name', so: 'Magac' },
              { maxLength: MAX_CHARS.name, validate: withPayloadCheck(needsName) },
            ),
            textareaField(
              'text',
              { en: 'What the two do together', so: 'Waxa laga wada shaqeeyo' },
              { maxLength: MAX_CHARS.text },
            ),
          ]),
          {
            name: 'kind',
            label: { en: 'Kind', so: 'Nooca' },
            type: 'select',
            required: true,
            defaultValue: 'defense',
            options: PARTNER_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
          },
          {
            type: 'row',
            fields: [
              mediaField('logo', 'picture', {
                label: { en: 'Logo', so: 'Astaanta' },
                description: {
                  en: 'Shown instead of the sign.',
                  so: 'Waxaa lagu muujiyaa meesha calaamadda.',
                },
              }),
              {
                name: 'mark',
                label: { en: 'Sign drawn by the site', so: 'Calaamadda boggu sawiro' },
                type: 'select',
                options: PARTNER_MARKS.map((value) => ({ value, label: MARK_LABELS[value] })),
              },
              textField(
                'letters',
                { en: 'Or letters', so: 'Ama xarfo' },
                {
                  maxLength: MAX_CHARS.letters,
                  admin: {
                    description: {
                      en: 'Where there is neither; else the first letters of the name.',
                      so: 'Marka labaduba maqan yihiin; haddii kale xarfaha ugu horreeya ee magaca.',
                    },
                  },
                },
              ),
            ],
          },
          httpsUrlField('url', { en: 'Their website', so: 'Boggooda' }),
        ],
      },
    ],
  })
