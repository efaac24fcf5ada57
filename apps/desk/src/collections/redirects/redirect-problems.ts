import { OLD_PAGE_KEYS } from '@gaashaan/contract'
import type { BothLanguages } from '../../i18n/messages.ts'

/** Maximum length of a path or URL. */
const MAX_URL_CHARS = 1_000

const FROM: BothLanguages = {
  en: 'Give the path on this site, such as /old/page, without spaces, ? or #; or a rule, such as /tag/* or /?p=*.',
  so: 'Qor waddada boggan, sida /bog/hore, iyada oo aan lahayn bannaan, ? ama #; ama xeer, sida /tag/* ama /?p=*.',
}

const TO: BothLanguages = {
  en: 'Give a path on this site, such as /resources/news, or an https:// address.',
  so: 'Qor waddo ka mid ah boggan, sida /resources/news, ama cinwaan https:// ah.',
}

const STAR: BothLanguages = {
  en: 'A * in where it leads needs a rule as the old path, such as /tag/*.',
  so: '* ku jirta halka ay u weecinayso waxay u baahan tahay xeer waddadii hore ah, sida /tag/*.',
}

const SAME: BothLanguages = {
  en: 'An address cannot lead to itself.',
  so: 'Cinwaanku isma gaarsiin karo naftiisa.',
}

/** The normal form of an old path: lower case, without a slash at the end. */
export function normalizeOldPath(text: string): string {
  const trimmed = text.trim().toLowerCase()
  return trimmed.length > 1 ? trimmed.replace(/\/+$/, '') : trimmed
}

/** A path, optionally with everything below it. */
const PATH = /^(?:\/[^\s?#\\*/][^\s?#\\*]*)(?:\/\*)?$/

/** A page of an old WordPress site by its query, with one value or any. */
const OLD_PAGE = new RegExp(`^/\\?(?:${OLD_PAGE_KEYS.join('|')})=(?:[^\\s&#*]+|\\*)$`)

/** The error of an old path; `undefined` for a valid one. */
export function fromProblem(from: string): BothLanguages | undefined {
  const isValid = PATH.test(from) || OLD_PAGE.test(from)
  return isValid && from.length <= MAX_URL_CHARS ? undefined : FROM
}

function isTarget(to: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(to)) return true
  const url = to.startsWith('https://') ? URL.parse(to) : null
  // The host must not depend on what a visitor requests.
  return url !== null && !url.host.includes('*')
}

/** The error of the target of an old path; `undefined` for a valid one. */
export function toProblem(from: string, to: string): BothLanguages | undefined {
  if (to.length > MAX_URL_CHARS || !isTarget(to)) return TO
  if (to.includes('*') && !from.endsWith('*')) return STAR
  // An invalid old path has its own error.
  if (fromProblem(from)) return undefined
  const path = normalizeOldPath(to.replace(/[?#].*$/, ''))
  const isBelow = from.endsWith('/*') && `${path}/`.startsWith(from.slice(0, -1))
  return path === from || isBelow ? SAME : undefined
}
