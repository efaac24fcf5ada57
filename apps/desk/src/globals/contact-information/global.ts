import { DEFAULT_TEXTS } from '@gaashaan/contract/defaults/texts'
import type { TextField } from 'payload'
import { languageTabs } from '../../collections/language-tabs.ts'
import { trimText } from '../../collections/trim-text.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { httpsAddress } from '../checks/https-address.ts'
import { phoneNumber } from '../checks/phone-number.ts'
import { withPayloadCheck } from '../checks/with-payload-check.ts'
import { siteGlobal } from '../site-global.ts'

/** Most characters of one line of text. */
const MAX_CHARS = 120

const line = (name: string, label: BothLanguages, more: Partial<TextField> = {}): TextField =>
  ({
    name,
    label,
    type: 'text',
    maxLength: MAX_CHARS,
    hooks: { beforeValidate: [trimText] },
    ...more,
  }) as TextField

const address = (name: string, label: BothLanguages): TextField =>
  ({
    name,
    label,
    type: 'text',
    validate: httpsAddress,
    hooks: { beforeValidate: [trimText] },
    admin: { placeholder: 'https://' },
  }) as TextField

/** How to reach the ministry, when, and where else it is to be found. */
export const contactInformation = () =>
  siteGlobal({
    slug: 'contact-information',
    label: { en: 'Contact information', so: 'Xogta xiriirka' },
    description: {
      en: 'Shown in the top bar, the footer, on the contact page and with the leaders. What is left empty is what the site was set up with.',
      so: 'Waxay ka muuqataa xariiqda sare, dhammaadka bogga, bogga xiriirka iyo hoggaanka. Waxa la banneeyo waa sida bogga loo dejiyay.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'email', label: { en: 'E-mail address', so: 'Iimayl' }, type: 'email' },
          {
            name: 'pressEmail',
            label: { en: 'E-mail address of the press office', so: 'Iimaylka xafiiska saxaafadda' },
            type: 'email',
          },
        ],
      },
      line(
        'hotline',
        { en: 'Hotline', so: 'Khadka degdegga ah' },
        { validate: withPayloadCheck(phoneNumber) },
      ),
      {
        name: 'officePhones',
        label: { en: 'Telephones of the office', so: 'Telefoonnada xafiiska' },
        labels: {
          singular: { en: 'Telephone', so: 'Telefoon' },
          plural: { en: 'Telephones', so: 'Telefoonno' },
        },
        type: 'array',
        maxRows: 6,
        fields: [
          line(
            'number',
            { en: 'Number', so: 'Lambar' },
            { required: true, validate: withPayloadCheck(phoneNumber) },
          ),
        ],
      },
      languageTabs((group) => {
        const { contact, workingHours } = DEFAULT_TEXTS[group]
        return [
          line(
            'workingHours',
            { en: 'Working hours, in the top bar', so: 'Saacadaha shaqada, xariiqda sare' },
            { defaultValue: () => workingHours },
          ),
          line(
            'workingDays',
            { en: 'Working days, on the contact page', so: 'Maalmaha shaqada, bogga xiriirka' },
            { defaultValue: () => contact.workingDays },
          ),
          line(
            'dayOff',
            { en: 'Day off, on the contact page', so: 'Maalinta fasaxa, bogga xiriirka' },
            { defaultValue: () => contact.dayOff },
          ),
          line(
            'hotlineTitle',
            { en: 'Heading of the hotline', so: 'Cinwaanka khadka degdegga ah' },
            { defaultValue: () => contact.hotline },
          ),
          line(
            'officeHours',
            { en: 'When the office answers the telephone', so: 'Goorta xafiisku telefoonka qabto' },
            { defaultValue: () => contact.officeHours },
          ),
          line(
            'address',
            { en: 'Address', so: 'Ciwaanka' },
            { defaultValue: () => contact.addressText },
          ),
        ]
      }),
      {
        type: 'row',
        fields: [
          address('radioUrl', { en: 'Page of the army radio', so: 'Bogga raadiyaha ciidanka' }),
          address('streamUrl', {
            en: 'Live stream of the radio',
            so: 'Tebinta tooska ah ee raadiyaha',
          }),
        ],
      },
      {
        name: 'social',
        label: { en: 'Social networks', so: 'Baraha bulshada' },
        type: 'group',
        fields: [
          address('facebook', { en: 'Facebook', so: 'Facebook' }),
          address('x', { en: 'X (Twitter)', so: 'X (Twitter)' }),
          address('instagram', { en: 'Instagram', so: 'Instagram' }),
          address('youtube', { en: 'YouTube', so: 'YouTube' }),
          address('tiktok', { en: 'TikTok', so: 'TikTok' }),
        ],
      },
    ],
  })
