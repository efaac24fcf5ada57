import type { TextFieldValidation } from 'payload'
import { messagesFor } from '../i18n/messages.ts'
import { isBlank } from './blank.ts'

const MISSING = {
  title: {
    en: 'Give a title in one language at least.',
    so: 'Ugu yaraan hal luqad cinwaan ku qor.',
  },
  name: {
    en: 'Give a name in one language at least.',
    so: 'Ugu yaraan hal luqad magac ku qor.',
  },
} as const

type Texts = Readonly<Partial<Record<'so' | 'en', Readonly<Record<string, unknown>>>>>

/** A title or name may be blank in one language, not in both. */
export function oneLanguageAtLeast(word: 'title' | 'name'): TextFieldValidation {
  return (_value, { data, req }) => {
    const { so, en } = data as Texts
    return !isBlank(so?.[word]) || !isBlank(en?.[word]) || messagesFor(req).t(MISSING[word])
  }
}
