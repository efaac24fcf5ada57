import { ALERT_LEVELS } from '@gaashaan/contract'
import type { DateField } from 'payload'
import { languageTabs } from '../../collections/language-tabs.ts'
import { trimText } from '../../collections/trim-text.ts'
import { DAY_AND_TIME } from '../../i18n/date-forms.ts'
import { pageAddress } from '../checks/https-address.ts'
import { withPayloadCheck } from '../checks/with-payload-check.ts'
import { siteGlobal } from '../site-global.ts'
import { afterItsBeginning, linkHasText, oneTitleAtLeast } from './checks.ts'
import { LEVEL_LABELS } from './level-labels.ts'

/** Most characters of an alert's title and text: two lines and six on a narrow phone. */
const MAX_CHARS = { title: 100, text: 300, link: 60 } as const

const inMogadishu = {
  timezone: {
    defaultTimezone: 'Africa/Mogadishu',
    supportedTimezones: [{ label: 'Muqdisho', value: 'Africa/Mogadishu' }],
  },
} as const satisfies Partial<DateField>

/** The banner at the top of every page. */
export const alert = () =>
  siteGlobal({
    slug: 'alert',
    publishButton: '/globals/alert/admin/publish-alert.tsx#PublishAlert',
    label: { en: 'Alert', so: 'Digniinta bogga' },
    description: {
      en: 'Stands at the top of every page within two seconds of publishing, until it ends or is unpublished. A language without a title shows the other one’s.',
      so: 'Waxay ka muuqataa dusha bog kasta laba ilbiriqsi gudahood marka la daabaco, ilaa ay ka dhammaato ama laga qaado. Luqad aan cinwaan lahayn waxay muujisaa tan kale.',
    },
    fields: [
      {
        name: 'level',
        label: { en: 'How much it matters', so: 'Sida ay muhiim u tahay' },
        type: 'radio',
        required: true,
        defaultValue: 'information',
        options: ALERT_LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] })),
      },
      languageTabs(() => [
        {
          name: 'title',
          label: { en: 'Title', so: 'Cinwaan' },
          type: 'text',
          maxLength: MAX_CHARS.title,
          validate: withPayloadCheck(oneTitleAtLeast),
          hooks: { beforeValidate: [trimText] },
        },
        {
          name: 'text',
          label: { en: 'Text', so: 'Qoraal' },
          type: 'textarea',
          maxLength: MAX_CHARS.text,
          hooks: { beforeValidate: [trimText] },
        },
        {
          name: 'linkText',
          label: { en: 'Words of the link', so: 'Erayada xiriiriyaha' },
          type: 'text',
          maxLength: MAX_CHARS.link,
          validate: withPayloadCheck(linkHasText),
          hooks: { beforeValidate: [trimText] },
        },
      ]),
      {
        name: 'link',
        label: { en: 'Where the link leads', so: 'Halka xiriiriyuhu u socdo' },
        type: 'text',
        validate: pageAddress,
        hooks: { beforeValidate: [trimText] },
        admin: {
          description: {
            en: 'A page of this site, as in /contact, or a whole address with https://. May stay empty.',
            so: 'Bog ka mid ah boggan, sida /contact, ama cinwaan dhan oo https:// ah. Waa la bannayn karaa.',
          },
        },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'from',
            label: { en: 'Shown from', so: 'La muujiyo laga bilaabo' },
            type: 'date',
            admin: { date: DAY_AND_TIME },
            ...inMogadishu,
          },
          {
            name: 'until',
            label: { en: 'Shown until', so: 'La muujiyo ilaa' },
            type: 'date',
            validate: afterItsBeginning,
            admin: { date: DAY_AND_TIME },
            ...inMogadishu,
          },
        ],
      },
    ],
  })
