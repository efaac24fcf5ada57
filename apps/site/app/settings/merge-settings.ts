import type { ContactInformation } from '@gaashaan/contract'
import type { Messages } from '../messages/messages.ts'
import type { ChangedTexts, Settings } from './settings.ts'

/** The desk's texts that differ from the site's own messages. */
function changedTexts(desk: ContactInformation, { contact, furniture }: Messages): ChangedTexts {
  const texts: [keyof ChangedTexts, string | null | undefined, string][] = [
    ['workingHours', desk.working_hours, furniture.workingHours],
    ['workingDays', desk.working_days, contact.workingDays],
    ['dayOff', desk.day_off, contact.dayOff],
    ['hotline', desk.hotline_title, contact.hotline],
    ['officeHours', desk.office_hours, contact.officeHours],
    ['addressText', desk.address, contact.addressText],
  ]
  return Object.fromEntries(
    texts.filter(([, text, message]) => text && text !== message).map(([key, text]) => [key, text]),
  )
}

/** The settings of the environment, with the desk's contact information in their place where it has any. */
export function mergeSettings(
  settings: Settings,
  contact: ContactInformation | null | undefined,
  messages: Messages,
): Settings {
  if (!contact) return settings
  const texts = changedTexts(contact, messages)
  const { social } = settings
  return {
    ...settings,
    email: contact.email || settings.email,
    pressEmail: contact.press_email || settings.pressEmail,
    hotline: contact.hotline || settings.hotline,
    officePhones: contact.office_phones?.length ? contact.office_phones : settings.officePhones,
    radioUrl: contact.radio_url || settings.radioUrl,
    streamUrl: contact.stream_url || settings.streamUrl,
    social: {
      facebook: contact.social?.facebook || social.facebook,
      x: contact.social?.x || social.x,
      instagram: contact.social?.instagram || social.instagram,
      youtube: contact.social?.youtube || social.youtube,
      tiktok: contact.social?.tiktok || social.tiktok,
    },
    ...(Object.keys(texts).length > 0 && { texts }),
  }
}
