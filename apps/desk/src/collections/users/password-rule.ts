import type { BothLanguages } from '../../i18n/messages.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/**
 * Fewest characters of a new password: NIST SP 800-63B-4 §3.1.1.2 asks for 15 where a password alone
 * can open an account, as a writer's can.
 */
export const MIN_PASSWORD_CHARS = 15

/** Most characters: the same section asks for 64 at least; without a bound, hashing is a burden. */
export const MAX_PASSWORD_CHARS = 128

const SHORT: BothLanguages = {
  en: `The password must have at least ${MIN_PASSWORD_CHARS} characters. A few words together are easy to remember.`,
  so: `Furaha sirta ahi waa inuu ka koobnaado ugu yaraan ${MIN_PASSWORD_CHARS} xaraf. Dhowr erey oo la isku daray way fududahay in la xasuusto.`,
}
const LONG: BothLanguages = {
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

/** The shortest piece that a text is a repetition of: `abcabc` is of `abc`, `abcd` of itself. */
function repeatedPiece(text: string): string {
  const length = (text + text).indexOf(text, 1)
  return text.slice(0, length)
}

/**
 * Why a new password is refused, or `undefined`: its length, the account's own address in it, or
 * that it is common. Kinds of characters are not asked for, as NIST SP 800-63B advises.
 */
export function passwordFault(password: string, email: string): BothLanguages | undefined {
  // Counted as a reader counts: a character outside the basic plane is one.
  const { length } = [...password]
  if (length < MIN_PASSWORD_CHARS) return SHORT
  if (length > MAX_PASSWORD_CHARS) return LONG
  const piece = repeatedPiece(password.toLowerCase().replace(/[\s._-]+/g, ''))
  const address = email.toLowerCase().replace(/[\s._-]+/g, '')
  const [name = ''] = address.split('@')
  if (address !== '' && (piece === address || piece === name)) return OWN_ADDRESS
  if (address !== '' && password.toLowerCase().includes(email.toLowerCase())) return OWN_ADDRESS
  const isCommon = COMMON_PASSWORDS.has(piece) || COMMON_PASSWORDS.has(piece.replace(/\d+$/, ''))
  return isCommon || piece.length < 5 ? COMMON : undefined
}
