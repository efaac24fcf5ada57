import type { I18nOptions } from '@payloadcms/translations'
import { en as english } from '@payloadcms/translations/languages/en'
import { somali } from './somali/index.ts'
import { lexical } from './somali/lexical.ts'

/** What stands for a value that is not there; Payload's own says `<No Caption, in Somali>`. */
const en = {
  ...english,
  translations: {
    ...english.translations,
    general: { ...english.translations.general, noLabel: '–' },
  },
}

/**
 * The languages in which editors can have the desk; each chooses in the account. Payload's list of
 * languages has no Somali, and takes any that it is given.
 */
export const deskLanguages = {
  fallbackLanguage: 'en',
  supportedLanguages: { en, so: somali },
  // The text editor brings its words for the languages of Payload's list alone.
  translations: { so: { lexical } },
} as unknown as I18nOptions
