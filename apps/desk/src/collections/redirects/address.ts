import { OLD_PAGE_KEYS } from '@gaashaan/contract'
import type { BothLanguages } from '../../i18n/messages.ts'

/** Longest stored path or URL, in characters. */
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

/** The form in which old paths are compared: lower case, no slash at the end, as readers type. */
export function normalizeOldPath(text: string): string {
  const trimmed = text.trim().toLowerCase()
  return trimmed.length > 1 ? trimmed.replace(/\/+$/, '') : trimmed
}

/** A path, or one with all that is below it. */
const PATH = /^(?:\/[^\s?#\\*/][^\s?#\\*]*)(?:\/\*)?$/

/** A page of an old site by WordPress's own query, with one value or any. */
const OLD_PAGE = new RegExp(`^/\\?(?:${OLD_PAGE_KEYS.join('|')})=(?:[^\\s&#*]+|\\*)$`)

/** What is wrong with an old path; `undefined` when nothing is. */
export function fromProblem(from: string): BothLanguages | undefined {
  const isWritten = PATH.test(from) || OLD_PAGE.test(from)
  return isWritten && from.length <= MAX_URL_CHARS ? undefined : FROM
}

function isAddress(to: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(to)) return true
  const url = to.startsWith('https://') ? URL.parse(to) : null
  // Whoever asks must not choose the host.
  return url !== null && !url.host.includes('*')
}

/** What is wrong with where an old path leads; `undefined` when nothing is. */
export function toProblem(from: string, to: string): BothLanguages | undefined {
  if (to.length > MAX_URL_CHARS || !isAddress(to)) return TO
  if (to.includes('*') && !from.endsWith('*')) return STAR
  // Of an old path that is none, that is said alone.
  if (fromProblem(from)) return undefined
  const path = normalizeOldPath(to.replace(/[?#].*$/, ''))
  const isBelow = from.endsWith('/*') && `${path}/`.startsWith(from.slice(0, -1))
  return path === from || isBelow ? SAME : undefined
}
