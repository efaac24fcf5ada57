import type { TextFieldSingleValidation } from 'payload'
import { isBlank } from '../../collections/blank.ts'
import { messagesFor } from '../../i18n/messages.ts'

/** Whether a text is an `https://` address with a host. */
export function isHttps(text: string): boolean {
  return /^https:\/\/[^\s/]+/i.test(text) && URL.canParse(text)
}

/** No address, or one that begins with https. */
export const httpsAddress: TextFieldSingleValidation = (value, { req }) =>
  isBlank(value) ||
  isHttps(value ?? '') ||
  messagesFor(req).t({
    en: 'Write the whole address, as in https://www.example.org/page.',
    so: 'Qor cinwaanka oo dhan, sida https://www.example.org/page.',
  })

/** The same, or a path of the site, such as `/contact`. */
export const pageAddress: TextFieldSingleValidation = (value, { req }) =>
  isBlank(value) ||
  isHttps(value ?? '') ||
  /^\/(?![/\\])\S*$/.test(value ?? '') ||
  messagesFor(req).t({
    en: 'Write a page of this site, as in /contact, or a whole address with https://.',
    so: 'Qor bog ka mid ah boggan, sida /contact, ama cinwaan dhan oo https:// ku bilaabma.',
  })
