import type { BothLanguages } from '../../i18n/messages.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/**
 * Minimum length of a new password: NIST SP 800-63B-4 §3.1.1.2 requires 15 characters where a password
 * alone opens an account, as a writer's does.
 */
const MIN_PASSWORD_CHARS = 15

/** Maximum length: the same section requires at least 64. The bound limits the cost of hashing. */
const MAX_PASSWORD_CHARS = 128

const TOO_SHORT: BothLanguages = {
  en: `The password must have at least ${MIN_PASSWORD_CHARS} characters. A few words together are easy to remember.`,
  so: `Furaha sirta ahi waa inuu ka koobnaado ugu yaraan ${MIN_PASSWORD_CHARS} xaraf. Dhowr erey oo la isku daray way fududahay in la xasuusto.`,
}
const TOO_LONG: BothLanguages = {
  en: `The password must have at most ${MAX_PASSWORD_CHARS} characters.`,
  so: `Furaha sirta ahi waa inuusan ka badnaan ${MAX_PASSWORD_CHARS} xaraf.`,
}
const OWN_ADDRESS: BothLanguages = {
  en: 'The password must not be made of the e-mail address.',
  so: 'Furaha sirta ahi waa inuusan ka koobnaan cinwaanka iimaylka.',
}
const COMMON: BothLanguages = {
  en: 'This password is among the first that others would try. Choose another.',
  so: 'Furahan sirta ahi wuxuu ka mid yahay kuwa ugu horreeya ee la isku dayo. Dooro mid kale.',
}

/** The shortest text of which a text is a repetition: `abc` of `abcabc`, `abcd` of `abcd`. */
function repeatedUnit(text: string): string {
  const length = (text + text).indexOf(text, 1)
  return text.slice(0, length)
}

/**
 * The error of a new password, or `undefined`: its length, the account's own e-mail address in it, or
 * a common password. It need not contain certain kinds of characters, as NIST SP 800-63B advises.
 */
export function passwordProblem(password: string, email: string): BothLanguages | undefined {
  // A character outside the basic plane counts as one.
  const { length } = [...password]
  if (length < MIN_PASSWORD_CHARS) return TOO_SHORT
  if (length > MAX_PASSWORD_CHARS) return TOO_LONG
  const unit = repeatedUnit(password.toLowerCase().replace(/[\s._-]+/g, ''))
  const address = email.toLowerCase().replace(/[\s._-]+/g, '')
  const [name = ''] = address.split('@')
  if (address !== '' && (unit === address || unit === name)) return OWN_ADDRESS
  if (address !== '' && password.toLowerCase().includes(email.toLowerCase())) return OWN_ADDRESS
  const isCommon = COMMON_PASSWORDS.has(unit) || COMMON_PASSWORDS.has(unit.replace(/\d+$/, ''))
  return isCommon || unit.length < 5 ? COMMON : undefined
}
