import { ALERT_LEVELS, type AlertLevel } from '@gaashaan/contract'
import type { DateField } from 'payload'
import { languageTabs } from '../../collections/language-tabs.ts'
import { oneLanguageAtLeast } from '../../collections/one-language-at-least.ts'
import { textareaField, textField } from '../../collections/text-field.ts'
import { DAY_AND_TIME } from '../../i18n/date-formats.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { pathOrHttpsUrl } from '../checks/https-url.ts'
import { withPayloadCheck } from '../checks/with-payload-check.ts'
import { siteGlobal } from '../site-global.ts'
import { endsAfterStart, linkHasText } from './checks.ts'
import { logAlert } from './log-alert.ts'

/** Maximum lengths: a title of two lines and a text of six on a narrow phone. */
const MAX_CHARS = { title: 100, text: 300, link: 60 } as const

const LEVEL_LABELS: Readonly<Record<AlertLevel, BothLanguages>> = {
  information: {
    en: 'Information (blue; a reader can close it)',
    so: 'Ogeysiis (buluug; akhristuhu wuu xiri karaa)',
  },
  warning: { en: 'Warning (yellow)', so: 'Digniin (jaalle)' },
  emergency: { en: 'Emergency (red)', so: 'Degdeg (casaan)' },
}

const timeField = {
  type: 'date',
  admin: { date: DAY_AND_TIME },
  timezone: {
    defaultTimezone: 'Africa/Mogadishu',
    supportedTimezones: [{ label: 'Muqdisho', value: 'Africa/Mogadishu' }],
  },
} as const satisfies Partial<DateField>

/** The banner at the top of every page. */
export const alert = () =>
  siteGlobal({
    slug: 'alert',
    log: logAlert,
    tellsOfAlone: true,
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
        textField(
          'title',
          { en: 'Title', so: 'Cinwaan' },
          { maxLength: MAX_CHARS.title, validate: withPayloadCheck(oneLanguageAtLeast('title')) },
        ),
        textareaField('text', { en: 'Text', so: 'Qoraal' }, { maxLength: MAX_CHARS.text }),
        textField(
          'linkText',
          { en: 'Words of the link', so: 'Erayada xiriiriyaha' },
          { maxLength: MAX_CHARS.link, validate: withPayloadCheck(linkHasText) },
        ),
      ]),
      textField(
        'link',
        { en: 'Where the link leads', so: 'Halka xiriiriyuhu u socdo' },
        {
          validate: pathOrHttpsUrl,
          admin: {
            description: {
              en: 'A page of this site, as in /contact, or a whole address with https://. May stay empty.',
              so: 'Bog ka mid ah boggan, sida /contact, ama cinwaan dhan oo https:// ah. Waa la bannayn karaa.',
            },
          },
        },
      ),
      {
        type: 'row',
        fields: [
          {
            name: 'from',
            label: { en: 'Shown from', so: 'La muujiyo laga bilaabo' },
            ...timeField,
          },
          {
            name: 'until',
            label: { en: 'Shown until', so: 'La muujiyo ilaa' },
            validate: endsAfterStart,
            ...timeField,
          },
        ],
      },
    ],
  })
