import { isPhoneNumber } from '../globals/checks/phone-number.ts'
import type { BothLanguages } from '../i18n/messages.ts'

/** A length that every browser and proxy passes on. */
const MAX_URL_CHARS = 2_000

const EMAIL_ADDRESS = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/

/** Whether it is a path of the site, with or without query and fragment, or a fragment alone. */
const isOnSite = (url: string) => /^(?:\/(?![/\\])[^\\]*|#.+)$/.test(url)

function isWebUrl(url: string): boolean {
  const parsed = /^https?:\/\/[^\s/]/i.test(url) ? URL.parse(url) : null
  return parsed !== null && /[^.]\.[^.]/.test(parsed.hostname)
}

/** Whether a link with this URL leads somewhere from a page of the site. */
export function isLinkUrl(value: string): boolean {
  const url = value.trim()
  if (url === '' || url.length > MAX_URL_CHARS || /\s/.test(url)) return false
  const [, scheme, rest = ''] = /^(mailto|tel):(.*)$/i.exec(url) ?? []
  if (scheme?.toLowerCase() === 'mailto') return EMAIL_ADDRESS.test(rest.replace(/\?.*$/, ''))
  if (scheme !== undefined) return isPhoneNumber(rest)
  return isOnSite(url) || isWebUrl(url)
}

/** Decodes a URL without a scheme that earlier desks encoded once more at every save. */
function decodeRepeatedly(url: string): string {
  let decoded = url
  while (/%(?:25|2f|3a)/i.test(decoded) && !/^[a-z]+:/i.test(decoded)) {
    try {
      decoded = decodeURIComponent(decoded)
    } catch {
      return decoded
    }
  }
  return decoded
}

/** The URL that is meant by one without a scheme, as in `www.example.org`; none when it is unclear. */
export function completedUrl(value: string): string | undefined {
  const text = decodeRepeatedly(value.trim())
  const url = EMAIL_ADDRESS.test(text) ? `mailto:${text}` : `https://${text}`
  const isComplete = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i.test(text) || url.startsWith('mailto:')
  return isComplete && isLinkUrl(url) ? url : undefined
}

/** What is wrong with the URL of a link, with the right one where it is clear. */
export function linkUrlProblem(value: unknown): BothLanguages | undefined {
  const url = typeof value === 'string' ? value : ''
  if (isLinkUrl(url)) return undefined
  const completed = completedUrl(url)
  return completed ? completeUrlMessage(completed) : PAGE_OR_COMPLETE_URL
}

const completeUrlMessage = (example: string): BothLanguages => ({
  en: `Write the whole address, as in ${example}.`,
  so: `Qor cinwaanka oo dhan, sida ${example}.`,
})

const PAGE_OR_COMPLETE_URL: BothLanguages = {
  en: 'Write a page of this site, as in /contact, or a whole address with https://, mailto: or tel:.',
  so: 'Qor bog ka mid ah boggan, sida /contact, ama cinwaan dhan oo https://, mailto: ama tel: ku bilaabma.',
}
