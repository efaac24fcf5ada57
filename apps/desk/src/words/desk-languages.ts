import type { I18nOptions } from '@payloadcms/translations'
import { english } from './english.ts'
import { somali } from './somali/index.ts'
import { lexical } from './somali/lexical.ts'
import { WITHOUT_MAIL } from './without-mail.ts'

/** A language of the desk where no mail server is set. */
function withoutMail<L extends typeof english | typeof somali>(language: L, words: object) {
  const { translations } = language
  const authentication = { ...translations.authentication, ...words }
  return { ...language, translations: { ...translations, authentication } }
}

/**
 * The languages in which editors can have the desk; each chooses in the account. Payload's list of
 * languages has no Somali, and takes any that it is given. What is said of a forgotten password
 * depends on whether the desk can mail.
 */
export function deskLanguages(hasMailServer: boolean) {
  const mailed = { en: english, so: somali }
  const alone = {
    en: withoutMail(english, WITHOUT_MAIL.en),
    so: withoutMail(somali, WITHOUT_MAIL.so),
  }
  return {
    fallbackLanguage: 'en',
    supportedLanguages: hasMailServer ? mailed : alone,
    // The text editor brings its words for the languages of Payload's list alone.
    translations: { so: { lexical } },
  } as unknown as I18nOptions
}
