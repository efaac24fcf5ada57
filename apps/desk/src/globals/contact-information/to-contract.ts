import type { ContactInformation as ContactPayload, Language } from '@gaashaan/contract'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import type { ContactInformation } from '../../payload-types.ts'

/** The contact information with its texts in a language; empty values are `null`. */
export function toContact(contact: ContactInformation, language: Language): ContactPayload {
  const text = contact[LANGUAGE_GROUP[language]]
  const { social } = contact
  return {
    email: contact.email || null,
    press_email: contact.pressEmail || null,
    hotline: contact.hotline || null,
    office_phones: contact.officePhones?.length
      ? contact.officePhones.map(({ number }) => number)
      : null,
    radio_url: contact.radioUrl || null,
    stream_url: contact.streamUrl || null,
    social: {
      facebook: social?.facebook || null,
      x: social?.x || null,
      instagram: social?.instagram || null,
      youtube: social?.youtube || null,
      tiktok: social?.tiktok || null,
    },
    working_hours: text?.workingHours || null,
    working_days: text?.workingDays || null,
    day_off: text?.dayOff || null,
    hotline_title: text?.hotlineTitle || null,
    office_hours: text?.officeHours || null,
    address: text?.address || null,
  }
}
