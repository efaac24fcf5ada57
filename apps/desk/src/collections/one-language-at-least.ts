import type { TextFieldValidation } from 'payload'
import { isBlank } from './blank.ts'

type Texts = Readonly<Partial<Record<'so' | 'en', Readonly<Record<string, unknown>>>>>

/** A title or name may be blank in one language, not in both. */
export function oneLanguageAtLeast(word: 'title' | 'name'): TextFieldValidation {
  return (_value, { data }) => {
    const { so, en } = data as Texts
    return (
      !isBlank(so?.[word]) || !isBlank(en?.[word]) || `Give a ${word} in one language at least.`
    )
  }
}
