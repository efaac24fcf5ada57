import type { BothLanguages } from '../../words/both-languages.ts'

/** Longest address that is kept. */
const LONGEST = 1_000

const FROM: BothLanguages = {
  en: 'Give the path on this site, such as /old/page, without spaces, ? or #.',
  so: 'Qor waddada boggan, sida /bog/hore, iyada oo aan lahayn bannaan, ? ama #.',
}

const TO: BothLanguages = {
  en: 'Give a path on this site, such as /resources/news, or an https:// address.',
  so: 'Qor waddo ka mid ah boggan, sida /resources/news, ama cinwaan https:// ah.',
}

const SAME: BothLanguages = {
  en: 'An address cannot lead to itself.',
  so: 'Cinwaanku isma gaarsiin karo naftiisa.',
}

/** The form in which old paths are compared: lower case, no slash at the end, as readers type. */
export function oldPath(text: string): string {
  const trimmed = text.trim().toLowerCase()
  return trimmed.length > 1 ? trimmed.replace(/\/+$/, '') : trimmed
}

/** What is wrong with an old path; `undefined` when nothing is. */
export function fromProblem(from: string): BothLanguages | undefined {
  const isPath = /^\/(?!\/)[^\s?#\\]+$/.test(from) && from.length <= LONGEST
  return isPath ? undefined : FROM
}

function isAddress(to: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(to)) return true
  return to.startsWith('https://') && URL.canParse(to)
}

/** What is wrong with where an old path leads; `undefined` when nothing is. */
export function toProblem(from: string, to: string): BothLanguages | undefined {
  if (to.length > LONGEST || !isAddress(to)) return TO
  return to.startsWith('/') && oldPath(to.replace(/[?#].*$/, '')) === from ? SAME : undefined
}
