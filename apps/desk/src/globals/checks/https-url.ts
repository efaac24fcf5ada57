import type { TextFieldSingleValidation } from 'payload'
import { isBlank } from '../../collections/blank.ts'
import { textField } from '../../collections/text-field.ts'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'

/** Whether a text is an `https://` URL with a host. */
export function isHttpsUrl(text: string): boolean {
  return /^https:\/\/[^\s/]+/i.test(text) && URL.canParse(text)
}

/** Accepts an empty text or an https URL. */
const httpsUrl: TextFieldSingleValidation = (value, { req }) =>
  isBlank(value) ||
  isHttpsUrl(value ?? '') ||
  messagesFor(req).t({
    en: 'Write the whole address, as in https://www.example.org/page.',
    so: 'Qor cinwaanka oo dhan, sida https://www.example.org/page.',
  })

/** Accepts also a path of the site, such as `/contact`. */
export const pathOrHttpsUrl: TextFieldSingleValidation = (value, { req }) =>
  isBlank(value) ||
  isHttpsUrl(value ?? '') ||
  /^\/(?![/\\])\S*$/.test(value ?? '') ||
  messagesFor(req).t({
    en: 'Write a page of this site, as in /contact, or a whole address with https://.',
    so: 'Qor bog ka mid ah boggan, sida /contact, ama cinwaan dhan oo https:// ku bilaabma.',
  })

/** A field for an https URL, which may be empty. */
export const httpsUrlField = (name: string, label: BothLanguages) =>
  textField(name, label, { validate: httpsUrl, admin: { placeholder: 'https://' } })
