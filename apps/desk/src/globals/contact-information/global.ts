import { DEFAULT_TEXTS } from '@gaashaan/contract/defaults/texts'
import { languageTabs } from '../../collections/language-tabs.ts'
import { textField } from '../../collections/text-field.ts'
import type { BothLanguages } from '../../i18n/messages.ts'
import { httpsUrlField } from '../checks/https-url.ts'
import { phoneNumber } from '../checks/phone-number.ts'
import { withPayloadCheck } from '../checks/with-payload-check.ts'
import { defaultLine } from '../default-text-fields.ts'
import { siteGlobal } from '../site-global.ts'

const MAX_PHONE_CHARS = 120

const phoneField = (
  name: string,
  label: BothLanguages,
  options: Parameters<typeof textField>[2] = {},
) =>
  textField(name, label, {
    maxLength: MAX_PHONE_CHARS,
    validate: withPayloadCheck(phoneNumber),
    ...options,
  })

/** The ministry's contact details, working hours and pages on other sites. */
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
      phoneField('hotline', { en: 'Hotline', so: 'Khadka degdegga ah' }),
      {
        name: 'officePhones',
        label: { en: 'Telephones of the office', so: 'Telefoonnada xafiiska' },
        labels: {
          singular: { en: 'Telephone', so: 'Telefoon' },
          plural: { en: 'Telephones', so: 'Telefoonno' },
        },
        type: 'array',
        maxRows: 6,
        fields: [phoneField('number', { en: 'Number', so: 'Lambar' }, { required: true })],
      },
      languageTabs((group) => {
        const { contact, workingHours } = DEFAULT_TEXTS[group]
        return [
          defaultLine(
            'workingHours',
            { en: 'Working hours, in the top bar', so: 'Saacadaha shaqada, xariiqda sare' },
            workingHours,
          ),
          defaultLine(
            'workingDays',
            { en: 'Working days, on the contact page', so: 'Maalmaha shaqada, bogga xiriirka' },
            contact.workingDays,
          ),
          defaultLine(
            'dayOff',
            { en: 'Day off, on the contact page', so: 'Maalinta fasaxa, bogga xiriirka' },
            contact.dayOff,
          ),
          defaultLine(
            'hotlineTitle',
            { en: 'Heading of the hotline', so: 'Cinwaanka khadka degdegga ah' },
            contact.hotline,
          ),
          defaultLine(
            'officeHours',
            { en: 'When the office answers the telephone', so: 'Goorta xafiisku telefoonka qabto' },
            contact.officeHours,
          ),
          defaultLine('address', { en: 'Address', so: 'Ciwaanka' }, contact.addressText),
        ]
      }),
      {
        type: 'row',
        fields: [
          httpsUrlField('radioUrl', {
            en: 'Page of the army radio',
            so: 'Bogga raadiyaha ciidanka',
          }),
          httpsUrlField('streamUrl', {
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
          httpsUrlField('facebook', { en: 'Facebook', so: 'Facebook' }),
          httpsUrlField('x', { en: 'X (Twitter)', so: 'X (Twitter)' }),
          httpsUrlField('instagram', { en: 'Instagram', so: 'Instagram' }),
          httpsUrlField('youtube', { en: 'YouTube', so: 'YouTube' }),
          httpsUrlField('tiktok', { en: 'TikTok', so: 'TikTok' }),
        ],
      },
    ],
  })
