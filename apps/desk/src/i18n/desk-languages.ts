import type { I18nOptions } from '@payloadcms/translations'
import { english } from './english.ts'
import { somali } from './somali/index.ts'
import { lexical } from './somali/lexical.ts'
import { WITHOUT_MAIL } from './without-mail.ts'

/** A language with the texts about a forgotten password for a desk that cannot send mail. */
function withoutMail<L extends typeof english | typeof somali>(language: L, texts: object) {
  const { translations } = language
  const authentication = { ...translations.authentication, ...texts }
  return { ...language, translations: { ...translations, authentication } }
}

/**
 * The languages of the desk; each editor chooses one in the account. Somali is not among Payload's
 * own languages, but its configuration accepts any.
 */
export function deskLanguages(hasMailServer: boolean) {
  const supportedLanguages = hasMailServer
    ? { en: english, so: somali }
    : {
        en: withoutMail(english, WITHOUT_MAIL.en),
        so: withoutMail(somali, WITHOUT_MAIL.so),
      }
  return {
    fallbackLanguage: 'en',
    supportedLanguages,
    // The text editor's package has texts only for Payload's own languages.
    translations: { so: { lexical } },
  } as unknown as I18nOptions
}
