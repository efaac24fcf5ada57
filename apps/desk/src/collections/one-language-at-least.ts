import type { TextFieldSingleValidation } from 'payload'
import { messagesFor } from '../i18n/messages.ts'
import { isBlank } from './blank.ts'

/** Errors for a text that is missing in both languages. */
export const MISSING_TEXT = {
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

/** Refuses a title or name that is blank in both languages. */
export function oneLanguageAtLeast(key: 'title' | 'name'): TextFieldSingleValidation {
  return (_value, { data, req }) => {
    const { so, en } = data as Texts
    return !isBlank(so?.[key]) || !isBlank(en?.[key]) || messagesFor(req).t(MISSING_TEXT[key])
  }
}
