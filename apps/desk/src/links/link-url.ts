import { isPhoneNumber } from '../globals/checks/phone-number.ts'
import type { BothLanguages } from '../i18n/messages.ts'

/** Longest address that a link may have: what browsers and proxies pass on everywhere. */
const MAX_URL_CHARS = 2_000

const MAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/

/** A path of the site, with its query and its part of the page, or a part of the page alone. */
const isOnSite = (url: string) => /^(?:\/(?![/\\])[^\\]*|#.+)$/.test(url)

function isWebAddress(url: string): boolean {
  const parsed = /^https?:\/\/[^\s/]/i.test(url) ? URL.parse(url) : null
  return parsed !== null && /[^.]\.[^.]/.test(parsed.hostname)
}

/** Whether a link leads somewhere from a page of the site. */
export function isLinkUrl(given: string): boolean {
  const url = given.trim()
  if (url === '' || url.length > MAX_URL_CHARS || /\s/.test(url)) return false
  const [, scheme, rest = ''] = /^(mailto|tel):(.*)$/i.exec(url) ?? []
  if (scheme?.toLowerCase() === 'mailto') return MAIL.test(rest.replace(/\?.*$/, ''))
  if (scheme !== undefined) return isPhoneNumber(rest)
  return isOnSite(url) || isWebAddress(url)
}

/** An address as it was before it was encoded, perhaps many times, as an earlier desk did at each save. */
function decoded(url: string): string {
  let text = url
  while (/%(?:25|2f|3a)/i.test(text) && !/^[a-z]+:/i.test(text)) {
    try {
      text = decodeURIComponent(text)
    } catch {
      return text
    }
  }
  return text
}

/** What was meant by an address without its beginning, as in `www.example.org`; none when unclear. */
export function completedUrl(given: string): string | undefined {
  const text = decoded(given.trim())
  const url = MAIL.test(text) ? `mailto:${text}` : `https://${text}`
  const isComplete = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i.test(text) || url.startsWith('mailto:')
  return isComplete && isLinkUrl(url) ? url : undefined
}

/** What is wrong with the address of a link, with the right one where it is clear. */
export function linkUrlProblem(given: unknown): BothLanguages | undefined {
  const url = typeof given === 'string' ? given : ''
  if (isLinkUrl(url)) return undefined
  const whole = completedUrl(url)
  return whole ? wholeAddress(whole) : PAGE_OR_WHOLE
}

const wholeAddress = (example: string): BothLanguages => ({
  en: `Write the whole address, as in ${example}.`,
  so: `Qor cinwaanka oo dhan, sida ${example}.`,
})

const PAGE_OR_WHOLE: BothLanguages = {
  en: 'Write a page of this site, as in /contact, or a whole address with https://, mailto: or tel:.',
  so: 'Qor bog ka mid ah boggan, sida /contact, ama cinwaan dhan oo https://, mailto: ama tel: ku bilaabma.',
}
