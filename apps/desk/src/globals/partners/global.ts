import { PARTNER_KINDS, PARTNER_MARKS } from '@gaashaan/contract'
import type { TextFieldSingleValidation } from 'payload'
import { isBlank } from '../../collections/blank.ts'
import { languageTabs } from '../../collections/language-tabs.ts'
import { mediaField } from '../../collections/media/media-field.ts'
import { trimText } from '../../collections/trim-text.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { httpsAddress } from '../checks/https-address.ts'
import { withPayloadCheck } from '../checks/with-payload-check.ts'
import { siteGlobal } from '../site-global.ts'
import { DEFAULT_ROWS } from './default-rows.ts'
import { KIND_LABELS, MARK_LABELS } from './labels.ts'

/** Most characters: a name of two lines in a cell, a paragraph, letters that fit a flag's place. */
const MAX_CHARS = { name: 60, text: 300, letters: 5 } as const

const needsName: TextFieldSingleValidation = (value, { req }) =>
  !isBlank(value) ||
  messagesFor(req).t({
    en: 'Give the partner a name in both languages.',
    so: 'Saaxiibka magac ugu qor labada luqadood.',
  })

/** Whom the ministry works with, in the order in which they stand here. */
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
            {
              name: 'name',
              label: { en: 'Name', so: 'Magac' },
              type: 'text',
              maxLength: MAX_CHARS.name,
              validate: withPayloadCheck(needsName),
              hooks: { beforeValidate: [trimText] },
            },
            {
              name: 'text',
              label: { en: 'What the two do together', so: 'Waxa laga wada shaqeeyo' },
              type: 'textarea',
              maxLength: MAX_CHARS.text,
              hooks: { beforeValidate: [trimText] },
            },
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
              {
                ...mediaField('logo', 'picture'),
                label: { en: 'Logo', so: 'Astaanta' },
                admin: {
                  description: {
                    en: 'Shown instead of the sign.',
                    so: 'Waxaa lagu muujiyaa meesha calaamadda.',
                  },
                },
              },
              {
                name: 'mark',
                label: { en: 'Sign drawn by the site', so: 'Calaamadda boggu sawiro' },
                type: 'select',
                options: PARTNER_MARKS.map((value) => ({ value, label: MARK_LABELS[value] })),
              },
              {
                name: 'letters',
                label: { en: 'Or letters', so: 'Ama xarfo' },
                type: 'text',
                maxLength: MAX_CHARS.letters,
                hooks: { beforeValidate: [trimText] },
                admin: {
                  description: {
                    en: 'Where there is neither; else the first letters of the name.',
                    so: 'Marka labaduba maqan yihiin; haddii kale xarfaha ugu horreeya ee magaca.',
                  },
                },
              },
            ],
          },
          {
            name: 'url',
            label: { en: 'Their website', so: 'Boggooda' },
            type: 'text',
            validate: httpsAddress,
            hooks: { beforeValidate: [trimText] },
            admin: { placeholder: 'https://' },
          },
        ],
      },
    ],
  })
