import type { BothLanguages } from '../../i18n/messages.ts'
import { isGuessable } from './guessable.ts'
import { MAX_PASSWORD_CHARS, MIN_PASSWORD_CHARS } from './password-length.ts'
import { ministryNameIn, personNameIn, plainText } from './password-names.ts'

const TOO_SHORT: BothLanguages = {
  en: `The password must have at least ${MIN_PASSWORD_CHARS} characters. A few words together are easy to remember.`,
  so: `Furaha sirta ahi waa inuu ka koobnaado ugu yaraan ${MIN_PASSWORD_CHARS} xaraf. Dhowr erey oo la isku daray way fududahay in la xasuusto.`,
}
const TOO_LONG: BothLanguages = {
  en: `The password must have at most ${MAX_PASSWORD_CHARS} characters.`,
  so: `Furaha sirta ahi waa inuusan ka badnaan ${MAX_PASSWORD_CHARS} xaraf.`,
}
const COMMON: BothLanguages = {
  en: 'This password is made of what others would try first. Choose another: four words that have nothing to do with each other.',
  so: 'Furahan sirta ahi wuxuu ka kooban yahay waxa ugu horreeya ee la isku dayo. Dooro mid kale: afar erey oo aan isku xirnayn.',
}

const ministryName = (name: string): BothLanguages => ({
  en: `The password must not have the ministry’s name in it: “${name}”.`,
  so: `Furaha sirta ahi waa inuusan ku jirin magaca wasaaradda: “${name}”.`,
})
const personName = (name: string): BothLanguages => ({
  en: `The password must not have your name or e-mail address in it: “${name}”.`,
  so: `Furaha sirta ahi waa inuusan ku jirin magacaaga ama cinwaankaaga iimaylka: “${name}”.`,
})

/** Whose password it is. */
export interface PasswordOwner {
  readonly name: string
  readonly email: string
}

/**
 * The error of a new password, or `undefined`: its length, the name of the ministry or of its owner in
 * it, or too few guesses. It need not contain certain kinds of characters, as NIST SP 800-63B advises.
 */
export async function passwordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<BothLanguages | undefined> {
  // A character outside the basic plane counts as one.
  const { length } = [...password]
  if (length < MIN_PASSWORD_CHARS) return TOO_SHORT
  if (length > MAX_PASSWORD_CHARS) return TOO_LONG
  const text = plainText(password)
  const ministry = ministryNameIn(text)
  if (ministry !== undefined) return ministryName(ministry)
  const person = personNameIn(text, owner)
  if (person !== undefined) return personName(person)
  return (await isGuessable(text)) ? COMMON : undefined
}
