import type { ContactInformation } from '@gaashaan/contract'
import type { Messages } from '../messages/messages.ts'
import type { OwnTexts, Settings } from './settings.ts'

/** The texts that the ministry has changed: those that are told and are not the site's own words. */
function ownTexts(told: ContactInformation, { contact, furniture }: Messages): OwnTexts {
  const texts: [keyof OwnTexts, string | null | undefined, string][] = [
    ['workingHours', told.working_hours, furniture.workingHours],
    ['workingDays', told.working_days, contact.workingDays],
    ['dayOff', told.day_off, contact.dayOff],
    ['hotline', told.hotline_title, contact.hotline],
    ['officeHours', told.office_hours, contact.officeHours],
    ['addressText', told.address, contact.addressText],
  ]
  return Object.fromEntries(
    texts.filter(([, text, own]) => text && text !== own).map(([key, text]) => [key, text]),
  )
}

/** The settings that the site was started with, and over them what the ministry's desk tells. */
export function mergeSettings(
  settings: Settings,
  told: ContactInformation | null | undefined,
  messages: Messages,
): Settings {
  if (!told) return settings
  const texts = ownTexts(told, messages)
  const { social } = settings
  return {
    ...settings,
    email: told.email || settings.email,
    pressEmail: told.press_email || settings.pressEmail,
    hotline: told.hotline || settings.hotline,
    officePhones: told.office_phones?.length ? told.office_phones : settings.officePhones,
    radioUrl: told.radio_url || settings.radioUrl,
    streamUrl: told.stream_url || settings.streamUrl,
    social: {
      facebook: told.social?.facebook || social.facebook,
      x: told.social?.x || social.x,
      instagram: told.social?.instagram || social.instagram,
      youtube: told.social?.youtube || social.youtube,
      tiktok: told.social?.tiktok || social.tiktok,
    },
    ...(Object.keys(texts).length > 0 && { texts }),
  }
}
